import { createLimit } from '../../infra/http/limits.ts';
import type { Router } from '../../infra/http/router.ts';
import type { Person } from '../accounts/caller.ts';
import * as contract from './contract.ts';
import { createFamily, joinFamily, leaveFamily, type FamilyParts } from './joining.ts';
import { handOn, removeFromFamily, renewInvite } from './managing.ts';
import { presentFamily, presentPremium } from './present.ts';
import { wrongInviteCodes } from './rules/limits.ts';
import { boardOf, familyOf } from './store.ts';

export function familyRoutes(router: Router<Person>, parts: FamilyParts): void {
  const { db, now } = parts;
  const wrongInvites = createLimit(db, wrongInviteCodes);

  router.handle(contract.myFamily, async ({ caller }) => {
    const board = await boardOf(db, caller.id);
    return board ? presentFamily(board.family, board.members, caller, now()) : { family: null };
  });

  router.handle(contract.createFamily, async ({ caller, body }) => {
    const { name, inviteCode } = await createFamily(parts, caller.id, body.name);
    return { family: { name }, inviteCode };
  });

  router.handle(contract.joinFamily, async ({ caller, body }) => {
    const { name } = await joinFamily(parts, wrongInvites, caller.id, body);
    return { family: { name } };
  });

  router.handle(contract.leaveFamily, async ({ caller }) => {
    await leaveFamily(parts, caller.id);
    return { message: 'You have left your family group' };
  });

  router.handle(contract.premiumStatus, async ({ caller }) =>
    presentPremium(await familyOf(db, caller.id), now()),
  );

  router.handle(contract.renewInviteCode, async ({ caller }) => ({
    inviteCode: await renewInvite(parts, caller),
  }));

  router.handle(contract.removeMember, async ({ caller, params }) => {
    const name = await removeFromFamily(parts, caller, params.id);
    return { message: `${name} is no longer in the family. The invite code is a new one.` };
  });

  router.handle(contract.handOnFamily, async ({ caller, body }) => {
    const name = await handOn(parts, caller, body.memberId);
    return { message: `${name} is the founder of the family now.` };
  });
}
