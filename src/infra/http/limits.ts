import { createHash } from 'node:crypto';
import ipaddr from 'ipaddr.js';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { Refusal } from '../../base/refusal.ts';
import type { Db } from '../db/client.ts';

export type LimitRule = {
  /** Names the limit in the table; unique among the limits. */
  name: string;
  /** How many acts are allowed in one window. */
  points: number;
  /** The window's length, from the first act in it. */
  seconds: number;
  /** What a person reads who has used them up. */
  message: string;
};

/** How often something may be done, counted in the database and so over all servers. */
export type Limit = {
  /** Counts one act. @throws Refusal `too_many` with the seconds to wait when there is none left. */
  take(key: string): Promise<void>;
  /** Takes back one counted act. */
  giveBack(key: string): Promise<void>;
  /** Starts the count anew. */
  forget(key: string): Promise<void>;
};

export function createLimit(db: Db, rule: LimitRule): Limit {
  const limiter = new RateLimiterPostgres({
    storeClient: db.$client,
    storeType: 'pool',
    tableName: 'rate_limits',
    tableCreated: true,
    // Rows whose window is over are swept by a job, not by a timer in every server.
    clearExpiredByTimeout: false,
    keyPrefix: rule.name,
    points: rule.points,
    duration: rule.seconds,
  });
  return {
    async take(key) {
      try {
        await limiter.consume(short(key));
      } catch (refused) {
        if (!(refused instanceof RateLimiterRes)) throw refused;
        const retryAfter = Math.max(1, Math.ceil(refused.msBeforeNext / 1000));
        throw new Refusal('too_many', rule.message, { retryAfter });
      }
    },
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

/** Keys hold addresses of people and machines: the table keeps neither, and they fit its column. */
const short = (key: string) => createHash('sha256').update(key).digest('base64url');
