import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  forgottenOf,
  nextRoundIn,
  nextToSend,
  refusedOf,
  settled,
  waitAfter,
  waitingOf,
  type Outcome,
  type Waiting,
} from './outbox.ts';

const NOW = Date.parse('2026-11-21T15:00:00Z');

const work = (key: string, over: Partial<Waiting> = {}): Waiting => ({
  key,
  userId: 'mira',
  lessonId: `2026-11-21-${key}`,
  queuedAt: NOW,
  tries: 0,
  notBefore: 0,
  holdsUp: false,
  refusal: null,
  ...over,
});

const anOutcome: fc.Arbitrary<Outcome> = fc.oneof(
  fc.constant<Outcome>({ kind: 'saved' }),
  fc.constant<Outcome>({ kind: 'unreached' }),
  fc.record({
    kind: fc.constant('answered' as const),
    status: fc.constantFrom(400, 401, 403, 404, 408, 409, 413, 425, 429, 500, 502, 503),
    code: fc.constantFrom(undefined, 'needs_consent', 'premium_only'),
    text: fc.constantFrom(undefined, '', 'This lesson is closed.'),
  }),
);

const someWorks = fc
  .uniqueArray(fc.tuple(fc.uuid(), fc.constantFrom('mira', 'theo'), fc.nat(9)), {
    selector: ([key]) => key,
    maxLength: 8,
  })
  .map((all) => all.map(([key, userId, queuedAt]) => work(key, { userId, queuedAt })));

/** What a round sends, in its order, and what is left after it. */
function roundOf(works: readonly Waiting[], outcomes: readonly Outcome[], isUrgent: boolean, now = NOW) {
  const left = new Map(works.map((one) => [one.key, one]));
  const sent = new Set<string>();
  const saved: string[] = [];
  for (const outcome of outcomes) {
    const next = nextToSend([...left.values()], { userId: 'mira', now, isUrgent, sent });
    if (!next) break;
    sent.add(next.key);
    const { work: after, goesOn } = settled(next, outcome, now);
    if (after) left.set(next.key, after);
    else left.delete(next.key);
    if (outcome.kind === 'saved') saved.push(next.key);
    if (!goesOn) break;
  }
  return { left: [...left.values()], sent: [...sent], saved };
}

test('whatever the server answers, nothing is lost: each work is saved, waits, or is told as refused', () => {
  fc.assert(
    fc.property(
      someWorks,
      fc.array(anOutcome, { maxLength: 12 }),
      fc.boolean(),
      (works, outcomes, isUrgent) => {
        const { left, saved } = roundOf(works, outcomes, isUrgent);
        expect([...left.map(({ key }) => key), ...saved].toSorted()).toEqual(
          works.map(({ key }) => key).toSorted(),
        );
        for (const one of left) if (one.refusal !== null) expect(one.refusal).not.toBe('');
      },
    ),
  );
});

test("a round sends a person's own alone, each once, in the order in which they were finished", () => {
  fc.assert(
    fc.property(someWorks, fc.array(anOutcome, { maxLength: 12 }), (works, outcomes) => {
      const { sent } = roundOf(works, outcomes, true);
      const own = waitingOf(works, 'mira').map(({ key }) => key);
      expect(sent).toEqual(own.slice(0, sent.length));
    }),
  );
});

test('with a network that holds, every work is saved in one round', () => {
  fc.assert(
    fc.property(someWorks, (works) => {
      const { left, saved } = roundOf(
        works,
        Array.from({ length: 8 }, (): Outcome => ({ kind: 'saved' })),
        true,
      );
      expect(saved).toEqual(waitingOf(works, 'mira').map(({ key }) => key));
      expect(left.every(({ userId }) => userId === 'theo')).toBe(true);
    }),
  );
});

test.each([
  [{ kind: 'unreached' }, false],
  [{ kind: 'answered', status: 429 }, false],
  [{ kind: 'answered', status: 500 }, true],
  [{ kind: 'answered', status: 503 }, true],
] as const)('after %j it waits and is tried again; the others of the round go on: %j', (outcome, goesOn) => {
  const { work: after, goesOn: goes } = settled(work('a'), outcome, NOW);
  expect(goes).toBe(goesOn);
  expect(after).toEqual(work('a', { tries: 1, notBefore: NOW + waitAfter(0), holdsUp: !goesOn }));
});

