import { LESSON_TYPES, lesson, type Lesson, type LessonListing } from './contract.ts';
import { withKinds } from './questions/stored.ts';
import { LESSON_POINTS } from './rules/access.ts';
import type { LessonRow, ListingRow } from './store.ts';

/** A lesson as lists show it. */
export function presentListing(row: ListingRow): LessonListing {
  return {
    id: row.id,
    title: row.title,
    description: row.description,
    subject: row.subject,
    type: LESSON_TYPES[row.subject],
    difficulty: row.level,
    estimatedMinutes: row.estimatedMinutes,
    points: LESSON_POINTS[row.level],
    dateCreated: row.day,
  };
}

/** A whole lesson; the contract's shape for its subject checks that the stored content is of that kind. */
export function presentLesson(row: LessonRow): Lesson {
  return lesson.parse({ ...presentListing(row), content: withKinds(row.content) });
}
