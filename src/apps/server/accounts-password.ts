import { giveNewPassword } from '../../features/accounts/provider/new-password.ts';
import { runCommand } from './command.ts';

const USAGE = `npm run accounts:password -- E-MAIL

Gives somebody who forgot it a new password, and signs them out everywhere. It is printed once and kept nowhere. For
accounts of the built-in sign-in; whoever signs in with Google or another issuer asks there.`;

await runCommand(() => {
  const [email, ...others] = process.argv.slice(2);
  if (!email || others.length > 0) throw new Error(USAGE);
  return async (db) => console.log(`The new password of ${email}: ${await giveNewPassword(db, email)}`);
});
