import { mathText } from '../../rules/math-text.ts';
import type { QuestionKind } from '../kind.ts';
import { givenInWords, keyInWords } from './describe.ts';
import { isAnswer, isRight, sample } from './judge.ts';
import { numberQuestion, type NumberQuestion } from './schema.ts';

export const number: QuestionKind<NumberQuestion> = {
  stored: numberQuestion,
  isRight,
  isAnswer,
  keyInWords,
  givenInWords,
  notesOn: () => [],
  sample,
  print: mathText,
  readsAnswers: false,
};
