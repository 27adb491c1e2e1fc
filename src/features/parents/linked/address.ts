import { Refusal } from '../../../base/refusal.ts';
import type { Db } from '../../../infra/db/client.ts';
import { createLimit } from '../../../infra/http/limits.ts';
import { createTokenSigner } from '../../../infra/http/signed-token.ts';
import type { Mail } from '../../../infra/mail/queue.ts';
import { paths } from '../../../paths.ts';
import { BUILT_IN_ISSUER } from '../../accounts/provider/provider.ts';
import { proveAccountEmail } from '../../accounts/provider/store.ts';
import type { UserRow } from '../../accounts/store.ts';
import type { Audit } from '../../consent/audit.ts';
import { linkByAddress } from '../../consent/linking.ts';
import { confirmAddressLetter } from '../letters.ts';
import { addressLetters } from '../rules/limits.ts';
import { spentLink } from '../portal/tokens.ts';
import { proveAddress } from './store.ts';

type AddressClaims = { user: string; email: string; exp: number };

const LINK_MS = 24 * 3_600_000;

type AddressParts = {
  db: Db;
  now: () => Date;
  mail: Mail;
  audit: Audit;
  config: { secretKey: string; http: { publicUrl: URL } };
};

/** Proves that a grown-up's address is theirs, by a link that is mailed to it: then their children are linked. */
export function addressDesk({ db, now, mail, audit, config }: AddressParts) {
  const signer = createTokenSigner<AddressClaims>(config.secretKey, 'confirm address');
  const letters = createLimit(db, addressLetters);

  return {
    async ask(user: UserRow): Promise<void> {
      if (user.emailVerified) throw new Refusal('conflict', 'Your address is confirmed already.');
      await letters.take(user.id);
      const until = new Date(now().getTime() + LINK_MS);
      const exp = Math.floor(until.getTime() / 1000);
      const token = signer.sign({ user: user.id, email: user.email, exp });
      const link = new URL(paths.confirmAddress(token), config.http.publicUrl).href;
      const letter = confirmAddressLetter({ firstName: user.firstName, link });
      await db.transaction((tx) =>
        mail.post(tx, { to: user.email, letter, kind: 'confirm-address', about: user.id, until }),
      );
    },

    /** Pressing twice proves no more than once. @returns how many children are newly linked */
    async answer(user: UserRow, token: string): Promise<number> {
      const at = now();
      const claims = signer.read(token, at);
      if (claims?.user !== user.id || claims.email !== user.email) throw spentLink();
      return db.transaction(async (tx) => {
        if (!(await proveAddress(tx, user.id, claims.email))) throw spentLink();
        if (user.issuer === BUILT_IN_ISSUER) await proveAccountEmail(tx, user.subject);
        return linkByAddress(audit, tx, claims.email, at);
      });
    },
  };
}
