import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '..');
const SOURCE = /\.(ts|tsx|mjs|css)$/;
/** A package's name, alone or with a path in it, in quotes. */
const QUOTED = /['"]((?:@[\w-]+\/)?[\w.-]+)(?:\/[^'"\n]*)?['"]/g;

/** Parts that no file of ours names in this way, and who needs them. */
const NAMED_BY_NOBODY: Record<string, string> = {
  '@aws-sdk/client-s3': 'flydrive, for a bucket',
  '@aws-sdk/s3-request-presigner': 'flydrive, for a bucket',
  '@fontsource/fredoka': 'sharing/graphic/fonts.ts, by a name put together',
  '@fontsource/nunito': 'sharing/graphic/fonts.ts, by a name put together',
  'react-is': 'recharts',
  'workbox-build': 'vite-plugin-pwa',
  'workbox-window': 'vite-plugin-pwa',
};

function sourceFiles(): string[] {
  const folders = ['src', 'scripts', 'bench', 'test', 'e2e'].flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
  );
  return [...readdirSync(ROOT), ...folders].filter(
    (file) => SOURCE.test(file) && file !== 'test/parts.test.ts',
  );
}

test('every part is used by a file of ours, or by a part that says so', () => {
  const named = new Set(
    sourceFiles().flatMap((file) =>
      [...readFileSync(join(ROOT, file), 'utf8').matchAll(QUOTED)].map(([, name]) => name),
    ),
  );
  const { dependencies, devDependencies } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  const idle = Object.keys({ ...dependencies, ...devDependencies }).filter(
    (part) => !named.has(part) && !part.startsWith('@types/'),
  );
  expect(idle.toSorted()).toEqual(Object.keys(NAMED_BY_NOBODY).toSorted());
});
