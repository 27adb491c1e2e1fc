import { faultNameOf, framesOf, releaseOf, type FaultName } from '../base/fault.ts';
import { CallError } from './call.ts';
import { isMissingPart } from './new-release.ts';
import { isUnreached } from './problem.ts';

/** An unexpected error of this page, as far as it is told. */
export type Fault = { name: FaultName; at: string[]; release: string };

/** Tells the server of a fault, which answers the number that it has in the log. */
export type TellFault = (fault: Fault) => Promise<string>;

/** A page that fails again and again has said enough. */
const MOST = 5;

let tell: TellFault | undefined;
let told = new Map<string, Promise<string | undefined>>();

/** From now on faults are told, also those that no screen shows. */
export function watchFaults(teller: TellFault, page: Pick<Window, 'addEventListener'> = window): void {
  tell = teller;
  told = new Map();
  page.addEventListener('error', ({ error }) => tellIfOurs(error));
  page.addEventListener('unhandledrejection', ({ reason }) => tellIfOurs(reason));
}

/**
 * Tells of a fault, each once a page load. What cannot be told is dropped: telling must not be a fault of its own.
 *
 * @returns its number in the log; undefined where it has none
 */
export function reportFault(error: unknown): Promise<string | undefined> {
  if (!tell || !(error instanceof Error) || isExpected(error)) return Promise.resolve(undefined);
  const fault = faultOf(error);
  const key = [fault.name, ...fault.at].join(' ');
  const known = told.get(key);
  if (known) return known;
  if (told.size >= MOST) return Promise.resolve(undefined);
  const telling = tell(fault).catch(() => undefined);
  told.set(key, telling);
  return telling;
}

/** Extensions of the browser fail on our pages too: what has no place in our files is none of ours. */
function tellIfOurs(error: unknown): void {
  if (error instanceof Error && faultOf(error).at.length > 0) void reportFault(error);
}

function faultOf(error: Error): Fault {
  const scripts = Array.from(document.scripts, ({ src }) => src);
  return {
    name: faultNameOf(error),
    at: framesOf(error.stack ?? '', location.origin),
    release: releaseOf(scripts),
  };
}

/** What the server has answered it knows itself; a lost network and a call that was given up are no faults of ours. */
function isExpected(error: Error): boolean {
  return (
    error instanceof CallError || error.name === 'AbortError' || isUnreached(error) || isMissingPart(error)
  );
}
