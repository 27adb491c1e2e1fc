import type { Db } from '../../infra/db/client.ts';
import { statement } from '../../infra/db/statement.ts';
import type { Subject } from '../lessons/subjects.ts';
import type { SubjectLevel } from '../progress/rules/levels.ts';

export type Learner = {
  /** The level in the subject; null before its first lesson. */
  level: SubjectLevel | null;
  isPremium: boolean;
};

const readLearner = statement<Learner>(
  'learner_in',
  `select
     (select json_build_object('level', level, 'recent', recent) from subject_levels
       where user_id = $1 and subject = $2) as level,
     exists (select from family_members m join families f on f.id = m.family_id
       where m.user_id = $1 and f.premium_until > $3) as "isPremium"`,
);

/** What the list of a subject needs to know of a child, in one query: it is read at every visit. */
export async function learnerIn(db: Db, userId: string, subject: Subject, now: Date): Promise<Learner> {
  const [row] = await readLearner(db, [userId, subject, now]);
  return row ?? { level: null, isPremium: false };
}
