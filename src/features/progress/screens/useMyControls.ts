import { useQuery } from '@tanstack/react-query';
import { callQuery } from '../../../kit/query.ts';
import { myControls, type MyControls } from '../contract.ts';
import { NOTHING_SETTLED } from '../rules/controls.ts';

/** A parent may settle something while the child's page stands open: the next screen asks again. */
const STALE_AFTER_MS = 60_000;

/**
 * What a parent has settled for the signed-in child, fetched once for all screens. While it is on its way, and when
 * it cannot be had, nothing is settled: whoever would promise something by that asks whether it is known.
 */
export function useMyControls(): { controls: MyControls; isWaiting: boolean; isKnown: boolean } {
  const { data, isPending } = useQuery({ ...callQuery(myControls), staleTime: STALE_AFTER_MS });
  return { controls: data ?? NOTHING_SETTLED, isWaiting: isPending, isKnown: data !== undefined };
}
