import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { Halt } from './halt.mjs';

const NEEDED_MAJOR = 26;

/**
 * The Node that runs the product, and the environment in which it and the tools are found first.
 * @typedef {{ path: string, env: NodeJS.ProcessEnv }} Node
 * @param {string} root
 * @returns {Node}
 */
export function currentNode(root) {
  const path =
    Number(process.versions.node.split('.')[0]) >= NEEDED_MAJOR ? process.execPath : packagedNode(root);
  const env = { ...process.env };
  const name = Object.keys(env).find((key) => key.toUpperCase() === 'PATH') ?? 'PATH';
  env[name] = [dirname(path), join(root, 'node_modules', '.bin'), env[name]].filter(Boolean).join(delimiter);
  return { path, env };
}

/** The one that a platform package from the registry brings. */
function packagedNode(root) {
  const platform = `${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`;
  const program = process.platform === 'win32' ? 'node.exe' : 'node';
  const path = join(root, 'node_modules', `node-${platform}`, 'bin', program);
  const advice = `install Node.js ${NEEDED_MAJOR} or newer from https://nodejs.org and run the same command again.`;
  if (!existsSync(path))
    throw new Halt(`Brightling needs a newer Node.js than ${process.version}: ${advice}`);
  const tried = spawnSync(path, ['--version'], { encoding: 'utf8' });
  if (tried.status !== 0) {
    const why = (tried.stderr || tried.error?.message || '').trim();
    throw new Halt(
      `The Node.js that Brightling brings does not run on this machine: ${advice}\n${why}`.trim(),
    );
  }
  return path;
}
