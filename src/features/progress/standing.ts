import type { Day } from '../../base/day.ts';
import type { Db } from '../../infra/db/client.ts';
import type { UserRow } from '../accounts/store.ts';
import type { Bank } from '../lessons/bank/load.ts';
import { SUBJECTS, type Level, type Subject } from '../lessons/subjects.ts';
import { startingLevel } from './rules/levels.ts';
import { isShown, progressPercent, skillKindOf } from './rules/skills.ts';
import { standingOf } from './store.ts';

export type Standing = {
  levels: Record<Subject, Level>;
  /** Percent of the present level's skills that are shown. */
  progress: Record<Subject, number>;
  doneToday: Subject[];
};

/** Where a user stands in each subject on a day. */
export async function standingIn(db: Db, bank: Bank, user: UserRow, today: Day): Promise<Standing> {
  const { subjects, doneToday } = await standingOf(db, user.id, today);
  const start = startingLevel(user.birthDate ?? today, today);
  const standing = (subject: Subject) => subjects.find((row) => row.subject === subject);
  const levels = eachSubject((subject) => standing(subject)?.level ?? start);
  const progress = eachSubject((subject) => {
    const kind = skillKindOf(subject);
    const records = standing(subject)?.skills ?? [];
    const shown = records.filter((record) => isShown(record, kind)).map(({ skill }) => skill);
    return progressPercent(bank.skills(subject, levels[subject]), new Set(shown));
  });
  return { levels, progress, doneToday };
}

function eachSubject<T>(of: (subject: Subject) => T): Record<Subject, T> {
  const [reading, writing, math, science, social_studies] = SUBJECTS;
  return {
    reading: of(reading),
    writing: of(writing),
    math: of(math),
    science: of(science),
    social_studies: of(social_studies),
  };
}
