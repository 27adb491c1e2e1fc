import type { z } from 'zod';
import { dayIn } from '../base/day.ts';
import type { Endpoint, Who } from '../base/endpoint.ts';
import { inAnswers } from './answers-database.ts';
import { addressOf, ownTimeZone } from './call.ts';

/*
 * Answers of calls, kept in this browser so that they can be read without a network. They belong to one person at a
 * time: who signs out, and who is followed by another, leaves nothing of them here.
 */

/** For how long an answer may stand in for a new one: on the day on which it came, or as long as its person is here. */
export type Keeping = 'that_day' | 'until_sign_out';

const OWNER = 'owner';
/** The id of a person in an address. */
const NAMED = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/;
const MOST_MS = 30 * 86_400_000;

let keepings: ReadonlyMap<string, Keeping> = new Map();
/** Whose answers this page gets; undefined until it is known. */
let present: string | undefined;

/** States which calls are kept, by their paths; done once, when the app begins. */
export function keepAnswersOf(calls: ReadonlyMap<string, Keeping>): void {
  keepings = calls;
}

export function isKept(path: string): boolean {
  return keepings.has(path);
}

/** From now on answers are this person's; another's are wiped. */
export async function keepFor(owner: string): Promise<void> {
  present = owner;
  await inAnswers('readwrite', async (transaction) => {
    const owners = transaction.objectStore('owner');
    if ((await owners.get(OWNER)) === owner) return;
    await transaction.objectStore('answers').clear();
    await owners.put(owner, OWNER);
  });
}

/** Whose answers this page gets; undefined until it is known. */
export function presentOwner(): string | undefined {
  return present;
}

/** Whose answers are kept here, of whatever visit; undefined where nobody's are. */
export function keptOwner(): Promise<string | undefined> {
  return inAnswers('readonly', (transaction) => transaction.objectStore('owner').get(OWNER));
}

/** Nobody is signed in here any more: wipes everything. */
export async function forgetAnswers(): Promise<void> {
  present = undefined;
  await inAnswers('readwrite', async (transaction) => {
    await transaction.objectStore('answers').clear();
    await transaction.objectStore('owner').clear();
  });
}

/**
 * Keeps an answer, where its call is one of those that are kept. What is asked about somebody else is not: a parent's
 * browser keeps nothing of a child.
 *
 * @param owner whose answer it is: `presentOwner` when the call was made. Nothing is kept when that has changed since.
 */
export async function keepAnswer(
  path: string,
  address: string,
  answer: unknown,
  owner: string | undefined,
): Promise<void> {
  if (owner === undefined || owner !== present || !keepings.has(path)) return;
  if ((NAMED.exec(address)?.[0] ?? owner) !== owner) return;
  const text = JSON.stringify(answer);
  await inAnswers('readwrite', async (transaction) => {
    // Another tab may have seen another person by now.
    if ((await transaction.objectStore('owner').get(OWNER)) !== owner) return;
    await transaction.objectStore('answers').put({ address, path, owner, keptAt: Date.now(), text });
  });
}

type Get<P extends z.ZodType, Q extends z.ZodType, R extends z.ZodType, W extends Who> = Endpoint<
  P,
  Q,
  z.ZodUndefined,
  R,
  W
>;

/** What a call was last answered; undefined where that is not kept, is another person's, or too old. */
export async function keptAnswer<
  P extends z.ZodType,
  Q extends z.ZodType,
  R extends z.ZodType,
  W extends Who,
>(
  { path }: Get<P, Q, R, W>,
  parts: { params?: z.input<P>; query?: z.input<Q> } = {},
): Promise<z.output<R> | undefined> {
  const keeping = keepings.get(path);
  if (!keeping) return undefined;
  const kept = await inAnswers('readonly', async (transaction) => {
    const owner = await transaction.objectStore('owner').get(OWNER);
    const answer = await transaction.objectStore('answers').get(addressOf(path, parts.params, parts.query));
    return answer?.owner === owner ? answer : undefined;
  });
  if (!kept || (present !== undefined && kept.owner !== present)) return undefined;
  return isFresh(kept.keptAt, keeping, Date.now()) ? JSON.parse(kept.text) : undefined;
}

/** Drops those kept answers of a call of which that is true. */
export async function dropAnswers<
  P extends z.ZodType,
  Q extends z.ZodType,
  R extends z.ZodType,
  W extends Who,
>({ path }: Get<P, Q, R, W>, isOld: (answer: z.output<R>) => boolean): Promise<void> {
  await inAnswers('readwrite', async (transaction) => {
    const answers = transaction.objectStore('answers');
    for (const { address, text } of await answers.index('path').getAll(path)) {
      if (isOld(JSON.parse(text))) await answers.delete(address);
    }
  });
}

/** Whether an answer may still stand in for a new one; days are those of this browser's zone. */
export function isFresh(keptAt: number, keeping: Keeping, now: number): boolean {
  if (now - keptAt > MOST_MS) return false;
  return (
    keeping === 'until_sign_out' ||
    dayIn(new Date(keptAt), ownTimeZone()) === dayIn(new Date(now), ownTimeZone())
  );
}
