import { createHash, randomUUID } from 'node:crypto';
import { Refusal } from '../../../base/refusal.ts';
import type { Db, Queries } from '../../../infra/db/client.ts';
import { createLimit } from '../../../infra/http/limits.ts';
import { createSeal } from '../../../infra/http/seal.ts';
import { createTokenSigner } from '../../../infra/http/signed-token.ts';
import type { Audit } from '../../consent/audit.ts';
import { findConsent, lockUser } from '../../consent/store.ts';
import type { PortalTokens } from '../contract.ts';
import { openRefusalLog } from './refusals.ts';
import { claimToken, findAnswer, insertToken, keepAnswer } from './store.ts';
import { portalActs } from '../rules/limits.ts';
import { PORTAL_ACTIONS, REPEAT_MS, type PortalAction } from '../rules/portal.ts';

type PortalClaims = { child: string; action: PortalAction; jti: string; exp: number };

/** One use of a token: by whom (an IP address), for what, and with the browser's own key, if it has sent one. */
export type Use = { token: string; action: PortalAction; browserKey: string | undefined; ip: string };

export type PortalDesk = {
  /** Gives out a token for one act; for `null` one that will never open anything. */
  mint(tx: Queries, child: string | null, action: PortalAction, expiresAt: Date): Promise<string>;
  /** One token for each act. */
  mintAll(tx: Queries, child: string, expiresAt: Date): Promise<PortalTokens>;
  /**
   * Uses a token up for its act, both in one transaction: an act that fails leaves the token usable. The browser that
   * used it may ask for the answer again, by its own key, within two minutes.
   *
   * @throws Refusal `link_spent` for whatever is not an unused, unexpired token of this very act; `too_many` leaves it
   *   usable
   */
  spend<T extends object>(
    used: Use,
    act: (tx: Queries, child: string, expiresAt: Date) => Promise<T>,
  ): Promise<T>;
};

type DeskParts = { db: Db; now: () => Date; audit: Audit; config: { secretKey: string } };

export function openPortalDesk({ db, now, audit, config }: DeskParts): PortalDesk {
  const signer = createTokenSigner<PortalClaims>(config.secretKey, 'parent portal');
  const seal = createSeal(config.secretKey, 'portal answer');
  const noteRefusal = openRefusalLog({ db, now, audit });
  const acts = createLimit(db, portalActs);

  const mint: PortalDesk['mint'] = async (tx, child, action, expiresAt) => {
    const jti = randomUUID();
    await insertToken(tx, { jti, childId: child, action, expiresAt });
    // A token for nobody looks like any other.
    const exp = Math.floor(expiresAt.getTime() / 1000);
    return signer.sign({ child: child ?? randomUUID(), action, jti, exp });
  };

  /** Counts an act of a child's tokens; one that comes to nothing, as with a spent token, is given back. */
  async function counted<T>(child: string, act: (tx: Queries) => Promise<T | undefined>) {
    await acts.take(child);
    let made: T | undefined;
    try {
      made = await db.transaction(act);
    } finally {
      if (made === undefined) await acts.giveBack(child);
    }
    return made;
  }

  return {
    mint,
    async mintAll(tx, child, expiresAt) {
      const [view_data, export_data, update_privacy, delete_account] = PORTAL_ACTIONS;
      return {
        view_data: await mint(tx, child, view_data, expiresAt),
        export_data: await mint(tx, child, export_data, expiresAt),
        update_privacy: await mint(tx, child, update_privacy, expiresAt),
        delete_account: await mint(tx, child, delete_account, expiresAt),
      };
    },
    async spend<T extends object>(
      { token, action, browserKey, ip }: Use,
      act: (tx: Queries, child: string, expiresAt: Date) => Promise<T>,
    ) {
      const at = now();
      // The table knows when a token ends; a lost answer can be asked for a little longer.
      const repeatedSince = new Date(at.getTime() - REPEAT_MS);
      const claims = signer.read(token, repeatedSince);
      const keyHash = browserKey ? createHash('sha256').update(browserKey).digest() : null;
      if (claims?.action === action) {
        const answer = await counted(claims.child, async (tx) => {
          await lockUser(tx, claims.child);
          const claimed = await claimToken(tx, { jti: claims.jti, action, keyHash, at });
          if (!claimed) return undefined;
          const { childId } = claimed;
          const address = (await findConsent(tx, childId))?.parentEmail;
          await audit(tx, { at, action, outcome: 'done', childId, ...(address ? { address } : {}) });
          const made = await act(tx, childId, claimed.expiresAt);
          if (keyHash) await keepAnswer(tx, claims.jti, seal.seal(JSON.stringify(made)));
          return made;
        });
        if (answer) return answer;
        const sealed = keyHash && (await findAnswer(db, claims.jti, keyHash, repeatedSince));
        const repeated = sealed && seal.open(sealed);
        if (repeated) return readAnswer<T>(repeated);
      }
      await noteRefusal(ip, { action });
      throw spentLink();
    },
  };
}

/** Whatever is wrong with a token, this is what one is told. */
export const spentLink = () =>
  new Refusal('link_spent', 'The secure access token is invalid, expired, or has already been used.');

function readAnswer<T>(text: string): T {
  return JSON.parse(text);
}
