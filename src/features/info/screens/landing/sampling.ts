import { useReducer } from 'react';
import { MAX_ATTEMPTS } from '../../../lessons/rules/judging.ts';
import { SAMPLES, type Sample } from './samples.ts';

type Sampling = {
  index: number;
  /** Options tried and found wrong, in their order. */
  wrong: readonly number[];
  outcome: 'open' | 'right' | 'shown';
  /** Questions that are behind the visitor: each is a light in the jar. */
  lights: number;
};
type Act = { answer: number } | 'next';

const START: Sampling = { index: 0, wrong: [], outcome: 'open', lights: 0 };

function step(present: Sampling, act: Act): Sampling {
  if (act === 'next') {
    const index = (present.index + 1) % SAMPLES.length;
    return { ...START, index, lights: index === 0 ? 0 : present.lights };
  }
  if (present.outcome !== 'open' || present.wrong.includes(act.answer)) return present;
  if (act.answer === SAMPLES[present.index]?.right) {
    return { ...present, outcome: 'right', lights: present.lights + 1 };
  }
  const wrong = [...present.wrong, act.answer];
  return wrong.length < MAX_ATTEMPTS
    ? { ...present, wrong }
    : { ...present, wrong, outcome: 'shown', lights: present.lights + 1 };
}

/** The little round of sample questions, by the attempts of a real lesson. */
export function useSampling(): [Sampling & { sample: Sample }, (act: Act) => void] {
  const [present, dispatch] = useReducer(step, START);
  const sample = SAMPLES[present.index];
  if (!sample) throw new Error('there is no such sample');
  return [{ ...present, sample }, dispatch];
}
