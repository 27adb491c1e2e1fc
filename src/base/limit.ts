/** Whose acts one limit counts together. The router counts all but the last; that one's handler knows its key. */
export type LimitKey =
  /** One network address, or the 2^64 IPv6 addresses of one line. Sixty children may sit behind it. */
  | 'caller'
  /** The signed-in person. */
  | 'person'
  /** The signed-in person together with that path parameter. */
  | { personAnd: string }
  /** The signed-in person, for each large body (`largeBody` of the endpoint). */
  | 'large bodies of a person'
  /** All callers of this installation together. */
  | 'installation'
  /** In words what the handler counts by, such as `child and address`. */
  | { key: string };

/** How often something may be done. */
export type LimitRule = {
  /** Names the count in the table `rate_limits`; unique among the limits. */
  name: string;
  by: LimitKey;
  /** How many acts are allowed in one window. */
  times: number;
  /** The window's length, from the first act in it. */
  seconds: number;
  /** What a person reads who has used them up. */
  message: string;
  /** Where it protects this server's work, not a secret or a mailbox, each server counts for itself: no query. */
  countedIn?: 'memory';
};

/** What an endpoint says of its limits, or why it needs none. */
export type Limits = readonly LimitRule[] | { none: string };

/** For calls that read a bounded number of rows by index and write nothing that grows. */
export const READS_ONLY: Limits = { none: 'reads a bounded number of rows and adds none' };

/** A person's own changes: many more than a hand can make, few enough that a script fills nothing. */
export function changesOf(name: string, times = 120): LimitRule {
  return {
    name,
    by: 'person',
    times,
    seconds: 3_600,
    message: 'That was a lot in a short time. Please take a break and try again later.',
    countedIn: 'memory',
  };
}
