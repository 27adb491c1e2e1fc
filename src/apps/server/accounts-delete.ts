import { parseArgs } from 'node:util';
import { findAccountByEmail } from '../../features/accounts/provider/store.ts';
import { openAudit } from '../../features/consent/audit.ts';
import { messagesFrom } from '../../features/info/store.ts';
import { erasing, finishErasures } from '../../features/parents/erasure/erasing.ts';
import { usersNamed } from '../../features/parents/erasure/store.ts';
import { openBlobs } from '../../infra/blobs/store.ts';
import { openMailTransport } from '../../infra/mail/transport.ts';
import { runCommand } from './command.ts';

const USAGE = `npm run accounts:delete -- E-MAIL|USER-ID [--yes]

Deletes somebody with all that is stored about them, as a parent's deletion in the portal does, but without a letter:
for whoever asks for it and cannot do it themselves. Without --yes it only tells what it would delete.`;

await runCommand(() => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { yes: { type: 'boolean' } },
  });
  const [named] = positionals;
  if (!named || positionals.length > 1) throw new Error(USAGE);
  return async (db, config) => {
    const [user, ...others] = await usersNamed(db, named);
    if (user && others.length > 0) {
      const several = [user, ...others].map(nameOf);
      throw new Error(['Several have it; name one by the id:', ...several].join('\n'));
    }
    const email = user?.email ?? named;
    // One of the built-in sign-in with which nobody has come in yet holds a name all the same.
    const account = user ? undefined : await findAccountByEmail(db, email.toLowerCase());
    const messages = await messagesFrom(db, email);
    const found = [
      ...(user ? [nameOf(user)] : []),
      ...(account ? [`${account.email}  ${account.givenName}, who has never come in`] : []),
      ...(messages > 0 ? [`messages by the contact form: ${messages}`] : []),
    ];
    if (found.length === 0) throw new Error(`Nobody here has the address or the id ${named}.`);
    console.log(found.join('\n'));
    if (!values.yes) {
      console.log('Nothing is deleted yet. To delete it for good, add --yes.');
      return;
    }
    // The entry of a deletion names no address, so that its key is not needed.
    const parts = { db, now: () => new Date(), audit: openAudit(''), blobs: await openBlobs(config.blobs) };
    await erasing(parts, (erase) =>
      db.transaction(async (tx) => {
        if (user) await erase.user(tx, user.id);
        if (account) await erase.account(tx, account.id);
        await erase.messagesFrom(tx, email);
      }),
    );
    await finishErasures({ ...parts, mail: openMailTransport(config.mail) });
    console.log('Deleted.');
  };
});

function nameOf({ id, email, firstName, createdAt }: Awaited<ReturnType<typeof usersNamed>>[number]): string {
  return `${id}  ${email}  ${firstName || '(no name)'}, here since ${createdAt.toISOString().slice(0, 10)}`;
}
