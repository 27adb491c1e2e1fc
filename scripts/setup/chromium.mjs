import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { Halt } from './halt.mjs';
import { runQuietly } from './processes.mjs';

/** Debian's; the first is the same browser without a window, and a third faster. */
const PACKAGES = ['chromium-headless-shell', 'chromium'];
const NAMES = [...PACKAGES, 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/**
 * A Chromium for the browser tests: one that is there, or else one that is installed now.
 * @param {import('./node.mjs').Node} node
 * @returns {Promise<string>} its path
 */
export async function findChromium(node) {
  const chosen = process.env.CHROMIUM_PATH;
  if (chosen) {
    if (runs(chosen)) return chosen;
    throw new Halt(`CHROMIUM_PATH names ${chosen}, which does not run.`);
  }
  return (
    installed(node) ??
    (await installWithApt(node)) ??
    (await installWithPlaywright(node)) ??
    halt(
      'The browser tests need Chromium: install it (on Debian: apt-get install chromium) or name it in CHROMIUM_PATH.',
    )
  );
}

function installed(node) {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const candidates = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...candidates, playwrightsOwn(node)].find((path) => existsSync(path) && runs(path));
}

/** Some systems put a script in the browser's place that only says where to get it. */
const runs = (path) => spawnSync(path, ['--version'], { stdio: 'ignore', timeout: 30_000 }).status === 0;

function playwrightsOwn(node) {
  const ask = "process.stdout.write(require('playwright-core').chromium.executablePath())";
  return spawnSync(node.path, ['--eval', ask], { encoding: 'utf8' }).stdout ?? '';
}

async function installWithApt(node) {
  const isDebianRoot = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  if (!isDebianRoot) return undefined;
  console.log('Installing Chromium for the browser tests …');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  await runQuietly('apt-get', ['update'], env);
  for (const name of PACKAGES) {
    const { code } = await runQuietly('apt-get', ['install', '-y', '--no-install-recommends', name], env);
    if (code === 0) break;
  }
  return installed(node);
}

/** Needs no rights, but the network and the system's own libraries. */
async function installWithPlaywright(node) {
  console.log('Downloading Chromium for the browser tests …');
  const env = { ...node.env, PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '10000' };
  await runQuietly(
    node.path,
    [join('node_modules', 'playwright-core', 'cli.js'), 'install', 'chromium'],
    env,
  );
  return installed(node);
}

function halt(message) {
  throw new Halt(message);
}
