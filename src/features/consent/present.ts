import { ageOn, type Day } from '../../base/day.ts';
import type { UserRow } from '../accounts/store.ts';
import type { Controls, PendingUser } from './contract.ts';
import { maySharePublicly } from './rules/sharing.ts';
import type { latestRequest } from './store.ts';

type Request = Awaited<ReturnType<typeof latestRequest>>;

/** Who is registering and how it stands with the parent's word. The birth date stays here. */
export function presentPendingUser(
  user: UserRow,
  request: Request,
  today: Day,
  consentAge: number,
  now: Date,
  hasExpired: boolean,
  isMailed: boolean,
): PendingUser {
  const consent = hasExpired ? 'expired' : consentStanding(user, request, now);
  const isWaiting = consent === 'waiting';
  return {
    hasExistingConsentRequest: isWaiting,
    existingRequestEmail: (isWaiting && request?.parentEmail) || null,
    userInfo: { id: user.id, firstName: user.firstName, lastName: user.lastName, email: user.email },
    needsParent:
      user.state !== 'active' && user.birthDate !== null && ageOn(user.birthDate, today) < consentAge,
    consent,
    expiresAt: (isWaiting && request?.expiresAt.toISOString()) || null,
    consentAge,
    isMailed,
  };
}

function consentStanding(user: UserRow, request: Request, now: Date): PendingUser['consent'] {
  if (user.state === 'denied') return 'denied';
  if (user.state !== 'awaiting_consent') return 'not_asked';
  return request?.state === 'open' && request.expiresAt > now ? 'waiting' : 'expired';
}

/** What a parent has settled for a user, or what holds while none has. */
export function presentControls(user: UserRow, today: Day, consentAge: number): Controls {
  return {
    restDays: user.restDays,
    dailyMinutes: user.dailyMinutes,
    gamesAllowed: user.gamesAllowed,
    leaderboardAllowed: user.leaderboardAllowed,
    sharingAllowed: maySharePublicly(user.sharingAllowed, user.birthDate, today, consentAge),
  };
}
