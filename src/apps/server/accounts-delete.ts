import { parseArgs } from 'node:util';
import { openAudit } from '../../features/consent/audit.ts';
import { eraseUser } from '../../features/parents/erasure/erasing.ts';
import { usersNamed } from '../../features/parents/erasure/store.ts';
import { runCommand } from './command.ts';

const USAGE = `npm run accounts:delete -- E-MAIL|USER-ID [--yes]

Deletes somebody with all that is stored about them, as a parent's own deletion in the portal does: for whoever asks for
it and cannot do it themselves. Without --yes it only tells whom it would delete. Files go within the hour in which the
server runs next.`;

await runCommand(() => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { yes: { type: 'boolean' } },
  });
  const [named] = positionals;
  if (!named || positionals.length > 1) throw new Error(USAGE);
  return async (db) => {
    const [user, ...others] = await usersNamed(db, named);
    if (!user) throw new Error(`Nobody here has the address or the id ${named}.`);
    const told = [user, ...others].map(
      ({ id, email, firstName, createdAt }) =>
        `${id}  ${email}  ${firstName ?? '(no name)'}, here since ${createdAt.toISOString().slice(0, 10)}`,
    );
    if (others.length > 0) throw new Error(['Several have it; name one by the id:', ...told].join('\n'));
    if (!values.yes) {
      console.log([...told, 'Nothing is deleted yet. To delete it for good, add --yes.'].join('\n'));
      return;
    }
    // The entry of a deletion names no address, so that its key is not needed.
    const parts = { now: () => new Date(), audit: openAudit('') };
    await db.transaction((tx) => eraseUser(parts, tx, user.id));
    console.log([...told, 'Deleted.'].join('\n'));
  };
});
