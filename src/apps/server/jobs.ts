import { sweepAccounts, sweepSignIns } from '../../features/accounts/jobs.ts';
import { sweepConsent } from '../../features/consent/jobs.ts';
import { sweepMessages } from '../../features/info/jobs.ts';
import { FIRST_DAYS_BACK, makeLessons } from '../../features/lessons/jobs.ts';
import { postDigests } from '../../features/parents/digest/posting.ts';
import { sweepRetention } from '../../features/parents/erasure/retention.ts';
import { sweepPortal } from '../../features/parents/jobs.ts';
import { sweepPhotos } from '../../features/progress/photo-upload/sweeping.ts';
import type { JobQueue } from '../../infra/jobs/queue.ts';
import type { Deps } from './deps.ts';

/** All timed work, each turn on one server alone. Minutes differ, so that no two begin at once. */
export async function scheduleJobs(jobs: Pick<JobQueue, 'every'>, deps: Deps): Promise<void> {
  const { db, bank, mail, now } = deps;
  await jobs.every('5 * * * *', 'make-lessons', () =>
    makeLessons({ db, bank }, now(), { daysBack: FIRST_DAYS_BACK }),
  );
  await jobs.every('25 * * * *', 'sweep-accounts', () => sweepAccounts(db, now()));
  await jobs.every('*/4 * * * *', 'sweep-sign-ins', () => sweepSignIns(db, now()));
  await jobs.every('*/10 * * * *', 'sweep-consent', () => sweepConsent(deps, now()));
  await jobs.every('*/3 * * * *', 'sweep-portal', () => sweepPortal(db, now()));
  await jobs.every('35 * * * *', 'sweep-retention', () => sweepRetention(deps));
  await jobs.every('50 * * * *', 'sweep-photos', () => sweepPhotos(deps, now()));
  await jobs.every('*/15 * * * *', 'weekly-letters', () => postDigests(deps));
  await jobs.every('55 3 * * *', 'sweep-messages', () => sweepMessages(deps, now()));
  await jobs.every('45 * * * *', 'sweep-mail', () => mail.sweep());
}
