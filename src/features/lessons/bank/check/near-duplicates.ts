import type { BankLesson } from '../load.ts';
import { optionsOf } from '../../questions/kinds.ts';
import { flawIn, type Flaw, type Path, type Rule } from './flaw.ts';
import { questionsOf, textOf } from './parts.ts';
import { nearPairs } from './shingles.ts';

/**
 * Two texts of one length that share a fifth of their runs of three words come to 0.11. Independent texts of the bank
 * stay under 0.05, prompts that end with the same sentence of advice under 0.06.
 */
const TEXTS_ALIKE = 0.11;

/**
 * Two questions that share over half of their runs of three words, stem and options together. Those of the bank stay
 * under 0.25: one stem ("What is this text mostly about?") may be asked of many texts when the options are their own.
 */
const QUESTIONS_ALIKE = 0.4;

type Piece = { lesson: BankLesson; at: Path; name: string; text: string };

/** No text and no question is told twice, in one subject or across them. */
export const nearDuplicates: Rule = (lessons) => [
  ...alike(
    lessons.map((lesson) => ({ lesson, name: lesson.id, ...textOf(lesson) })),
    TEXTS_ALIKE,
    'text',
  ),
  ...alike(
    lessons.flatMap((lesson) =>
      questionsOf(lesson).map((question, index) => ({
        lesson,
        at: ['questions', index, 'stem'],
        name: `${lesson.id}#${index + 1}`,
        text: [
          question.stem,
          ...optionsOf(question)
            .map(({ text }) => text)
            .toSorted(),
        ].join(' '),
      })),
    ),
    QUESTIONS_ALIKE,
    'question',
  ),
];

function alike(pieces: readonly Piece[], least: number, kind: string): Flaw[] {
  const texts = pieces.map(({ text }) => text);
  return nearPairs(texts, least).flatMap(({ first, second, likeness }) => {
    const [one, other] = [pieces[first], pieces[second]];
    if (!one || !other) return [];
    const share = `${Math.round(100 * likeness)}% of the words' runs`;
    const told = (piece: Piece, twin: Piece) =>
      flawIn(piece.lesson, piece.at, `this ${kind} is nearly that of ${twin.name}: ${share} are the same`);
    return [{ ...told(other, one), others: [told(one, other)] }];
  });
}
