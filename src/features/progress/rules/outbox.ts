import { isForgotten } from './left-work.ts';

/*
 * Finished lessons that the server has not answered for yet. They wait in the browser and are sent in the order in
 * which they were finished, until each is saved, or refused for good and that has been read; one whose child has not
 * come back in 30 days is dropped.
 */

export type Waiting = {
  /** The submission's own key: however often it is sent, it is taken once. */
  key: string;
  userId: string;
  lessonId: string;
  /** When it was put here; milliseconds since 1970, by this device's clock. */
  queuedAt: number;
  /** How often it was sent without an answer that settles it. */
  tries: number;
  /** Before then it is not sent again by itself; milliseconds since 1970. */
  notBefore: number;
  /** Those after it wait as well: what stopped it would stop them, and days count in their order. */
  holdsUp: boolean;
  /** Why the server will never take it, in a sentence to the child; null while it may. */
  refusal: string | null;
};

/** What came of sending one. */
export type Outcome =
  | { kind: 'saved' }
  /** No answer came: nobody knows whether it was taken. */
  | { kind: 'unreached' }
  /** An answer that is not success; `code` is a refusal's own, `text` the server's sentence. */
  | { kind: 'answered'; status: number; code?: unknown; text?: string | undefined };

/** After an outcome: what becomes of the work, and whether those after it are sent in the same round. */
export type Settled<W> = { work: W | undefined; goesOn: boolean };

const SHORTEST_WAIT_MS = 1_000;
const FIRST_WAIT_MS = 3_000;
const LONGEST_WAIT_MS = 300_000;
const UNEXPLAINED = 'Something in it did not fit.';

/** Refusals that say who is here, and not that the work is wrong: they pass with the next sign-in or consent. */
const OF_THE_PERSON: readonly unknown[] = ['signed_out', 'needs_age', 'needs_consent', 'other_person'];
/** Refusals that pass by themselves. */
const OF_THE_MOMENT: readonly number[] = [408, 425, 429];

/** @param now milliseconds since 1970 */
export function settled<W extends Waiting>(work: W, outcome: Outcome, now: number): Settled<W> {
  if (outcome.kind === 'saved') return { work: undefined, goesOn: true };
  if (outcome.kind === 'answered') {
    const { status, code, text } = outcome;
    if (status === 401 || OF_THE_PERSON.includes(code)) return { work, goesOn: false };
    if (isLasting(status, code)) return { work: { ...work, refusal: text || UNEXPLAINED }, goesOn: true };
  }
  // One that the server stumbles over must not hold up the others; no network and 'too often' are theirs too.
  const goesOn = outcome.kind === 'answered' && outcome.status !== 429;
  const notBefore = now + waitAfter(work.tries);
  return { work: { ...work, tries: work.tries + 1, notBefore, holdsUp: !goesOn }, goesOn };
}

/** A refusal of ours has a code; what a proxy on the way says of itself may pass. */
function isLasting(status: number, code: unknown): boolean {
  return typeof code === 'string' && status >= 400 && status < 500 && !OF_THE_MOMENT.includes(status);
}

/** Milliseconds until the next try of its own accord: longer each time, within 5 minutes. */
export function waitAfter(tries: number): number {
  return Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** Math.min(tries, 20));
}

/** Works of others than who is here that were left long ago: who comes back, however late, has theirs sent. */
export function forgottenOf<W extends Waiting>(works: readonly W[], userId: string, now: number): W[] {
  return works.filter(
    (work) => work.userId !== userId && isForgotten({ lessonId: work.lessonId, leftAt: work.queuedAt }, now),
  );
}

/** Those that may still be saved, oldest first. */
export function waitingOf<W extends Waiting>(works: readonly W[], userId: string): W[] {
  return ownOf(works, userId).filter(({ refusal }) => refusal === null);
}

/** Those that the server will not take, and of which the child has not read that yet. */
export function refusedOf<W extends Waiting>(works: readonly W[], userId: string): W[] {
  return ownOf(works, userId).filter(({ refusal }) => refusal !== null);
}

function ownOf<W extends Waiting>(works: readonly W[], userId: string): W[] {
  return works
    .filter((work) => work.userId === userId)
    .toSorted((one, other) => one.queuedAt - other.queuedAt || one.key.localeCompare(other.key));
}

/** One round of sending: each work at most once. */
export type Round = {
  userId: string;
  /** Milliseconds since 1970. */
  now: number;
  /** The network has just come back, or the page: waiting longer would help nobody. */
  isUrgent: boolean;
  /** Keys of what has been sent in this round. */
  sent: ReadonlySet<string>;
};

/** The work to send next; undefined when the round is over. */
export function nextToSend<W extends Waiting>(works: readonly W[], round: Round): W | undefined {
  for (const work of waitingOf(works, round.userId)) {
    const isDue = round.isUrgent || dueIn(work, round.now) <= 0;
    if (isDue && !round.sent.has(work.key)) return work;
    if (!isDue && work.holdsUp) return undefined;
  }
  return undefined;
}

/** Milliseconds. A time that no wait reaches was reckoned by a clock that has been set back since. */
function dueIn({ notBefore }: Waiting, now: number): number {
  const wait = notBefore - now;
  return wait > LONGEST_WAIT_MS ? 0 : wait;
}

/** Milliseconds until something is due again; undefined when nothing waits. */
export function nextRoundIn(works: readonly Waiting[], userId: string, now: number): number | undefined {
  const waiting = waitingOf(works, userId);
  const barrier = waiting.findIndex((work) => work.holdsUp && dueIn(work, now) > 0);
  // Those behind one that holds them up are not asked.
  const waits = waiting.slice(0, barrier < 0 ? undefined : barrier + 1).map((work) => dueIn(work, now));
  return waits.length === 0 ? undefined : Math.max(SHORTEST_WAIT_MS, Math.min(...waits));
}
