import { Check, Cloud } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { MAX_ATTEMPTS } from '../../../lessons/rules/judging.ts';
import { SubjectIcon } from '../../../lessons/screens/SubjectIcon.tsx';
import { SUBJECT_NAMES } from '../../../lessons/subjects.ts';
import { Glim, type GlimPose } from '../../../../kit/glim/Glim.tsx';
import { Jar } from '../../../../kit/glim/Jar.tsx';
import { Button } from '../../../../kit/ui/Button.tsx';
import { SAMPLES } from './samples.ts';
import { useSampling } from './sampling.ts';

/** A question of a real lesson to try at once. `onLight` is told when the visitor has lit the first light. */
export function SampleLesson({ onLight }: { onLight: () => void }) {
  const [{ sample, index, wrong, outcome, lights }, act] = useSampling();
  const question = useRef<HTMLParagraphElement>(null);
  const lastIndex = useRef(index);

  useEffect(() => {
    if (lights > 0) onLight();
  }, [lights, onLight]);
  useEffect(() => {
    if (lastIndex.current === index) return;
    lastIndex.current = index;
    // The button that was pressed is gone.
    question.current?.focus();
  }, [index]);

  return (
    <section aria-label="Try a question" className="relative">
      <div
        aria-hidden
        className={`glim-light pointer-events-none absolute -inset-x-24 -inset-y-28 bg-[radial-gradient(closest-side,rgb(255_197_61/0.55),rgb(255_197_61/0.2)_62%,transparent)] transition-opacity duration-700 sm:-inset-x-40 ${outcome === 'open' && lights === 0 ? 'opacity-70' : 'opacity-100'}`}
      />
      <div
        data-theme="light"
        className={`subject-${sample.subject} relative rounded-card border-2 border-b-[5px] border-glow-edge bg-[#fffdf7] p-5 text-ink sm:p-6`}
      >
        <div className="flex items-center gap-2 pr-28 font-display text-subject sm:pr-36">
          <SubjectIcon subject={sample.subject} className="size-7 shrink-0" />
          <p className="leading-tight font-medium">{SUBJECT_NAMES[sample.subject]}</p>
        </div>
        <Glim
          pose={poseOf(outcome, wrong.length)}
          className="pointer-events-none absolute -top-21 right-1 w-32 sm:-top-29 sm:-right-3 sm:w-42"
        />
        <p
          ref={question}
          id="sample-question"
          tabIndex={-1}
          className="mt-3 text-lg leading-snug font-semibold outline-none"
        >
          {sample.question}
        </p>
        <fieldset aria-labelledby="sample-question" className="mt-4 grid min-w-0 gap-2.5 sm:grid-cols-2">
          {sample.options.map(({ text }, place) => (
            <Option
              key={text}
              text={text}
              verdict={verdictOf(place, sample.right, wrong, outcome)}
              isClosed={outcome !== 'open' || wrong.includes(place)}
              onPick={() => act({ answer: place })}
            />
          ))}
        </fieldset>
        <div className="mt-4 flex min-h-38 items-center gap-4">
          <Jar filled={lights} of={SAMPLES.length} className="w-18 shrink-0 overflow-visible sm:w-22" />
          <div className="min-w-0 flex-1">
            <output className="block">
              <Reply outcome={outcome} wrong={wrong} sample={sample} />
            </output>
            {outcome !== 'open' && (
              <Button onClick={() => act('next')} className="mt-3 min-h-11 px-4 text-base">
                {index + 1 < SAMPLES.length ? 'Another one' : 'Once more'}
              </Button>
            )}
          </div>
        </div>
      </div>
    </section>
  );
}

function poseOf(outcome: string, tries: number): GlimPose {
  if (outcome === 'right') return 'cheering';
  return tries > 0 ? 'thinking' : 'waving';
}

type Verdict = 'right' | 'wrong' | 'none';

function verdictOf(place: number, right: number, wrong: readonly number[], outcome: string): Verdict {
  if (wrong.includes(place)) return 'wrong';
  return place === right && outcome !== 'open' ? 'right' : 'none';
}

const VERDICT_LOOKS: Record<Verdict, string> = {
  right: 'border-good bg-good-tint font-bold text-good',
  wrong: 'border-think bg-think-tint text-think',
  none: 'border-line bg-card',
};

function Option(props: { text: string; verdict: Verdict; isClosed: boolean; onPick: () => void }) {
  const { text, verdict, isClosed, onPick } = props;
  return (
    <button
      type="button"
      // Not `disabled`: the focus stays where the visitor is.
      aria-disabled={isClosed || undefined}
      onClick={onPick}
      className={`flex min-h-13 items-center gap-2 rounded-button border-2 border-b-[5px] px-3.5 py-2 text-left leading-tight transition-[translate,border-width] duration-150 ${VERDICT_LOOKS[verdict]} ${isClosed ? '' : 'hover:border-subject active:translate-y-[3px] active:border-b-2'}`}
    >
      {verdict === 'right' && <Check aria-hidden className="size-5 shrink-0" strokeWidth={3} />}
      {verdict === 'wrong' && <Cloud aria-hidden className="size-5 shrink-0" />}
      <span>
        {text}
        {verdict === 'right' && <span className="sr-only">, the right answer</span>}
        {verdict === 'wrong' && <span className="sr-only">, not this one</span>}
      </span>
    </button>
  );
}

type Told = Pick<ReturnType<typeof useSampling>[0], 'outcome' | 'wrong' | 'sample'>;

function Reply({ outcome, wrong, sample }: Told) {
  if (outcome === 'right') {
    return (
      <>
        <p className="font-display text-lg font-medium text-good">
          {wrong.length > 0 ? 'You found it!' : 'Yes!'}
        </p>
        <p className="leading-snug">{sample.explanation}</p>
      </>
    );
  }
  if (outcome === 'shown') {
    return (
      <>
        <p className="font-display text-lg font-medium text-think">Now we know it together</p>
        <p className="leading-snug">{sample.explanation}</p>
      </>
    );
  }
  const last = wrong.at(-1);
  if (last === undefined) {
    return (
      <p className="text-base leading-snug text-soft">
        From the lesson <span className="font-semibold">“{sample.lesson}”</span>. Answer it, and see what
        happens to the light.
      </p>
    );
  }
  return (
    <>
      <p className="font-display text-lg font-medium text-think">
        Try again! ({wrong.length}/{MAX_ATTEMPTS} attempts)
      </p>
      <p className="leading-snug">
        {sample.options[last]?.note} {wrong.length > 1 && <strong>Hint: {sample.hint}</strong>}
      </p>
    </>
  );
}
