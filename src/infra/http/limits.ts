import { createHash } from 'node:crypto';
import ipaddr from 'ipaddr.js';
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { LimitRule, Limits } from '../../base/limit.ts';
import { Refusal } from '../../base/refusal.ts';
import type { Db } from '../db/client.ts';

/** A running count of acts by key: in the database and so over all servers, or in this server's memory. */
export type Limit = {
  /** Counts one act. @throws Refusal `too_many` with the seconds to wait when there is none left; then it counts nothing. */
  take(key: string): Promise<void>;
  /** Counts one act however many there have been, and answers how many there are in this window, this one included. */
  count(key: string): Promise<number>;
  /** Takes back one counted act. */
  giveBack(key: string): Promise<void>;
  /** Starts the count anew. */
  forget(key: string): Promise<void>;
};

export function createLimit(db: Db, rule: LimitRule): Limit {
  const counted = { keyPrefix: rule.name, points: rule.times, duration: rule.seconds };
  const limiter =
    rule.countedIn === 'memory'
      ? new RateLimiterMemory(counted)
      : new RateLimiterPostgres({
          ...counted,
          storeClient: db.$client,
          storeType: 'pool',
          tableName: 'rate_limits',
          tableCreated: true,
          // Rows whose window is over are swept by a job, not by a timer in every server.
          clearExpiredByTimeout: false,
        });
  return {
    async take(key) {
      try {
        await limiter.consume(short(key));
      } catch (refused) {
        if (!(refused instanceof RateLimiterRes)) throw refused;
        // The library counts it all the same: what others give back would then free nothing.
        await limiter.reward(short(key));
        const retryAfter = Math.max(1, Math.ceil(refused.msBeforeNext / 1000));
        throw new Refusal('too_many', rule.message, { retryAfter });
      }
    },
    count: async (key) => (await limiter.penalty(short(key))).consumedPoints,
    giveBack: async (key) => void (await limiter.reward(short(key))),
    forget: async (key) => void (await limiter.delete(short(key))),
  };
}

const GROUPS_OF_A_LINE = 4;

/** Whom a limit counts as one caller: an IPv4 address, or the 2^64 IPv6 addresses that one line has to choose from. */
export function callerKey(ip: string): string {
  if (!ipaddr.isValid(ip)) return ip;
  const address = ipaddr.process(ip);
  if (address instanceof ipaddr.IPv4) return address.toString();
  const line = address.parts.slice(0, GROUPS_OF_A_LINE).map((group) => group.toString(16));
  return `${line.join(':')}::/64`;
}

/** Who makes one call, as the limits of its endpoint count it. */
export type CallKeys = {
  ip: string;
  personId?: string | undefined;
  params: Record<string, string>;
  /** Whether it comes with a large body. */
  isLarge?: boolean;
};

/** Counts calls by the limits that an endpoint states, but for those whose key only its handler knows. */
export function createCallLimits(
  limits: Limits,
  createFor: (rule: LimitRule) => Limit,
): (keys: CallKeys) => Promise<void> {
  const counted = ('none' in limits ? [] : limits).flatMap((rule) => {
    const keyOf = keyReader(rule);
    return keyOf ? [{ limit: createFor(rule), keyOf }] : [];
  });
  return async (keys) => {
    for (const { limit, keyOf } of counted) {
      const key = keyOf(keys);
      if (key !== undefined) await limit.take(key);
    }
  };
}

/** Of a rule that the router counts: by what, or undefined for a call that it does not count. */
function keyReader({ by }: LimitRule): ((keys: CallKeys) => string | undefined) | undefined {
  // Who may be signed in or not is counted by the line where not.
  const person = ({ personId, ip }: CallKeys) => personId ?? callerKey(ip);
  if (by === 'caller') return ({ ip }) => callerKey(ip);
  if (by === 'person') return person;
  if (by === 'large bodies of a person') return (keys) => (keys.isLarge ? person(keys) : undefined);
  if (by === 'installation') return () => '';
  if ('personAnd' in by) return (keys) => `${person(keys)} ${keys.params[by.personAnd] ?? ''}`;
  return undefined;
}

/** Keys hold addresses of people and machines: the table keeps neither, and they fit its column. */
const short = (key: string) => createHash('sha256').update(key).digest('base64url');
