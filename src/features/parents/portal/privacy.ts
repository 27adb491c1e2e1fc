import { dayIn } from '../../../base/day.ts';
import type { Queries } from '../../../infra/db/client.ts';
import type { Mail } from '../../../infra/mail/queue.ts';
import { paths } from '../../../paths.ts';
import type { UserRow } from '../../accounts/store.ts';
import type { Audit } from '../../consent/audit.ts';
import { findConsent } from '../../consent/store.ts';
import { cancelErasure, planErasure } from '../erasure/store.ts';
import { retentionRestoredLetter, retentionWithdrawnLetter } from '../letters.ts';
import { settleControls } from '../linked/store.ts';
import { ERASURE_NOTICE_MS } from '../rules/retention.ts';

/** One of the two. */
type PrivacyChange = {
  socialSharingEnabled?: boolean | undefined;
  dataRetentionConsent?: boolean | undefined;
};

type PrivacyParts = { now: () => Date; mail: Mail; audit: Audit; config: { http: { publicUrl: URL } } };

/**
 * Turns one privacy setting of a child on or off.
 *
 * @returns one sentence for the parent
 */
export async function settlePrivacy(
  parts: PrivacyParts,
  tx: Queries,
  child: UserRow,
  { socialSharingEnabled, dataRetentionConsent }: PrivacyChange,
): Promise<string> {
  if (dataRetentionConsent !== undefined) return setRetention(parts, tx, child, dataRetentionConsent);
  await settleControls(tx, child.id, { sharingAllowed: socialSharingEnabled });
  return socialSharingEnabled ? 'Sharing is on.' : 'Sharing is off.';
}

/**
 * Takes the consent to keep data back, or gives it again: then the deletion in 30 days is planned, or called off. The
 * parent is told by mail; asking for what already holds changes nothing.
 *
 * @returns one sentence for the parent
 */
async function setRetention(
  { now, mail, audit, config }: PrivacyParts,
  tx: Queries,
  child: UserRow,
  isConsented: boolean,
): Promise<string> {
  const at = now();
  const dueAt = new Date(at.getTime() + ERASURE_NOTICE_MS);
  const plan = { userId: child.id, reason: 'retention_withdrawn' as const, plannedAt: at, dueAt };
  const isChanged = isConsented
    ? await cancelErasure(tx, child.id, plan.reason)
    : await planErasure(tx, plan);
  const to = (await findConsent(tx, child.id))?.parentEmail;
  if (isChanged && to) {
    const letter = isConsented
      ? retentionRestoredLetter({ childFirstName: child.firstName })
      : retentionWithdrawnLetter({
          childFirstName: child.firstName,
          deletedOn: dayIn(dueAt, child.timeZone),
          portalUrl: new URL(paths.parentPortal, config.http.publicUrl).href,
        });
    await mail.post(tx, {
      to,
      letter,
      kind: isConsented ? 'retention-on' : 'retention-off',
      about: child.id,
    });
    const action = isConsented ? 'erasure_cancelled' : 'erasure_planned';
    await audit(tx, { at, action, outcome: 'done', childId: child.id, address: to });
  }
  return isConsented
    ? 'The data is kept.'
    : 'All data will be deleted in 30 days. Turn this on again before then to keep it.';
}
