/*
 * What may be told of an error in somebody's browser: its kind and the places in our own files that led to it. Never
 * its message, an address or a name of a function: those can hold what a person typed.
 */

/** Kinds of errors. Any other is told as `Error`: a name is a text that whoever throws can choose. */
export const FAULT_NAMES = [
  'Error',
  'AggregateError',
  'DataCloneError',
  'EvalError',
  'InvalidCharacterError',
  'InvalidStateError',
  'NotAllowedError',
  'NotFoundError',
  'NotReadableError',
  'NotSupportedError',
  'QuotaExceededError',
  'RangeError',
  'ReferenceError',
  'SecurityError',
  'SyntaxError',
  'TypeError',
  'URIError',
  'UnknownError',
] as const;

export type FaultName = (typeof FAULT_NAMES)[number];

/** A place in a built file of ours, `assets/Dashboard-B1c2D3e4.js:1:2345`. */
export const FRAME = /^assets\/[A-Za-z][\w-]{0,23}-[\w-]{8}\.js:\d{1,6}:\d{1,7}$/;
export const MOST_FRAMES = 12;

/** Which build: the part of its first file's name that changes with its content, or `dev` where it is not built. */
export const RELEASE = /^(?:[\w-]{8}|dev)$/;

export function faultNameOf(error: Error): FaultName {
  return FAULT_NAMES.find((name) => name === error.name) ?? 'Error';
}

/**
 * The places of our own in an error's stack, the innermost first.
 *
 * @param stack as the browser wrote it
 * @param origin of this site, such as `https://brightling.example`
 */
export function framesOf(stack: string, origin: string): string[] {
  return stack
    .split('\n')
    .flatMap((line) => {
      const [, host, place] = PLACE.exec(line) ?? [];
      return host === origin && place && FRAME.test(place) ? [place] : [];
    })
    .slice(0, MOST_FRAMES);
}

/** `    at read (https://host/assets/…:1:2)` of Chromium, `read@https://host/assets/…:1:2` of the others. */
const PLACE = /(?:^\s+at .*?|@)(https?:\/\/[^/\s]+)\/(assets\/[^\s()?#]+)\)?$/;

/** The release that a page runs, by the addresses of its scripts. */
export function releaseOf(scripts: readonly string[]): string {
  for (const address of scripts) {
    const release = /\/assets\/[\w.-]+-([\w-]{8})\.js$/.exec(address)?.[1];
    if (release) return release;
  }
  return 'dev';
}
