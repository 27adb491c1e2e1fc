import type { Db } from '../../infra/db/client.ts';
import { statement } from '../../infra/db/statement.ts';
import { hasPremiumSql } from '../families/store.ts';
import type { Subject } from '../lessons/subjects.ts';
import { SUBJECT_LEVEL } from '../progress/keeping-store.ts';
import type { SubjectLevel } from '../progress/rules/levels.ts';

export type Learner = {
  /** The level in the subject; null before its first lesson. */
  level: SubjectLevel | null;
  isPremium: boolean;
};

const readLearner = statement<Learner>(
  'learner_in',
  `select
     (select ${SUBJECT_LEVEL} from subject_levels where user_id = $1 and subject = $2) as level,
     ${hasPremiumSql('$1', '$3')} as "isPremium"`,
);

/** What the list of a subject needs to know of a child, in one query: it is read at every visit. */
export async function learnerIn(db: Db, userId: string, subject: Subject, now: Date): Promise<Learner> {
  const [row] = await readLearner(db, [userId, subject, now]);
  return row ?? { level: null, isPremium: false };
}
