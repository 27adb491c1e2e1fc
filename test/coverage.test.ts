import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { titlesIn } from './titles.ts';

const ROOT = join(import.meta.dirname, '..');
/** How lines are numbered: the section, its part, and a count. */
const ID = /\d\.[a-z]+\.\d+/;

/** A line of the specification and what proves it: tests, or why none can. */
type Line = { id: string; tests: string[]; reason: string | undefined };

type TestFile = { titles: RegExp[]; ids: Set<string> };

const lines = linesOf(readFileSync(join(ROOT, 'docs/coverage.md'), 'utf8'));
const files = new Map(lines.flatMap(({ tests }) => tests.map(fileOf)).map((file) => [file, testFile(file)]));

/** The rows of the tables: the id and the line's words in the first cell, `file › group › title` or a reason in the last. */
function linesOf(page: string): Line[] {
  return page.split('\n').flatMap((row): Line[] => {
    const cells = row.split(/(?<!\\)\|/).map((cell) => cell.replaceAll(/[\\`]/g, '').trim());
    const [id] = cells[1]?.match(new RegExp(`^${ID.source}\\b`)) ?? [];
    const proof = cells.at(-2) ?? '';
    if (!id) return [];
    if (proof.startsWith('—')) return [{ id, tests: [], reason: proof.slice(1).trim() }];
    return [{ id, tests: proof.split('<br>').map((name) => name.trim()), reason: undefined }];
  });
}

function fileOf(name: string): string {
  return name.split(' › ')[0] ?? '';
}

function testFile(file: string): TestFile {
  const path = join(ROOT, file);
  const source = file.endsWith('.test.ts') && existsSync(path) ? readFileSync(path, 'utf8') : '';
  return { titles: titlesIn(file, source), ids: idsIn(source) };
}

/** The lines that a file names, one by one or as `9.badges.1 to 9.badges.4`. */
function idsIn(source: string): Set<string> {
  const alone = source.match(new RegExp(`\\b${ID.source}\\b`, 'g')) ?? [];
  const ranges = [...source.matchAll(/(\d\.[a-z]+\.)(\d+) to \1(\d+)/g)].flatMap(([, part, from, to]) =>
    Array.from({ length: Number(to) - Number(from) + 1 }, (_, place) => `${part}${Number(from) + place}`),
  );
  return new Set([...alone, ...ranges]);
}

test('the table has each line once', () => {
  expect(lines.length).toBeGreaterThan(150);
  const ids = lines.map(({ id }) => id);
  expect(ids.filter((id, place) => ids.indexOf(id) !== place)).toEqual([]);
});

test('each line has a test, or the reason why it can have none', () => {
  const bare = lines.filter(({ tests, reason }) => !reason && !tests.some(Boolean));
  expect(bare.map(({ id }) => id)).toEqual([]);
});

test('each test that the table names is there', () => {
  const isThere = (name: string) => {
    const title = name.slice(fileOf(name).length + ' › '.length);
    return files.get(fileOf(name))?.titles.some((known) => known.test(title));
  };
  const missing = lines.flatMap(({ id, tests }) =>
    tests.filter((name) => name && !isThere(name)).map((name) => `${id}: ${name}`),
  );
  expect(missing).toEqual([]);
});

test('files whose steps name lines name those that the table says they prove', () => {
  const unnamed = lines.flatMap(({ id, tests }) =>
    tests
      .map(fileOf)
      .filter((file) => files.get(file)?.ids.size && !files.get(file)?.ids.has(id))
      .map((file) => `${file} does not name ${id}`),
  );
  const known = new Set(lines.map(({ id }) => id));
  const unknown = [...files].flatMap(([file, { ids }]) =>
    [...ids].filter((id) => !known.has(id)).map((id) => `${file} names ${id}, which is not in the table`),
  );
  expect([...unnamed, ...unknown]).toEqual([]);
});
