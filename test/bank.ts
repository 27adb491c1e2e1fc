import { loadBank, type Bank } from '../src/features/lessons/bank/load.ts';
import { AUTHORED, LEVELS } from '../src/features/lessons/subjects.ts';

let loading: Promise<Bank> | undefined;

/** The bank, read once for all test files of a worker; its lessons are frozen, so that none changes them for the next. */
export const sharedBank = (): Promise<Bank> => (loading ??= loadFrozen());

async function loadFrozen(): Promise<Bank> {
  const bank = await loadBank();
  const all = AUTHORED.flatMap((subject) => LEVELS.flatMap((level) => bank.lessons(subject, level)));
  all.forEach(freeze);
  return bank;
}

function freeze(value: unknown): void {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return;
  Object.freeze(value);
  Object.values(value).forEach(freeze);
}
