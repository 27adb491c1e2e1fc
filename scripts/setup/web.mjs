import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Halt } from './halt.mjs';
import { excerptOf, runQuietly } from './processes.mjs';

const OUTPUT = join('dist', 'web');
/** Beside everything under src. */
const INPUTS = /^(index\.html|package(-lock)?\.json|vite\.config\..*)$/;
const STAMP = join('dist', '.stamp');

/** Builds the web app when something that it is made of has changed. */
export async function buildWeb(root, node) {
  const stamp = `${hashOfInputs(root)}\n`;
  const stampFile = join(root, STAMP);
  if (existsSync(join(root, OUTPUT)) && existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp)
    return;
  console.log('Building the web app …');
  forgetBuild(root);
  // A NODE_ENV for something else must not make it a development build.
  const { NODE_ENV: _, ...env } = node.env;
  const { code, output } = await runQuietly(node.path, ['--run', 'build'], env);
  if (code !== 0) throw new Halt(`The web app could not be built:\n${excerptOf(output)}`);
  mkdirSync(join(root, 'dist'), { recursive: true });
  writeFileSync(stampFile, stamp);
}

/** The next start builds again. */
export function forgetBuild(root) {
  rmSync(join(root, STAMP), { force: true });
}

function hashOfInputs(root) {
  const hash = createHash('sha256');
  const files = [...readdirSync(root).filter((name) => INPUTS.test(name)), ...filesUnder(root, 'src')];
  files.sort();
  for (const file of files) {
    const content = readFileSync(join(root, file));
    hash.update(`${file}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
}

function filesUnder(root, folder) {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return filesUnder(root, path);
    return entry.isFile() && !/\.test\.tsx?$/.test(entry.name) ? [path] : [];
  });
}
