import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { isThere, plain, proofIn, ROOT, rowsOf } from './proofs.ts';

/** What holds, the files that hold it, and what proves it. */
const rows = rowsOf('docs/security.md').map(([what = '', by = '', proof = '']) => ({
  what: plain(what),
  files: by.match(/(?<=`)src\/[^`]+(?=`)/g) ?? [],
  ...proofIn(proof),
}));

test('the page has each row once', () => {
  expect(rows.length).toBeGreaterThan(30);
  const all = rows.map(({ what }) => what);
  expect(all.filter((what, place) => all.indexOf(what) !== place)).toEqual([]);
});

test('each row has a test, or says that there is none', () => {
  const bare = rows.filter(({ tests, gaps }) => !gaps.some(Boolean) && tests.length === 0);
  expect(bare.map(({ what }) => what)).toEqual([]);
});

test('each row names the file that holds it, and the file is there', () => {
  const gone = rows.flatMap(({ what, files }) =>
    (files.length === 0 ? ['no file'] : files.filter((file) => !existsSync(join(ROOT, file)))).map(
      (file) => `${what}: ${file}`,
    ),
  );
  expect(gone).toEqual([]);
});

test('each test that the page names is there', () => {
  const missing = rows.flatMap(({ what, tests }) =>
    tests.filter((name) => !isThere(name)).map((name) => `${what}: ${name}`),
  );
  expect(missing).toEqual([]);
});
