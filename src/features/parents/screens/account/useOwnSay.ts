import { useUser } from '../../../accounts/screens/session.ts';
import { useMyControls } from '../../../progress/screens/useMyControls.ts';

/**
 * Whether one exports and closes the account oneself, and no parent does it. Until it is known whether a child has a
 * parent on file, it is sent to one.
 */
export function useOwnSay(): boolean {
  const { isUnder13 } = useUser();
  const { controls, isKnown } = useMyControls();
  return !isUnder13 || (isKnown && !controls.isSeenByParent);
}
