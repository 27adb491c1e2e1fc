import type { AuthoredKind, QuestionKind } from '../kind.ts';
import { givenInWords, keyInWords, notesOn } from './describe.ts';
import { isAnswer, isRight, sample } from './judge.ts';
import { make, optionsOf } from './make.ts';
import { authoredChoice, choiceQuestion, type AuthoredChoice, type ChoiceQuestion } from './schema.ts';

export const choice: QuestionKind<ChoiceQuestion> & AuthoredKind<AuthoredChoice, ChoiceQuestion> = {
  stored: choiceQuestion,
  isRight,
  isAnswer,
  keyInWords,
  givenInWords,
  notesOn,
  sample,
  print: (text) => text,
  readsAnswers: true,
  authored: authoredChoice,
  make,
  optionsOf,
};
