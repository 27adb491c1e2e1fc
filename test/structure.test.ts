import { readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, normalize, relative } from 'node:path';
import { expect, test } from 'vitest';

/** Who may import whom: a folder may import those above it in this list, never one below. */
const ORDER = [
  'base',
  'infra',
  'kit',
  'features/accounts',
  'features/consent',
  'features/families',
  'features/lessons',
  'features/writing',
  'features/progress',
  'features/adaptive',
  'features/games',
  'features/referrals',
  'features/sharing',
  'features/info',
  'features/parents',
  'apps',
];

const SRC = join(import.meta.dirname, '../src');
const DRAWERS = /^(utils?|helpers?|managers?|services?|common|misc)(\.tsx?)?$/;

const files = filesIn(SRC).filter((file) => /\.tsx?$/.test(file));
const tested = files.filter((file) => !file.includes('.test.') && !file.includes('/oracle/'));
const imports = tested.flatMap((file) => importsOf(file).map((to) => ({ file, to })));

function filesIn(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    return statSync(path).isDirectory() ? filesIn(path) : [relative(SRC, path)];
  });
}

/** Paths of our own files that a file imports, from `src`. */
function importsOf(file: string): string[] {
  const text = readFileSync(join(SRC, file), 'utf8');
  const named = [...text.matchAll(/(?:from|import)\s*\(?\s*'(\.[^']+)'/g)].map((match) => match[1] ?? '');
  return named.map((path) => normalize(join(dirname(file), path)));
}

const placeOf = (file: string) => ORDER.findIndex((folder) => file.startsWith(`${folder}/`));
const isScreen = (file: string) =>
  file.includes('/screens/') || file.startsWith('kit/') || file.startsWith('apps/web/');
const isServerRoom = (file: string) =>
  file.startsWith('infra/') ||
  file.startsWith('apps/server/') ||
  /\/(store|tables|routes|jobs)\.ts$/.test(file);
const isRule = (file: string) => /^features\/\w+\/(\w+\/)?(rules\.ts|rules\/|contract\.ts)/.test(file);

test('imports run one way', () => {
  const wrong = imports.filter(({ file, to }) => to !== 'paths.ts' && placeOf(to) > placeOf(file));
  expect(
    wrong.map(
      ({ file, to }) => `${file} imports ${to}: move what it needs up, or the act to the later feature`,
    ),
  ).toEqual([]);
});

test('infra and kit do not know each other', () => {
  const wrong = imports.filter(({ file, to }) => file.startsWith('kit/') && to.startsWith('infra/'));
  expect(
    wrong.map(({ file, to }) => `${file} imports ${to}: the browser cannot run server machinery`),
  ).toEqual([]);
});

test('screens import no server code', () => {
  const wrong = imports.filter(({ file, to }) => isScreen(file) && isServerRoom(to));
  expect(wrong.map(({ file, to }) => `${file} imports ${to}: make a call for it in the contract`)).toEqual(
    [],
  );
});

test('rules and contracts import only what is pure', () => {
  const wrong = imports.filter(({ file, to }) => isRule(file) && (isServerRoom(to) || isScreen(to)));
  expect(wrong.map(({ file, to }) => `${file} imports ${to}: hand it in as an argument`)).toEqual([]);
});

test('rules take time and chance as arguments', () => {
  const wrong = tested.filter((file) => {
    const isPure = isRule(file) || file.startsWith('base/');
    return (
      isPure && /Date\.now\(\)|new Date\(\)|Math\.random\(\)/.test(readFileSync(join(SRC, file), 'utf8'))
    );
  });
  expect(wrong.map((file) => `${file} reads the clock or draws: take it as an argument`)).toEqual([]);
});

/** Records of the sign-in provider live and expire by that library's own clock, which is the machine's. */
const ON_A_LIBRARYS_CLOCK = ['adapter', 'begun', 'interaction'].map(
  (name) => `features/accounts/provider/${name}.ts`,
);

test('the server has one clock', () => {
  const wrong = tested.filter((file) => {
    const isServer = file.startsWith('features/') && !isScreen(file) && !ON_A_LIBRARYS_CLOCK.includes(file);
    return isServer && /Date\.now\(\)|new Date\(\)/.test(readFileSync(join(SRC, file), 'utf8'));
  });
  expect(wrong.map((file) => `${file} reads the clock: use the one it is given`)).toEqual([]);
});

test('names say the domain', () => {
  const wrong = files.filter((file) => file.split('/').some((part) => DRAWERS.test(part)));
  expect(wrong.map((file) => `${file} is a drawer: name what it is about`)).toEqual([]);
});

test('every folder of src has its place in the order', () => {
  const wrong = files.filter((file) => placeOf(file) === -1 && file !== 'paths.ts');
  expect(wrong.map((file) => `${file} is in no room of the house`)).toEqual([]);
});
