import type { Db } from '../../infra/db/client.ts';
import { hasPremium } from '../families/store.ts';
import type { Rights } from '../lessons/rules/access.ts';
import { hasCompleted } from './store.ts';

/** A user's rights to a lesson, for `openLesson`: looked up only for a lesson of another day. */
export function rightsTo(
  { db, now }: { db: Db; now: () => Date },
  userId: string,
  lessonId: string,
  hasDayPass = false,
): () => Promise<Rights> {
  return async () => ({
    isPremium: await hasPremium(db, userId, now()),
    completed: await hasCompleted(db, userId, lessonId),
    hasDayPass,
  });
}
