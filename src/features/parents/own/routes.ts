import { ageOn } from '../../../base/day.ts';
import { Refusal } from '../../../base/refusal.ts';
import { createLimit } from '../../../infra/http/limits.ts';
import type { Router } from '../../../infra/http/router.ts';
import type { Queries } from '../../../infra/db/client.ts';
import type { Person } from '../../accounts/caller.ts';
import { isSeenByParent } from '../../consent/store.ts';
import * as contract from '../contract.ts';
import { closeOwnAccount } from '../erasure/closing.ts';
import type { RetentionParts } from '../erasure/retention.ts';
import { sendExport, type Exporter } from '../export/exporting.ts';
import { ownExports } from '../rules/limits.ts';

export type OwnParts = RetentionParts & { exporter: Exporter };

/** What whoever needs no parent does with their own account: takes everything along, and closes it. */
export function ownRoutes(router: Router<Person>, parts: OwnParts): void {
  const { db, config, exporter } = parts;
  const exports = createLimit(db, ownExports);

  router.handle(contract.exportOwnData, async ({ caller, request, reply }) => {
    await requireOwnSay(db, caller, config.consentAge, 'Please ask your parent: they can export it for you.');
    await exports.take(caller.id);
    return sendExport(reply, await exporter.write(caller.id, request.log));
  });

  router.handle(contract.closeAccount, async ({ caller }) => {
    await requireOwnSay(
      db,
      caller,
      config.consentAge,
      'Please ask your parent: they can delete your account with you.',
    );
    const deletedOn = await closeOwnAccount(parts, caller);
    return {
      message: 'Your account is closed. It is deleted in 30 days; sign in before then to keep it.',
      deletedOn: deletedOn.toISOString(),
    };
  });
}

/**
 * Whoever came in alone keeps their own say, though the age of consent is set higher later: no parent is on file who
 * could do it for them.
 *
 * @throws Refusal `forbidden` with a sentence for a child whose parent does that
 */
async function requireOwnSay(
  db: Queries,
  { user, today }: Person,
  consentAge: number,
  sentence: string,
): Promise<void> {
  const isChild = user.birthDate !== null && ageOn(user.birthDate, today) < consentAge;
  if (isChild && (await isSeenByParent(db, user.id))) throw new Refusal('forbidden', sentence);
}
