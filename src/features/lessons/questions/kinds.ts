import { z } from 'zod';
import type { Random } from '../../../base/random.ts';
import { choice } from './choice/kind.ts';
import { choices } from './choices/kind.ts';
import type { Given } from './given.ts';
import type { AuthoredKind, AuthoredOption, Note, QuestionKind } from './kind.ts';
import { number } from './number/kind.ts';

/** Every kind of question, by what `kind` says in it. A new one is a folder beside this file and a word here. */
const KINDS = { choice, choices, number };

type Kinds = typeof KINDS;
export type KindName = keyof Kinds;
type StoredBy = { [K in KindName]: z.infer<Kinds[K]['stored']> };
type QuestionOf<K extends KindName> = { [P in K]: { kind: P } & StoredBy[P] }[K];
type AuthoredName = { [K in KindName]: Kinds[K] extends { authored: z.ZodType } ? K : never }[KindName];
type AuthoredBy = { [K in AuthoredName]: z.infer<Kinds[K]['authored']> };
type AuthoredOf<K extends AuthoredName> = { [P in K]: { kind: P } & AuthoredBy[P] }[K];

/** A question of any kind, as it is stored and sent. */
export type Question = QuestionOf<KindName>;
/** A question of any kind that the lesson bank may hold, as its file has it. */
export type AuthoredQuestion = AuthoredOf<AuthoredName>;

const byKind: { [K in KindName]: QuestionKind<QuestionOf<K>> } = KINDS;
const authoredByKind: { [K in AuthoredName]: AuthoredKind<AuthoredOf<K>, QuestionOf<K>> } = KINDS;

/** The shape of a stored question. */
export const question = z.union(Object.values(KINDS).map((kind) => kind.stored));

const AUTHORED_NAMES = Object.entries(KINDS).flatMap(([name, kind]) => ('authored' in kind ? [name] : []));
const isAuthored = (name: string): name is AuthoredName => AUTHORED_NAMES.includes(name);

/** The shape of a question in a file of the lesson bank; one without `kind` is a choice. */
export const authoredQuestion = z
  .looseObject({ kind: z.string().default('choice') })
  .transform((written, context): AuthoredQuestion => {
    const { kind } = written;
    if (!isAuthored(kind)) {
      const message = `there is no kind of question '${kind}', only ${AUTHORED_NAMES.join(', ')}`;
      context.addIssue({ code: 'custom', path: ['kind'], message });
      return z.NEVER;
    }
    const read = KINDS[kind].authored.safeParse(written);
    if (read.success) return read.data;
    for (const { path, message } of read.error.issues) context.addIssue({ code: 'custom', path, message });
    return z.NEVER;
  });

/*
 * What is asked of a question without knowing its kind: nobody but the kinds themselves looks at what one is made of.
 */

/** Whether an answer is right; to a question that was withdrawn, every one is. */
export function isRight<K extends KindName>(asked: QuestionOf<K>, given: Given): boolean {
  return asked.isWithdrawn === true || isKey(asked, given);
}

/** Whether an answer is the question's own key, withdrawn or not. */
export const isKey = <K extends KindName>(asked: QuestionOf<K>, given: Given): boolean =>
  byKind[asked.kind].isRight(asked, given);

/** Whether it can be taken as an answer, after those before it; what cannot costs no try. */
export const isAnswer = <K extends KindName>(
  asked: QuestionOf<K>,
  earlier: readonly Given[],
  given: Given,
): boolean => byKind[asked.kind].isAnswer(asked, earlier, given);

/** The key in words. */
export const keyInWords = <K extends KindName>(asked: QuestionOf<K>): string =>
  byKind[asked.kind].keyInWords(asked);

/** An answer in words, the same for answers that mean the same; undefined where it means nothing. */
export const givenInWords = <K extends KindName>(asked: QuestionOf<K>, given: Given): string | undefined =>
  byKind[asked.kind].givenInWords(asked, given);

/** What may have led to an answer. */
export const notesOn = <K extends KindName>(asked: QuestionOf<K>, given: Given): Note[] =>
  byKind[asked.kind].notesOn(asked, given);

/** The key as it is sent, and some answers that are wrong. */
export const sampleAnswers = <K extends KindName>(asked: QuestionOf<K>) => byKind[asked.kind].sample(asked);

/** A hint or an explanation of a question, as it is printed. */
export const printed = <K extends KindName>(asked: QuestionOf<K>, text: string): string =>
  byKind[asked.kind].print(text);

/** Whether what can be chosen is read aloud with the question. */
export const readsAnswers = ({ kind }: Question): boolean => byKind[kind].readsAnswers;

/** The question of a bank's file for one date. */
export const questionFrom = <K extends AuthoredName>(
  authored: AuthoredOf<K>,
  item: string,
  random: Random,
): QuestionOf<K> => authoredByKind[authored.kind].make(authored, item, random);

/** What a child may choose from at a question of a bank's file. */
export const optionsOf = <K extends AuthoredName>(authored: AuthoredOf<K>): AuthoredOption[] =>
  authoredByKind[authored.kind].optionsOf(authored);
