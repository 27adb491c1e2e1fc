import { expect, test } from 'vitest';
import { learningFigures } from './learning-stats.ts';

test('the figures are those of the progress, then the user, then a beginner', () => {
  const progress = { totalPoints: 240, streak: 4, level: 2, lessonsCompleted: 5 };
  expect(learningFigures({ points: 90, streak: 1, level: 1 }, progress)).toEqual({
    points: 240,
    streak: 4,
    level: 2,
    lessonsCompleted: 5,
  });
  expect(learningFigures({ points: 0, streak: 0, level: 1 }, undefined)).toMatchObject({ points: 0 });
  expect(learningFigures({}, undefined)).toEqual({
    points: 50,
    streak: 0,
    level: 1,
    lessonsCompleted: undefined,
  });
});
