import { reportFault } from '../../features/info/contract.ts';
import { screenOf } from '../../features/info/rules/fault.ts';
import { call } from '../../kit/call.ts';
import { watchFaults } from '../../kit/faults.ts';

/** Unexpected errors of this page go to the server's log, with the screen on which they happened. */
export function watchOurFaults(): void {
  watchFaults(async (fault) => {
    const body = { ...fault, screen: screenOf(location.pathname) };
    const { incident } = await call(reportFault, { body });
    return incident;
  });
}
