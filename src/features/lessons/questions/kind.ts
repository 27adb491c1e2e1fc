import type { z } from 'zod';
import type { Random } from '../../../base/random.ts';
import type { Given } from './given.ts';

/** A remark on an answer: what was chosen, and what may have led there. */
export type Note = { about: string; note: string };

/** One kind of question: its shapes, and everything that is asked of a question without knowing its kind. */
export type QuestionKind<Question> = {
  /** The shape of a question as it is stored and sent. */
  stored: z.ZodType<Question>;
  /** Whether an answer is the key. */
  isRight(question: Question, given: Given): boolean;
  /** Whether it can be taken as an answer, after those before it; what cannot costs no try. */
  isAnswer(question: Question, earlier: readonly Given[], given: Given): boolean;
  /** The key in words. */
  keyInWords(question: Question): string;
  /** An answer in words, the same for answers that mean the same; undefined where it means nothing. */
  givenInWords(question: Question, given: Given): string | undefined;
  /** What may have led to an answer. */
  notesOn(question: Question, given: Given): Note[];
  /** The key as it is sent, and some answers that are wrong: for the demo and for tests. */
  sample(question: Question): { right: Given; wrong: [Given, ...Given[]] };
  /** How hints and explanations are printed. */
  print(text: string): string;
  /** Whether what can be chosen is read aloud with the question. */
  readsAnswers: boolean;
};

/** An option as it stands in a file of the lesson bank; `at` is its path within the question. */
export type AuthoredOption = { at: readonly (string | number)[]; text: string; isRight: boolean };

/** A kind that can be written in the lesson bank. */
export type AuthoredKind<Authored, Question> = {
  /** The shape in YAML. */
  authored: z.ZodType<Authored>;
  /** The stored question for one date; `random` is seeded by date and question. */
  make(authored: Authored, item: string, random: Random): Question;
  /** What a child may choose from; empty for kinds without options. */
  optionsOf(authored: Authored): AuthoredOption[];
};
