import { Refusal } from '../../../base/refusal.ts';
import type { Db } from '../../../infra/db/client.ts';
import { createLimit } from '../../../infra/http/limits.ts';
import type { Router } from '../../../infra/http/router.ts';
import type { Person } from '../../accounts/caller.ts';
import { openLesson } from '../../lessons/access.ts';
import type { Calendar } from '../../lessons/calendar.ts';
import { withdrawalKeys } from '../../lessons/rules/withdrawing.ts';
import { rightsTo } from '../rights.ts';
import * as contract from './contract.ts';
import { MOST_REPORTS } from '../rules/totals.ts';
import { occurrencesOf, statisticsOf } from './finding.ts';
import { questionReports } from './rules/limits.ts';
import { MISTAKE_OF_OURS } from './rules/reasons.ts';
import { countOtherReports, keepReport, markSeen, unseenCorrections } from './store.ts';

type CorrectionParts = { db: Db; now: () => Date; calendar: Calendar };

const ALL_REPORTS_KEPT = `You have told us about ${MOST_REPORTS.toLocaleString('en')} questions. Thank you! We cannot keep more than that.`;

export function correctionRoutes(router: Router<Person>, parts: CorrectionParts): void {
  const { db, now, calendar } = parts;
  const reports = createLimit(db, questionReports);

  router.handle(contract.reportQuestion, async ({ params, body, caller: { id, today } }) => {
    const lesson = await openLesson(calendar, params.id, today, rightsTo(parts, id, params.id));
    const item = withdrawalKeys(lesson)[body.step - 1];
    if (!item) throw new Refusal('invalid', 'step: This lesson has no such question.', { field: 'step' });
    if ((await countOtherReports(db, id, item)) >= MOST_REPORTS)
      throw new Refusal('conflict', ALL_REPORTS_KEPT);
    await reports.take(id);
    const isKept = await keepReport(db, {
      userId: id,
      item,
      lessonId: lesson.id,
      step: body.step,
      reason: body.reason,
      comment: body.comment?.trim() || null,
      given: body.given ?? [],
      statistics: await statisticsOf(db, await occurrencesOf(db, item)),
      createdAt: now(),
    });
    return { message: isKept ? 'Thank you! We will look at this question.' : MISTAKE_OF_OURS };
  });

  router.handle(contract.myCorrections, async ({ caller }) => unseenCorrections(db, caller.id));

  router.handle(contract.seeCorrections, async ({ body, caller }) => {
    await markSeen(db, caller.id, body.refs, now());
    return { message: 'Good that you saw it.' };
  });
}
