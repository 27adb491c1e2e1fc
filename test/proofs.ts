import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { titlesIn } from './titles.ts';

export const ROOT = join(import.meta.dirname, '..');

/** What the last cell of a row says: the tests that prove it, and what none proves. */
export type Proof = { tests: string[]; gaps: string[] };

/** The cells of each row of a page's tables, without their heads. */
export function rowsOf(page: string): string[][] {
  // The table of limits is of another kind, and has a test of its own.
  const text = readFileSync(join(ROOT, page), 'utf8').replace(/^## Limits$[\s\S]*?(?=^## )/m, '');
  const lines = text.split('\n');
  const isHead = (place: number) => /^\|[\s|:-]+\|$/.test(lines[place + 1] ?? '');
  return lines
    .filter((line, place) => line.startsWith('|') && !/^\|[\s|:-]+\|$/.test(line) && !isHead(place))
    .map((line) => {
      const cells = line.split(/(?<!\\)\|/).slice(1, -1);
      return cells.map((cell) => cell.trim());
    });
}

/** A cell's words without the marks that set them. */
export const plain = (cell: string) => cell.replaceAll(/[\\`]/g, '');

/** Names of tests as `file › group › title`, and reasons that begin with a dash, one a line. */
export function proofIn(cell: string): Proof {
  const said = plain(cell)
    .split('<br>')
    .map((line) => line.trim())
    .filter(Boolean);
  const isGap = (line: string) => line.startsWith('—');
  return {
    tests: said.filter((line) => !isGap(line)),
    gaps: said.filter(isGap).map((line) => line.slice(1).trim()),
  };
}

/** The file of a test's name. */
export const fileOf = (name: string) => name.split(' › ')[0] ?? '';

/** The text of a file of tests; empty where there is none. */
export function testsIn(file: string): string {
  const path = join(ROOT, file);
  return file.endsWith('.test.ts') && existsSync(path) ? readFileSync(path, 'utf8') : '';
}

const titles = new Map<string, RegExp[]>();

function titlesOf(file: string): RegExp[] {
  const known = titles.get(file) ?? titlesIn(file, testsIn(file));
  titles.set(file, known);
  return known;
}

/** Whether a test of this name is there. */
export function isThere(name: string): boolean {
  const file = fileOf(name);
  const title = name.slice(file.length + ' › '.length);
  return titlesOf(file).some((known) => known.test(title));
}
