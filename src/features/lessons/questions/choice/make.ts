import type { Random } from '../../../../base/random.ts';
import type { AuthoredOption } from '../kind.ts';
import type { AuthoredChoice, ChoiceQuestion } from './schema.ts';

export function make(authored: AuthoredChoice, item: string, random: Random): ChoiceQuestion {
  const options = random.shuffle([
    { text: authored.right, note: null },
    ...authored.wrong.map(({ text, note }) => ({ text, note })),
  ]);
  return {
    kind: 'choice',
    question: authored.stem,
    options: options.map((option) => option.text),
    correctIndex: options.findIndex((option) => option.note === null),
    notes: options.map((option) => option.note),
    item,
    skill: authored.skill,
    hint: authored.hint,
    explanation: authored.explanation,
  };
}

export const optionsOf = ({ right, wrong }: AuthoredChoice): AuthoredOption[] => [
  { at: ['right'], text: right, isRight: true },
  ...wrong.map(({ text }, place) => ({ at: ['wrong', place, 'text'], text, isRight: false })),
];
