import { expect, test } from 'vitest';
import { fileOf, isThere, plain, proofIn, rowsOf, testsIn, type Proof } from './proofs.ts';

/** How lines are numbered: the section, its part, and a count. */
const ID = /\d\.[a-z]+\.\d+/;

/** A line of the specification and what proves it: tests, or why none can. */
type Line = Proof & { id: string };

const lines = linesOf('docs/coverage.md');
const files = new Map(
  lines.flatMap(({ tests }) => tests.map(fileOf)).map((file) => [file, idsIn(testsIn(file))]),
);

/** The rows of the tables: the id and the line's words in the first cell, its tests or a reason in the last. */
function linesOf(page: string): Line[] {
  return rowsOf(page).flatMap((cells): Line[] => {
    const [id] = plain(cells[0] ?? '').match(new RegExp(`^${ID.source}\\b`)) ?? [];
    return id ? [{ id, ...proofIn(cells.at(-1) ?? '') }] : [];
  });
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
  const bare = lines.filter(({ tests, gaps }) => !gaps.some(Boolean) && tests.length === 0);
  expect(bare.map(({ id }) => id)).toEqual([]);
});

test('each test that the table names is there', () => {
  const missing = lines.flatMap(({ id, tests }) =>
    tests.filter((name) => !isThere(name)).map((name) => `${id}: ${name}`),
  );
  expect(missing).toEqual([]);
});

test('files whose steps name lines name those that the table says they prove', () => {
  const unnamed = lines.flatMap(({ id, tests }) =>
    tests
      .map(fileOf)
      .filter((file) => files.get(file)?.size && !files.get(file)?.has(id))
      .map((file) => `${file} does not name ${id}`),
  );
  const known = new Set(lines.map(({ id }) => id));
  const unknown = [...files].flatMap(([file, ids]) =>
    [...ids].filter((id) => !known.has(id)).map((id) => `${file} names ${id}, which is not in the table`),
  );
  expect([...unnamed, ...unknown]).toEqual([]);
});
