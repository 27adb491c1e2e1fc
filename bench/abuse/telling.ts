import type { Answers } from './attacker.ts';
import type { Felt } from './dashboard.ts';
import type { Growth } from './size.ts';

/** What one attack reached. */
export type Outcome = {
  name: string;
  seconds: number;
  answers: Answers;
  /** Somebody else's dashboard. */
  before: Felt;
  during: Felt;
  hasCrashed: boolean;
  /** Most of the server's process, in MB. */
  memory: number;
  growth: readonly Growth[];
  /** What was added in the second half. */
  laterRows: number;
  laterBytes: number;
};

const MOST_RATIO = 2;
/**
 * What is bounded has met its bound by half time: hardly anything is added then. Some rows are the server's own, and
 * tables take room ahead. In a run of few seconds a limit that is wide may not be met yet, and counts as none.
 */
const SPARE_ROWS = 20;
const SPARE_SHARE = 0.1;
const SPARE_BYTES = 256_000;
const SPARE_BYTES_A_MINUTE = 1_000_000;

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
const ratioOf = ({ before, during }: Outcome) => during.p95 / before.p95;
const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(bytes < 1e7 ? 2 : 0)} MB`;

export function isBounded({ seconds, growth, laterRows, laterBytes }: Outcome): boolean {
  const rows = sum(growth.map((one) => one.rows ?? 0));
  const hasEnded = laterRows <= Math.max(SPARE_ROWS, rows * SPARE_SHARE);
  return hasEnded && laterBytes <= SPARE_BYTES + (SPARE_BYTES_A_MINUTE * seconds) / 120;
}

/** Why others were harmed, in words; none where they were not. */
export function harmsOf(outcome: Outcome): string[] {
  const { hasCrashed, during, before } = outcome;
  return [
    ...(hasCrashed ? ['the server ended'] : []),
    ...(during.failed.some(isFault) ? [`calls of others failed with ${during.failed.join(', ')}`] : []),
    ...(ratioOf(outcome) <= MOST_RATIO
      ? []
      : [`p95 of others ${before.p95.toFixed(0)} ms, then ${during.p95.toFixed(0)} ms`]),
  ];
}

/** No answer is a fault as much as a status of one. */
const isFault = (status: number) => status === 0 || status >= 500;

/** Tells of one attack as soon as it is over. */
export function printOutcome(outcome: Outcome): void {
  const { name, answers, growth, laterRows, laterBytes } = outcome;
  const harms = harmsOf(outcome);
  console.log(
    `\n${name}: ${isBounded(outcome) ? 'bounded' : 'NOT bounded'}${harms.map((harm) => `; ${harm.toUpperCase()}`).join('')}`,
  );
  for (const { name: place, rows, bytes } of growth.toSorted((one, other) => other.bytes - one.bytes))
    console.log(`  ${place}  ${rows === undefined ? '' : `${signed(rows)} rows, `}${megabytes(bytes)}`);
  console.log(`  of it in the second half: ${signed(laterRows)} rows, ${megabytes(laterBytes)}`);
  const statuses = Object.entries(answers).map(([status, count]) => `${status} ${count} times`);
  console.log(`  answered with ${statuses.join(', ')}`);
}

const signed = (count: number) => (count > 0 ? `+${count}` : String(count));

/** @returns whether nobody else was harmed by any */
export function printSummary(outcomes: readonly Outcome[]): boolean {
  const head = [
    'attack',
    'sent',
    'accepted',
    'refused',
    '5xx',
    'unanswered',
    'rows',
    'bytes',
    'memory',
    'p95 of others',
    'ratio',
    'verdict',
  ];
  const rows = outcomes.map((outcome) => {
    const { name, answers, growth, memory, before, during } = outcome;
    const between = (from: number, to: number) =>
      sum(Object.entries(answers).map(([status, count]) => (+status >= from && +status < to ? count : 0)));
    return [
      name,
      ...[between(0, 600), between(1, 400), between(400, 500), between(500, 600), between(0, 1)].map(String),
      signed(sum(growth.map((one) => one.rows ?? 0))),
      megabytes(sum(growth.map(({ bytes }) => bytes))),
      `${memory.toFixed(0)} MB`,
      `${before.p95.toFixed(0)} → ${during.p95.toFixed(0)} ms`,
      ratioOf(outcome).toFixed(2),
      [isBounded(outcome) ? 'bounded' : 'NOT bounded', ...harmsOf(outcome)].join('; '),
    ];
  });
  const table = [head, ...rows];
  const widths = head.map((_, column) => Math.max(...table.map((row) => row[column]?.length ?? 0)));
  console.log('');
  for (const row of table)
    console.log(
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    );
  return outcomes.every((outcome) => harmsOf(outcome).length === 0);
}
