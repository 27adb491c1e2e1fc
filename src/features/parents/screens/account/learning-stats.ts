import type { User } from '../../../accounts/contract.ts';
import type { MyProgress } from '../../../progress/contract.ts';

/** The figures of a profile. */
export type LearningFigures = {
  points: number;
  /** Days in a row. */
  streak: number;
  level: number;
  /** Undefined while nobody has counted them. */
  lessonsCompleted: number | undefined;
};

/** The newest known of each figure; a profile without points begins with 50. */
export function learningFigures(
  user: Partial<Pick<User, 'points' | 'streak' | 'level'>>,
  progress: Pick<MyProgress, 'totalPoints' | 'streak' | 'level' | 'lessonsCompleted'> | undefined,
): LearningFigures {
  return {
    points: progress?.totalPoints ?? user.points ?? 50,
    streak: progress?.streak ?? user.streak ?? 0,
    level: progress?.level ?? user.level ?? 1,
    lessonsCompleted: progress?.lessonsCompleted,
  };
}