test.each([400, 403, 404, 409, 413, 415, 422])('a %i stays refused, in the words of the server', (status) => {
  const { work: after } = settled(
    work('a'),
    { kind: 'answered', status, code: 'invalid', text: 'Closed.' },
    NOW,
  );
  expect(refusedOf(after ? [after] : [], 'mira').map(({ refusal }) => refusal)).toEqual(['Closed.']);
  expect(waitingOf(after ? [after] : [], 'mira')).toEqual([]);
});

test.each([
  { kind: 'answered', status: 401, code: 'signed_out' },
  { kind: 'answered', status: 403, code: 'needs_consent' },
  { kind: 'answered', status: 403, code: 'needs_age' },
  { kind: 'answered', status: 409, code: 'other_person' },
] as const)('who is not signed in, or not yet allowed, keeps the work as it is: %j', (outcome) => {
  expect(settled(work('a'), outcome, NOW)).toEqual({ work: work('a'), goesOn: false });
});

test('waiting grows, and never beyond five minutes', () => {
  fc.assert(
    fc.property(fc.nat(1_000), (tries) => {
      expect(waitAfter(tries + 1)).toBeGreaterThanOrEqual(waitAfter(tries));
      expect(waitAfter(tries)).toBeLessThanOrEqual(300_000);
    }),
  );
});

test('one that was tried just now waits for its time, unless the network has just come back', () => {
  const works = [work('a', { tries: 1, notBefore: NOW + 6_000 })];
  const round = { userId: 'mira', now: NOW, sent: new Set<string>() };
  expect(nextToSend(works, { ...round, isUrgent: false })).toBeUndefined();
  expect(nextToSend(works, { ...round, isUrgent: true })?.key).toBe('a');
  expect(nextToSend(works, { ...round, now: NOW + 6_000, isUrgent: false })?.key).toBe('a');
  expect(nextRoundIn(works, 'mira', NOW)).toBe(6_000);
  expect(nextRoundIn(works, 'theo', NOW)).toBeUndefined();
});

test('a clock that was ahead and is set right does not keep work waiting', () => {
  const works = [work('a', { tries: 1, notBefore: NOW + 31_536_000_000 })];
  expect(nextToSend(works, { userId: 'mira', now: NOW, sent: new Set(), isUrgent: false })?.key).toBe('a');
  expect(nextRoundIn(works, 'mira', NOW)).toBe(1_000);
});

test.each([403, 404, 407, 413])('a %i of a proxy on the way, without a code of ours, may pass', (status) => {
  const { work: after } = settled(work('a'), { kind: 'answered', status }, NOW);
  expect(after).toMatchObject({ refusal: null, tries: 1 });
});

test('what waits behind one that got no answer keeps its place', () => {
  const monday = work('a', { queuedAt: NOW - 9, notBefore: NOW + 5_000, holdsUp: true });
  const tuesday = work('b');
  const round = { userId: 'mira', now: NOW, isUrgent: false, sent: new Set<string>() };
  expect(nextToSend([tuesday, monday], round)).toBeUndefined();
  expect(nextRoundIn([tuesday, monday], 'mira', NOW)).toBe(5_000);
  expect(nextToSend([tuesday, monday], { ...round, now: NOW + 5_000 })).toBe(monday);
  // One that the server stumbled over lets the others pass.
  expect(nextToSend([tuesday, { ...monday, holdsUp: false }], round)).toBe(tuesday);
});

test('what nobody came back for is forgotten after 30 days; who comes back later has it sent', () => {
  const left = work('a');
  expect(forgottenOf([left], 'noor', NOW + 29 * 86_400_000)).toEqual([]);
  expect(forgottenOf([left], 'noor', NOW + 31 * 86_400_000)).toEqual([left]);
  expect(forgottenOf([left], 'mira', NOW + 31 * 86_400_000)).toEqual([]);
});
