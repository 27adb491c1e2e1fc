import { parseArgs } from 'node:util';
import { ANSWERED_KEPT_DAYS } from '../../features/info/rules/contact.ts';
import { noteAnswered, openMessages } from '../../features/info/store.ts';
import { runCommand } from './command.ts';

/*
 * npm run contact:answered            messages of the contact form that wait for an answer, oldest first
 * npm run contact:answered -- ID …    these are answered: each is deleted 90 days later
 */

await runCommand(() => {
  const { positionals: ids } = parseArgs({ allowPositionals: true, options: {} });
  return async (db) => {
    if (ids.length === 0) return list(await openMessages(db));
    for (const id of ids) {
      if (!(await noteAnswered(db, id, new Date()))) throw new Error(`There is no message ${id}.`);
      console.log(`${id} is answered, and is deleted in ${ANSWERED_KEPT_DAYS} days.`);
    }
  };
});

function list(messages: Awaited<ReturnType<typeof openMessages>>): void {
  for (const { id, createdAt, email, subject } of messages)
    console.log(`${id}  ${createdAt.toISOString().slice(0, 10)}  ${email}  ${subject}`);
  if (messages.length === 0) console.log('No message waits for an answer.');
}
