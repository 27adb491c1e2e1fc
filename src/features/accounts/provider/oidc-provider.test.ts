import { execFile } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const SRC = join(import.meta.dirname, '../../..');

test('of all warnings, that of a Node without long-term support alone is not heard', async () => {
  const steps = [
    `await import('./runtime-warning.ts')`,
    `console.warn('oidc-provider WARNING: something else')`,
    `await import('./oidc-provider.ts')`,
    `console.warn('oidc-provider WARNING: Unsupported runtime, but later')`,
  ];
  const { stderr } = await promisify(execFile)(process.execPath, ['-e', steps.join(';')], {
    cwd: import.meta.dirname,
  });
  expect(stderr).toBe(
    'oidc-provider WARNING: something else\noidc-provider WARNING: Unsupported runtime, but later\n',
  );
});

test('nobody takes the package from elsewhere', async () => {
  const names = (await readdir(SRC, { recursive: true })).filter((name) => name.endsWith('.ts'));
  const texts = await Promise.all(names.map((name) => readFile(join(SRC, name), 'utf8')));
  const taking = names.filter((_name, place) => /(from|import\() ?'oidc-provider'/.test(texts[place] ?? ''));
  expect(taking).toEqual([join('features', 'accounts', 'provider', 'oidc-provider.ts')]);
});
