import { Refusal } from '../../../base/refusal.ts';
import type { Db } from '../../../infra/db/client.ts';
import { callerKey, createLimit } from '../../../infra/http/limits.ts';
import type { Mail } from '../../../infra/mail/queue.ts';
import { paths } from '../../../paths.ts';
import type { Audit } from '../../consent/audit.ts';
import { findPortalChild } from './store.ts';
import { portalLinkLetter } from '../letters.ts';
import { openRefusalLog } from './refusals.ts';
import type { PortalDesk } from './tokens.ts';
import { portalAddress, portalCaller, portalChild } from '../rules/limits.ts';
import { PORTAL_TOKEN_MS, type PortalAction } from '../rules/portal.ts';

export type AccessParts = {
  db: Db;
  now: () => Date;
  mail: Mail;
  audit: Audit;
  desk: PortalDesk;
  config: {
    isDevelopment: boolean;
    mail: { kind: 'outbox' | 'smtp' };
    http: { publicUrl: URL };
  };
};

type Wanted = { childId: string; parentEmail: string; action: PortalAction };

const MESSAGE = 'If the child ID and the address belong together, we have sent a link to that address.';

/**
 * Takes parents' requests for a link. A hit and a miss do the very same work, down to a token that opens nothing and a
 * mail to nobody, so that neither the answer nor its time tells who is here.
 */
export function accessDesk({ db, now, mail, audit, desk, config }: AccessParts) {
  const ofCaller = createLimit(db, portalCaller);
  const ofAddress = createLimit(db, portalAddress);
  const ofChild = createLimit(db, portalChild);
  const noteRefusal = openRefusalLog({ db, now, audit });

  async function count(childId: string, address: string, ip: string): Promise<void> {
    try {
      const caller = callerKey(ip);
      await ofCaller.take(caller);
      await ofAddress.take(`${caller} ${address}`);
      await ofChild.take(`${childId} ${address}`);
    } catch (error) {
      if (error instanceof Refusal) {
        await noteRefusal(ip, { action: 'portal_request', address });
      }
      throw error;
    }
  }

  /** @param isTold whether the caller may be told the link, should it be a developer's machine */
  return async function request(
    wanted: Wanted,
    ip: string,
    isTold: boolean,
  ): Promise<{ message: string; accessUrl?: string }> {
    const childId = wanted.childId.trim().toLowerCase();
    const address = wanted.parentEmail.trim().toLowerCase();
    await count(childId, address, ip);
    const at = now();
    const found = await findPortalChild(db, childId);
    const child = found?.parentEmail === address ? found : undefined;
    const expiresAt = new Date(at.getTime() + PORTAL_TOKEN_MS);
    const link = await db.transaction(async (tx) => {
      const token = await desk.mint(tx, child?.id ?? null, wanted.action, expiresAt);
      const url = new URL(paths.parentPortalWith(token), config.http.publicUrl).href;
      const letter = portalLinkLetter({
        childFirstName: child?.firstName ?? 'Nobody',
        action: wanted.action,
        link: url,
      });
      const about = child?.id ?? null;
      await mail.post(tx, {
        to: child ? address : null,
        letter,
        kind: 'portal-link',
        about,
        until: expiresAt,
      });
      const outcome = child ? 'done' : 'no_match';
      await audit(tx, { at, action: 'portal_request', outcome, childId: about, address });
      return url;
    });
    const isShown = isTold && child && config.isDevelopment && config.mail.kind === 'outbox';
    return isShown ? { message: MESSAGE, accessUrl: link } : { message: MESSAGE };
  };
}
