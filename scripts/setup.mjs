/**
 * `npm start`, `npm test` and `npm run dev` on a fresh clone: installs what is missing, builds, runs.
 * This file and those in setup/ are the only code that must run on an old Node (18 or newer), and before
 * anything is installed: no dependencies.
 */
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Halt } from './setup/halt.mjs';
import { currentNode } from './setup/node.mjs';
import { installPackages } from './setup/packages.mjs';
import { run, runTogether } from './setup/processes.mjs';
import { runTests } from './setup/tests.mjs';
import { inTurn } from './setup/turn.mjs';
import { buildWeb, forgetBuild } from './setup/web.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const SERVER = 'src/apps/server/main.ts';

/** Installs, finds the right Node and builds; the answer is what everything else runs with. */
const prepare = () =>
  inTurn(root, async () => {
    await installPackages(root);
    const node = currentNode(root);
    await buildWeb(root, node);
    return node;
  });

const tasks = {
  async start() {
    const node = await prepare();
    // What Node has made of the sources is kept: the next start need not read them anew.
    const env = { NODE_COMPILE_CACHE: join(root, '.cache', 'node'), ...node.env };
    // A small nursery: most of what a request makes dies with it, and a family's machine is a small one.
    return run(node, ['--max-semi-space-size=8', SERVER], env);
  },
  async dev() {
    const node = await prepare();
    // From now on the watching build writes into the same folder.
    forgetBuild(root);
    const watchWeb = ['build', '--watch', '--mode', 'watching', '--logLevel', 'warn'];
    return runTogether(node, [
      ['node_modules/vite/bin/vite.js', ...watchWeb],
      ['--watch', SERVER],
    ]);
  },
  test: () => runTests(root, prepare),
};

const name = process.argv[2] ?? 'start';
const task = Object.hasOwn(tasks, name) ? tasks[name] : undefined;
try {
  if (!task) throw new Halt(`There is no '${name}': start, dev or test.`);
  process.chdir(root);
  process.exitCode = await task();
} catch (error) {
  if (!(error instanceof Halt)) throw error;
  console.error(error.message);
  process.exitCode = error.code;
}
