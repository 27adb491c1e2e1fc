import type { AuthoredKind, QuestionKind } from '../kind.ts';
import { givenInWords, keyInWords, notesOn } from './describe.ts';
import { isAnswer, isRight, sample } from './judge.ts';
import { make, optionsOf } from './make.ts';
import { authoredChoices, choicesQuestion, type AuthoredChoices, type ChoicesQuestion } from './schema.ts';

export const choices: QuestionKind<ChoicesQuestion> & AuthoredKind<AuthoredChoices, ChoicesQuestion> = {
  stored: choicesQuestion,
  isRight,
  isAnswer,
  keyInWords,
  givenInWords,
  notesOn,
  sample,
  print: (text) => text,
  readsAnswers: true,
  authored: authoredChoices,
  make,
  optionsOf,
};
