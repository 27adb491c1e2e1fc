import type { User } from '../../accounts/contract.ts';
import type { LinkedChild } from '../contract.ts';

/** Whose learning a parent's page shows. `linked` is null for somebody who looks at their own. */
export type Viewed = Pick<User, 'id' | 'firstName' | 'points' | 'streak' | 'level'> & {
  linked: LinkedChild | null;
};

export type Shown = { state: 'shown'; viewed: Viewed } | { state: 'not_linked' } | { state: 'for_grown_ups' };

/**
 * Decides whose learning is shown: the linked child that is asked for, the first one when none is, and without any
 * linked child one's own. Somebody under age sees none; the server's own gate does not depend on this.
 *
 * @param asked the `?child=` of the address
 */
export function viewedChild(user: User, children: readonly LinkedChild[], asked: string | null): Shown {
  if (user.isUnder13) return { state: 'for_grown_ups' };
  const [first] = children;
  if (!first)
    return asked === null || asked === user.id
      ? { state: 'shown', viewed: { ...user, linked: null } }
      : { state: 'not_linked' };
  const linked = asked === null ? first : children.find(({ id }) => id === asked);
  return linked ? { state: 'shown', viewed: { ...linked, linked } } : { state: 'not_linked' };
}
