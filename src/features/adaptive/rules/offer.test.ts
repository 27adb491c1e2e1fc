import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LEVELS } from '../../lessons/subjects.ts';
import { explain, inOfferOrder, PREFERENCES, recommendedLevel } from './offer.ts';

describe('recommended level', () => {
  test('is the child’s own, or one beside it as the settings ask', () => {
    expect(recommendedLevel('hard', 'adaptive')).toBe('hard');
    expect(recommendedLevel('hard', 'easy')).toBe('medium');
    expect(recommendedLevel('hard', 'challenging')).toBe('expert');
  });

  test('stays within the five', () => {
    expect(recommendedLevel('easy', 'easy')).toBe('easy');
    expect(recommendedLevel('extreme', 'challenging')).toBe('extreme');
    fc.assert(
      fc.property(fc.constantFrom(...LEVELS), fc.constantFrom(...PREFERENCES), (level, preference) => {
        const steps = LEVELS.indexOf(recommendedLevel(level, preference)) - LEVELS.indexOf(level);
        expect(Math.abs(steps)).toBeLessThanOrEqual(1);
      }),
    );
  });
});

describe('explanation', () => {
  test('to one who has just begun', () => {
    expect(explain('math', { level: 'easy', recent: [] }, 'adaptive')).toBe(
      "You start on Easy in Math. After 3 lessons at this level we'll see how it goes.",
    );
  });

  test.each([
    [[80], 'After 2 more lessons'],
    [[80, 70], 'After 1 more lesson at this level we'],
  ])('while %j is too little to judge by', (recent, words) => {
    expect(explain('reading', { level: 'medium', recent }, 'adaptive')).toContain(words);
  });

  test('names the figures that led to it', () => {
    expect(explain('science', { level: 'hard', recent: [80, 70, 60] }, 'adaptive')).toBe(
      'In your last 3 Science lessons 70% of your first answers were right, so Hard fits you now. From 85% on you go up.',
    );
  });

  test('after a move names what led to it, until the new level is judged', () => {
    const up = { from: 'expert', mean: 94, lessons: 3 } as const;
    for (const recent of [[], [50], [50, 60]]) {
      expect(explain('math', { level: 'extreme', recent, moved: up }, 'adaptive')).toBe(
        'You moved up to Extreme: in your last 3 Math lessons 94% of your first answers were right.',
      );
    }
    const down = { from: 'hard', mean: 52, lessons: 4 } as const;
    expect(explain('reading', { level: 'medium', recent: [], moved: down }, 'adaptive')).toBe(
      'We take smaller steps on Medium for now: in your last 4 Reading lessons 52% of your first answers were right.',
    );
    expect(explain('reading', { level: 'medium', recent: [], moved: down }, 'easy')).toContain(
      'you asked for',
    );
  });

  test('speaks of texts, not of answers, in writing', () => {
    const words = explain('writing', { level: 'hard', recent: [80, 70, 60] }, 'adaptive');
    expect(words).toContain('In your last 3 Writing lessons your texts came to 70 of 100, so Hard');
  });

  test('promises no higher level on the top one', () => {
    const words = explain('science', { level: 'extreme', recent: [100, 100, 90] }, 'adaptive');
    expect(words).toContain('at home on Extreme, the top level');
  });

  test('says that the settings asked for it', () => {
    expect(explain('math', { level: 'hard', recent: [80] }, 'easy')).toBe(
      'Your Math level is Hard, and moves by its own lessons; you asked for easier lessons, so here is Medium.',
    );
    expect(explain('math', { level: 'extreme', recent: [] }, 'challenging')).not.toContain('you asked');
  });
});

describe('order of the offer', () => {
  const anyLesson = fc.record({
    id: fc.uuid(),
    day: fc.constantFrom('2026-11-19', '2026-11-20', '2026-11-21'),
    level: fc.constantFrom(...LEVELS),
  });

  test('latest day first, in it the recommended level, then from easy to extreme', () => {
    const lessons = [
      { id: 'a', day: '2026-11-20', level: 'medium' as const },
      { id: 'b', day: '2026-11-21', level: 'extreme' as const },
      { id: 'c', day: '2026-11-21', level: 'easy' as const },
      { id: 'd', day: '2026-11-21', level: 'medium' as const },
    ];
    expect(inOfferOrder(lessons, 'medium').map(({ id }) => id)).toEqual(['d', 'c', 'b', 'a']);
  });

  test('is the same however the lessons came', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(anyLesson, { selector: ({ id }) => id }),
        fc.constantFrom(...LEVELS),
        (lessons, level) => {
          const ordered = inOfferOrder(lessons, level);
          expect(inOfferOrder(lessons.toReversed(), level)).toEqual(ordered);
          expect(ordered).toHaveLength(lessons.length);
        },
      ),
    );
  });
});
