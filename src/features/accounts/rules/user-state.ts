export const USER_STATES = ['pending', 'awaiting_consent', 'denied', 'active'] as const;
export type UserState = (typeof USER_STATES)[number];

/** What still bars a user's way; `ready` when nothing does. */
export function standingOf(state: UserState): 'ready' | 'needs_age' | 'needs_consent' {
  if (state === 'active') return 'ready';
  return state === 'pending' ? 'needs_age' : 'needs_consent';
}
