import { parseArgs } from 'node:util';
import { loadBank } from '../../features/lessons/bank/load.ts';
import { findItem } from '../../features/progress/corrections/finding.ts';
import { withdrawItem } from '../../features/progress/corrections/withdrawing.ts';
import { runCommand } from './command.ts';

const USAGE = `npm run content:withdraw -- ITEM --reason "why"

Withdraws one question: every answer to it counts from now on, and whoever was counted wrong or reported it gets their
points. ITEM is a question of the bank (reading/easy/nine-left-shoes#2) or one problem of a math lesson
(2026-11-21-math-hard-1#3). Run it again if it was cut short: nobody is paid twice.`;

await runCommand(() => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { reason: { type: 'string' } },
  });
  const [named] = positionals;
  const reason = values.reason?.trim();
  if (!named || positionals.length > 1 || !reason) throw new Error(USAGE);
  return async (db) => {
    const item = await findItem(db, loadBank, named);
    const { corrected, points } = await withdrawItem({ db, now: () => new Date() }, item, reason);
    console.log(
      `${item} is withdrawn. Completions and reports settled: ${corrected}. Points given: ${points}.`,
    );
  };
});
