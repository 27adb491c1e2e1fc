import { REASON_WORDS, REPORT_REASONS, type ReportReason } from './reasons.ts';
import { isSuspicious, type ItemStatistics } from './statistics.ts';

/** One question that people have reported, with nothing that tells who they are. */
export type ReportedItem = {
  /** As `content:withdraw` takes it. */
  item: string;
  /** The lesson in which it was reported last. */
  lessonId: string;
  lessonTitle: string;
  question: string;
  key: string;
  /** Reports by reason; people, since each has one. */
  reports: Partial<Record<ReportReason, number>>;
  people: number;
  /** What they said about it. */
  words: string[];
  /** How it goes now, and how it went when it was reported last. */
  statistics: ItemStatistics;
  atReport: ItemStatistics;
  isSuspicious: boolean;
};

/** What to look at first: suspicious questions, then those of many people, then those that few get right. */
export function worstFirst(items: readonly ReportedItem[]): ReportedItem[] {
  const share = ({ statistics }: ReportedItem) => statistics.firstRight ?? 100;
  return items.toSorted(
    (one, other) =>
      Number(other.isSuspicious) - Number(one.isSuspicious) ||
      other.people - one.people ||
      share(one) - share(other) ||
      (one.item < other.item ? -1 : 1),
  );
}

/** Counts reports by their reason, in the order of the reasons. */
export function byReason(reasons: readonly ReportReason[]): Partial<Record<ReportReason, number>> {
  const counted = REPORT_REASONS.map((reason) => [reason, reasons.filter((one) => one === reason).length]);
  return Object.fromEntries(counted.filter(([, count]) => count !== 0));
}

/** A comment on one line, without signs that would steer a terminal and without the names of who wrote it. */
export function plainWords(comment: string, names: readonly string[]): string {
  const line = comment.replaceAll(/[\p{Cc}\p{Cf}\p{Z}]+/gu, ' ').trim();
  const parts = names
    .flatMap((name) => [name, ...name.split(/[\s-]+/)])
    .filter((name) => name.trim() !== '')
    .toSorted((one, other) => other.length - one.length)
    .map((name) => RegExp.escape(name.trim()));
  if (parts.length === 0) return line;
  return line.replaceAll(
    new RegExp(`(?<![\\p{L}\\p{N}])(?:${parts.join('|')})(?![\\p{L}\\p{N}])`, 'giu'),
    '…',
  );
}

/** The whole as text to read: a block for each question. */
export function reportText(items: readonly ReportedItem[]): string {
  if (items.length === 0) return 'No question is reported.';
  return items.map(blockOf).join('\n\n');
}

function blockOf(item: ReportedItem): string {
  const { statistics } = item;
  const reasons = Object.entries(item.reports).map(([reason, count]) => {
    const known = REPORT_REASONS.find((one) => one === reason);
    return `${known ? REASON_WORDS[known] : reason} ${count}`;
  });
  const rows = [
    ['lesson', `${item.lessonTitle} (${item.lessonId})`],
    ['question', item.question],
    ['key', item.key],
    ['reports', `${item.people === 1 ? '1 person' : `${item.people} people`}: ${reasons.join(', ')}`],
    ...item.words.map((words) => ['words', words]),
    ['first answers', firstAnswersText(statistics)],
  ];
  const head = `${item.isSuspicious ? '!! ' : '   '}${item.item}`;
  return [head, ...rows.map(([name = '', text = '']) => `     ${name.padEnd(14)} ${text}`)].join('\n');
}

function firstAnswersText({ asked, firstRight, answers }: ItemStatistics): string {
  if (asked === 0) return 'none yet';
  const each = answers.map(({ answer, count, isKey }) => `${count} × ${answer}${isKey ? ' (key)' : ''}`);
  return `${asked} asked, ${firstRight}% right; ${each.join(', ')}`;
}

/** What a report's statistics say about its question. */
export const suspicionOf = (now: ItemStatistics, then: ItemStatistics): boolean =>
  isSuspicious(now) || isSuspicious(then);
