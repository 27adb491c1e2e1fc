import type { Db } from '../../../infra/db/client.ts';
import { keyInWords } from '../../lessons/questions/kinds.ts';
import { occurrencesOf, statisticsOf } from './finding.ts';
import { byReason, plainWords, suspicionOf, worstFirst, type ReportedItem } from './rules/report-table.ts';
import { openReports } from './store.ts';

type Report = Awaited<ReturnType<typeof openReports>>[number];

/** Every question with an open report, worst first. */
export async function reportedItems(db: Db): Promise<ReportedItem[]> {
  const items: ReportedItem[] = [];
  for (const [item, reports] of Map.groupBy(await openReports(db), (report) => report.item)) {
    const reported = await reportedItem(db, item, reports);
    if (reported) items.push(reported);
  }
  return worstFirst(items);
}

/** @param reports oldest first */
async function reportedItem(
  db: Db,
  item: string,
  reports: readonly Report[],
): Promise<ReportedItem | undefined> {
  const occurrences = await occurrencesOf(db, item);
  const last = reports.at(-1);
  const met = occurrences.find(({ lesson }) => lesson.id === last?.lessonId);
  if (!last || !met) return undefined;
  const statistics = await statisticsOf(db, occurrences);
  return {
    item,
    lessonId: met.lesson.id,
    lessonTitle: met.lesson.title,
    question: met.question.question,
    key: keyInWords(met.question),
    reports: byReason(reports.map(({ reason }) => reason)),
    people: reports.length,
    words: reports.flatMap(({ comment, names }) => (comment ? [plainWords(comment, names)] : [])),
    statistics,
    atReport: last.statistics,
    isSuspicious: suspicionOf(statistics, last.statistics),
  };
}
