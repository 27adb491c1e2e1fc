import type { z } from 'zod';
import type { Limits } from './limit.ts';
import type { RefusalCode } from './refusal.ts';

/**
 * Who may call an endpoint. The gate in `infra/http/gate.ts` is the only reader.
 *
 * - `{ anyone }`: no sign-in needed; the text says why.
 * - `'pending'`: anyone signed in, whatever the state of their registration.
 * - `'child'`: signed in and past the age and consent steps (grown-ups too: they may learn).
 * - `'adult'`: as `child`, and grown up.
 * - `{ guardianOf }`: the user whose id stands in that path parameter, or a linked parent of theirs;
 *   for everyone else the answer is 404, as for an id that does not exist.
 * - `{ parentOf }`: a linked parent of that user, and not the user: what a child may not settle for itself.
 */
export type Who =
  { anyone: string } | 'pending' | 'child' | 'adult' | { guardianOf: string } | { parentOf: string };

export type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

type Shape = z.ZodType;

/** A body that may be larger than the server's 64 KB. */
export type LargeBody = {
  /** Bytes at most. */
  most: number;
  /** Bytes of a media type, in place of JSON; or JSON in which that one text may be long, and nothing else. */
  holds: { type: string } | { text: string };
  /** How many a server reads at once, one of a person; further ones wait in line. */
  atOnce: number;
};

/** One call, stated once: the server's route, the browser's client and the API description come from it. */
export type Endpoint<
  Params extends Shape = Shape,
  Query extends Shape = Shape,
  Body extends Shape = Shape,
  Reply extends Shape = Shape,
  Caller extends Who = Who,
> = {
  readonly method: Method;
  /** Path with its parameters as `:name`. */
  readonly path: string;
  readonly summary: string;
  readonly who: Caller;
  /** How often it may be called, or why that needs no bound; the router counts before the body is read. */
  readonly limit: Limits;
  /** For calls that a token alone opens: the browser sends no cookie with them. */
  readonly withoutCredentials?: true;
  /** For the call that asks who is signed in: the browser does not say whom its page shows. */
  readonly ofWhoeverIsHere?: true;
  readonly params?: Params;
  readonly query?: Query;
  readonly body?: Body;
  /** Largest accepted body in bytes, where it is less than the server's 64 KB. */
  readonly bodyLimit?: number;
  readonly largeBody?: LargeBody;
  /** What is answered with 200. Fields that it does not name never leave the server. */
  readonly reply: Reply;
  /** Media type of that answer, where it is not JSON. */
  readonly replyType?: string;
  /** Refusals of this call besides those that the gate and the parser give. */
  readonly refusals?: readonly RefusalCode[];
};

/** States a call; returns it unchanged, with the types of its parts kept. */
export function endpoint<
  Reply extends Shape,
  const Caller extends Who,
  Params extends Shape = z.ZodUndefined,
  Query extends Shape = z.ZodUndefined,
  Body extends Shape = z.ZodUndefined,
>(stated: Endpoint<Params, Query, Body, Reply, Caller>): Endpoint<Params, Query, Body, Reply, Caller> {
  return stated;
}
