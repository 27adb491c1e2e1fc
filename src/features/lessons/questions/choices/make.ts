import type { Random } from '../../../../base/random.ts';
import type { AuthoredOption } from '../kind.ts';
import type { AuthoredChoices, ChoicesQuestion } from './schema.ts';

export function make(authored: AuthoredChoices, item: string, random: Random): ChoicesQuestion {
  const options = random.shuffle([
    ...authored.right.map((text) => ({ text, note: null })),
    ...authored.wrong.map(({ text, note }) => ({ text, note })),
  ]);
  return {
    kind: 'choices',
    question: authored.stem,
    options: options.map(({ text }) => text),
    correctIndexes: options.flatMap(({ note }, place) => (note === null ? [place] : [])),
    notes: options.map(({ note }) => note),
    item,
    skill: authored.skill,
    hint: authored.hint,
    explanation: authored.explanation,
  };
}

export const optionsOf = ({ right, wrong }: AuthoredChoices): AuthoredOption[] => [
  ...right.map((text, place) => ({ at: ['right', place], text, isRight: true })),
  ...wrong.map(({ text }, place) => ({ at: ['wrong', place, 'text'], text, isRight: false })),
];
