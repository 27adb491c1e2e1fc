import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  begun,
  EMPTY_QUEUE,
  ended,
  isWelcome,
  joined,
  turnIn,
  type Due,
  type Place,
  type Queue,
} from './celebration-queue.ts';

const list: Place = { lessonId: undefined, hasDialog: false };
const pageOf = (lessonId: string): Place => ({ lessonId, hasDialog: false });
const lesson = { lessonId: 'bees' };
const badge = { lessonId: 'bees', badge: { id: 'rookie-explorer' } };
const streak = { lessonId: 'bees', badge: { id: 'daily-hero' } };
const shared = { badge: { id: 'point-pioneer' } };

const queueOf = (...celebrated: Due[]): Queue<Due> => joined<Due>(EMPTY_QUEUE, celebrated);
const next = (queue: Queue<Due>, place: Place) => turnIn(queue, place)?.celebrated;

/** The queue after the one whose turn it is was shown, to its end. */
function afterTurn(queue: Queue<Due>, place: Place): Queue<Due> {
  const { id } = turnIn(queue, place) ?? { id: 0 };
  return ended(begun(queue, id), id);
}

test('the lesson comes first, then each of what it brought, one at a time', () => {
  let queue = queueOf(lesson, badge, streak);
  expect(next(queue, pageOf('bees'))).toBe(lesson);
  queue = begun(queue, 1);
  expect(queue.shown?.celebrated).toBe(lesson);
  expect(next(queue, pageOf('bees'))).toBeUndefined();
  queue = ended(queue, 1);
  expect(next(queue, pageOf('bees'))).toBe(badge);
  // The page has changed meanwhile: the rest goes on there.
  queue = afterTurn(queue, list);
  expect(next(queue, list)).toBe(streak);
  expect(next(afterTurn(queue, list), list)).toBeUndefined();
});

test('an open dialog is not covered', () => {
  expect(next(queueOf(shared), { lessonId: undefined, hasDialog: true })).toBeUndefined();
  expect(next(queueOf(lesson), { lessonId: 'bees', hasDialog: true })).toBeUndefined();
});

test('a lesson is covered by nothing but what it brought itself', () => {
  expect(next(queueOf(lesson), pageOf('volcanoes'))).toBeUndefined();
  expect(next(queueOf(shared), pageOf('bees'))).toBeUndefined();
  expect(next(queueOf(shared), list)).toBe(shared);
});

test('one that must wait for another page holds up none of those behind it', () => {
  const queue = queueOf(shared, lesson);
  expect(next(queue, pageOf('bees'))).toBe(lesson);
  expect(next(afterTurn(queue, pageOf('bees')), list)).toBe(shared);
});

test('a badge is celebrated once, a lesson each time that it is done', () => {
  let queue = queueOf(lesson, badge);
  queue = afterTurn(afterTurn(queue, list), list);
  queue = joined<Due>(queue, [lesson, badge, shared, shared]);
  expect(queue.waiting.map(({ celebrated }) => celebrated)).toEqual([lesson, shared]);
});

test('what ends late ends nothing but itself', () => {
  const queue = begun(ended(begun(queueOf(lesson, badge), 1), 1), 2);
  expect(ended(queue, 1)).toBe(queue);
});

test('whatever comes and wherever the child goes, each is shown once, alone and where it may', () => {
  const due = fc.record<Due>(
    {
      badge: fc.record({ id: fc.constantFrom('a', 'b', 'c', 'd') }),
      lessonId: fc.constantFrom('bees', 'volcanoes'),
    },
    { requiredKeys: [] },
  );
  const step = fc.oneof(
    fc.record({ join: fc.array(due, { maxLength: 4 }) }),
    fc.record({
      lessonId: fc.constantFrom('bees', 'volcanoes', undefined),
      hasDialog: fc.boolean(),
    }),
    fc.constant('close' as const),
  );
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
      let queue: Queue<Due> = EMPTY_QUEUE;
      const shown: number[] = [];
      for (const step of steps) {
        if (step === 'close') queue = ended(queue, queue.shown?.id ?? 0);
        else if ('join' in step) queue = joined(queue, step.join);
        else {
          const turn = turnIn(queue, step);
          if (!turn) continue;
          expect(queue.shown).toBeUndefined();
          expect(step.hasDialog).toBe(false);
          expect(isWelcome(turn.celebrated, step.lessonId)).toBe(true);
          shown.push(turn.id);
          queue = begun(queue, turn.id);
        }
      }
      const waiting = queue.waiting.map(({ id }) => id);
      // None is lost and none comes twice.
      expect([...shown, ...waiting].toSorted((a, b) => a - b)).toEqual(
        Array.from({ length: queue.lastId }, (_, index) => index + 1),
      );
      expect(new Set(queue.badges).size).toBe(queue.badges.length);
    }),
  );
});
