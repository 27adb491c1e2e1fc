import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { findChromium } from './chromium.mjs';
import { Halt } from './halt.mjs';
import { haltWhenAsked, run } from './processes.mjs';

const UNIT_REPORT = join('.cache', 'vitest.json');
const BROWSER_REPORT = join('.cache', 'playwright.json');

/** How many of the slowest test files are told. */
const SLOWEST = 10;

const STEPS = [
  { name: 'tsc --build', package: 'typescript', program: 'tsc', args: ['--build'] },
  // It takes CI for a screen with colours, whatever NO_COLOR says.
  { name: 'oxlint', package: 'oxlint', program: 'oxlint', args: [], env: { CI: undefined } },
  {
    name: 'prettier --check .',
    package: 'prettier',
    program: 'prettier',
    args: ['--check', '--log-level', 'warn', '.'],
  },
  // The generators of math have their tests under vitest.
  { name: 'content:check', file: 'src/apps/server/content-check.ts', args: ['--authored'] },
  {
    name: 'vitest run',
    package: 'vitest',
    program: 'vitest',
    args: ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${UNIT_REPORT}`],
  },
  {
    name: 'playwright test',
    package: '@playwright/test',
    program: 'playwright',
    args: ['test', '--reporter=list,json'],
    // It needs no telling, and its own FORCE_COLOR beside it makes Node warn in every worker.
    env: { NO_COLOR: undefined },
  },
];

/**
 * Every check and test, in order, up to the first that fails; then how long each took, the slowest test files and how
 * many tests passed. Answers the exit code.
 */
export async function runTests(root, prepare) {
  for (const report of [UNIT_REPORT, BROWSER_REPORT]) rmSync(report, { force: true });
  mkdirSync('.cache', { recursive: true });
  const rows = [];
  let code = 0;
  const timed = async (name, step) => {
    const begun = Date.now();
    try {
      code = await step();
    } catch (error) {
      if (!(error instanceof Halt)) throw error;
      console.error(error.message);
      code = error.code;
    }
    rows.push({ name, result: code === 0 ? 'passed' : 'failed', ms: Date.now() - begun });
  };

  let node;
  let env;
  await timed('set-up', async () => {
    node = await prepare();
    env = testEnvironment(node, await findChromium(node));
    return 0;
  });
  for (const step of STEPS) {
    if (code !== 0) break;
    await timed(step.name, async () => {
      haltWhenAsked();
      console.log(`\n> ${step.name}`);
      return run(node, [step.file ?? programFile(root, step), ...step.args], { ...env, ...step.env });
    });
  }
  printTimes(rows);
  printSlowest();
  printCount(code);
  return code;
}

function testEnvironment(node, chromium) {
  const env = { ...node.env, CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: BROWSER_REPORT };
  // Some tools take CI for a screen with colours.
  if (!process.stdout.isTTY && env.FORCE_COLOR === undefined) env.NO_COLOR ??= '1';
  return env;
}

/** The file itself rather than its link in .bin, which on Windows is a command script. */
function programFile(root, step) {
  const folder = join(root, 'node_modules', step.package);
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return join(folder, typeof bin === 'string' ? bin : bin[step.program]);
}

function printTimes(rows) {
  const total = { name: 'total', result: '', ms: rows.reduce((sum, row) => sum + row.ms, 0) };
  const width = Math.max(...rows.map((row) => row.name.length));
  console.log('');
  for (const { name, result, ms } of [...rows, total])
    console.log(`${name.padEnd(width)}  ${result.padEnd(6)}  ${inSeconds(ms)}`);
}

function printSlowest() {
  const files = testFiles();
  files.sort((one, other) => other.ms - one.ms);
  const slowest = files.slice(0, SLOWEST);
  if (slowest.length === 0) return;
  console.log('\nslowest test files');
  for (const { file, ms } of slowest) console.log(`${inSeconds(ms)}  ${file}`);
}

const inSeconds = (ms) => `${(ms / 1000).toFixed(1).padStart(7)} s`;

/** Each test file with what its tests took, one after the other, in milliseconds. */
function testFiles() {
  const unit = (report(UNIT_REPORT).testResults ?? []).map(({ name, startTime, endTime }) => ({
    file: relative(process.cwd(), name),
    ms: endTime - startTime,
  }));
  const journeys = (report(BROWSER_REPORT).suites ?? []).map((suite) => ({
    file: join('e2e', suite.file),
    ms: durationOf(suite),
  }));
  return [...unit, ...journeys];
}

function durationOf({ suites = [], specs = [] }) {
  const results = specs.flatMap(({ tests }) => tests.flatMap((test) => test.results));
  const own = results.reduce((sum, { duration }) => sum + duration, 0);
  return suites.reduce((sum, suite) => sum + durationOf(suite), own);
}

function printCount(code) {
  const { passed, failed } = countTests();
  // A step that failed without a failing test (a type error, say) is a failure as well.
  console.log(`\n${passed} passed, ${code !== 0 && failed === 0 ? 1 : failed} failed`);
}

/** The sum over both runners, from their own reports. */
function countTests() {
  const unit = report(UNIT_REPORT);
  const { stats } = report(BROWSER_REPORT);
  return {
    passed: (unit.numPassedTests ?? 0) + (stats ? stats.expected + stats.flaky : 0),
    failed: (unit.numFailedTests ?? 0) + (stats ? stats.unexpected : 0),
  };
}

function report(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}
