import { parseArgs } from 'node:util';
import { eraseProviderAccount, findAccountByEmail } from '../../features/accounts/provider/store.ts';
import { openAudit } from '../../features/consent/audit.ts';
import { eraseUser } from '../../features/parents/erasure/erasing.ts';
import { usersNamed } from '../../features/parents/erasure/store.ts';
import type { Db } from '../../infra/db/client.ts';
import { runCommand } from './command.ts';

const NOT_YET = 'Nothing is deleted yet. To delete it for good, add --yes.';
const DELETED = 'Deleted.';

const USAGE = `npm run accounts:delete -- E-MAIL|USER-ID [--yes]

Deletes somebody with all that is stored about them, as a parent's deletion in the portal does, but without a letter:
for whoever asks for it and cannot do it themselves. Without --yes it only tells whom it would delete. Files go within
the hour in which the server runs next.`;

/** An account of the built-in sign-in with which nobody has come in yet: it is nobody's here, and holds a name. */
async function deleteUnused(db: Db, email: string, isSure: boolean): Promise<void> {
  const account = await findAccountByEmail(db, email.toLowerCase());
  if (!account) throw new Error(`Nobody here has the address or the id ${email}.`);
  const told = `${account.email}  ${account.givenName}, who has never come in`;
  if (isSure) await eraseProviderAccount(db, account.id);
  console.log(`${told}\n${isSure ? DELETED : NOT_YET}`);
}

await runCommand(() => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { yes: { type: 'boolean' } },
  });
  const [named] = positionals;
  if (!named || positionals.length > 1) throw new Error(USAGE);
  return async (db) => {
    const [user, ...others] = await usersNamed(db, named);
    if (!user) {
      await deleteUnused(db, named, values.yes === true);
      return;
    }
    const told = [user, ...others].map(
      ({ id, email, firstName, createdAt }) =>
        `${id}  ${email}  ${firstName || '(no name)'}, here since ${createdAt.toISOString().slice(0, 10)}`,
    );
    if (others.length > 0) throw new Error(['Several have it; name one by the id:', ...told].join('\n'));
    if (!values.yes) {
      console.log([...told, NOT_YET].join('\n'));
      return;
    }
    // The entry of a deletion names no address, so that its key is not needed.
    const parts = { now: () => new Date(), audit: openAudit('') };
    await db.transaction((tx) => eraseUser(parts, tx, user.id));
    console.log([...told, DELETED].join('\n'));
  };
});
