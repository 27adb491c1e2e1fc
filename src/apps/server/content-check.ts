import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { checkBank } from '../../features/lessons/bank/check/check.ts';
import { countOf, findingsIn } from '../../features/lessons/bank/check/places.ts';
import { bankTable } from '../../features/lessons/bank/check/table.ts';
import { MINIMUM_WORDS } from '../../features/writing/rules/essay.ts';

/*
 * npm run content:check                    the authored lessons, and the tests of the math generators
 * npm run content:check -- --authored      without math: a few seconds
 * npm run content:check -- reading/hard    without math, and only what that folder or file has a part in
 */

const ROOT = join(import.meta.dirname, '../../..');

const { values, positionals } = parseArgs({
  options: { authored: { type: 'boolean' } },
  allowPositionals: true,
});
const places = positionals.map((place) => place.replace(/^content\//, ''));

const { lessons, findings } = await checkBank(MINIMUM_WORDS);
const files = new Set([...lessons.map(({ id }) => `${id}.yaml`), ...findings.map(({ file }) => file)]);
const nowhere = places.filter((place) => ![...files].some((file) => file.startsWith(place)));
if (nowhere.length > 0) {
  console.error(`No lesson is in ${nowhere.join(', ')}.`);
  process.exit(1);
}
const told = findingsIn(findings, places);
for (const { file, line, what } of told) console.log(`content/${file}:${line}: ${what}`);

const isMathRight = values.authored || places.length > 0 || (await mathIsRight());

console.log(`\n${bankTable(lessons)}\n`);
console.log(countOf(told, places));
if (told.length > 0 || !isMathRight) process.exitCode = 1;

/** Thousands of problems of each generator, worked out again: these are tests, and their runner tells what fails. */
async function mathIsRight(): Promise<boolean> {
  const vitest = join(ROOT, 'node_modules/vitest/vitest.mjs');
  const args = [vitest, 'run', '--reporter=dot', 'src/features/lessons/math'];
  const [code] = await once(spawn(process.execPath, args, { cwd: ROOT, stdio: 'inherit' }), 'exit');
  return code === 0;
}
