import type { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { Endpoint, Who } from '../../base/endpoint.ts';
import type { LimitRule } from '../../base/limit.ts';
import { admit, type Caller, type GuardianLookup } from './gate.ts';
import { acceptBytes, createBodyLine, isLarge, requireType } from './large-bodies.ts';
import { createCallLimits, type Limit } from './limits.ts';
import { parsePart } from './parse.ts';
import { replySchema } from './reply-schema.ts';
import { requireSamePerson } from './same-person.ts';
import { requireSameSite } from './same-site.ts';

/** What a handler is given: the parsed parts of its call, and who calls (absent only where anyone may). */
export type Call<Params, Query, Body, Person> = {
  params: Params;
  query: Query;
  body: Body;
  caller: Person;
  request: FastifyRequest;
  reply: FastifyReply;
};

/** Set on a reply that a handler has sent itself (a redirect, a file). */
const SENT = Symbol('sent');

/** Sends bytes in place of JSON. */
export function sendBytes(reply: FastifyReply, type: string, bytes: Uint8Array): typeof SENT {
  reply.type(type).send(Buffer.from(bytes));
  return SENT;
}

/** How long one answer may take to be read, whatever its size. */
const SENDING_MS = 30 * 60_000;

/** Sends what a stream holds in place of JSON, as fast as the caller reads it; it is closed when the call is over. */
export function sendStream(reply: FastifyReply, type: string, content: Readable): typeof SENT {
  const tooLate = setTimeout(() => reply.raw.destroy(), SENDING_MS).unref();
  reply.raw.once('close', () => {
    clearTimeout(tooLate);
    content.destroy();
  });
  reply.type(type).send(content);
  return SENT;
}

/** Puts stated calls on the server: parse, gate, act, answer by the stated shape. */
export type Router<Person extends Caller> = {
  handle<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType, R extends z.ZodType, W extends Who>(
    stated: Endpoint<P, Q, B, R, W>,
    act: (
      call: Call<
        z.output<P>,
        z.output<Q>,
        z.output<B>,
        W extends { anyone: string } ? Person | undefined : Person
      >,
    ) => Promise<z.input<R> | typeof SENT>,
  ): void;
};

export type RouterParts<Person extends Caller> = {
  app: FastifyInstance;
  publicUrl: URL;
  findCaller(request: FastifyRequest, reply: FastifyReply): Promise<Person | undefined>;
  isGuardian: GuardianLookup;
  createLimit(rule: LimitRule): Limit;
};

export function createRouter<Person extends Caller>(parts: RouterParts<Person>): Router<Person> {
  const callers = new WeakMap<FastifyRequest, Person>();
  return {
    handle(stated, act) {
      const countCall = createCallLimits(stated.limit, parts.createLimit);
      const { largeBody } = stated;
      const bodyLine = largeBody && createBodyLine(largeBody.atOnce);
      if (largeBody && 'type' in largeBody.holds) acceptBytes(parts.app, largeBody.holds.type);
      const bodyLimit = largeBody?.most ?? stated.bodyLimit;
      parts.app.route({
        method: stated.method,
        url: stated.path,
        ...(bodyLimit ? { bodyLimit } : {}),
        config: { limit: stated.limit, largeBody },
        schema: { response: { 200: replySchema(stated.reply) } },
        // Before the body is read: what is refused costs no parsing.
        async onRequest(request, reply) {
          requireSameSite(request.method, request.headers, parts.publicUrl);
          const caller = await parts.findCaller(request, reply);
          requireSamePerson(request.headers, caller);
          const params = textParams(request);
          await admit(stated.who, caller, params, parts.isGuardian);
          requireType(request, largeBody);
          const large = isLarge(request, largeBody);
          await countCall({ ip: request.ip, personId: caller?.id, params, isLarge: large });
          if (caller) callers.set(request, caller);
          if (large) await bodyLine?.enter(caller?.id ?? request.ip, request, reply);
        },
        async handler(request, reply) {
          reply.header('Cache-Control', 'no-store');
          const call = {
            params: parsePart('params', stated.params, request.params),
            query: parsePart('query', stated.query, request.query),
            body: parsePart('body', stated.body, request.body),
            caller: callers.get(request),
            request,
            reply,
          };
          // The parts were parsed by the very schemas that give the handler its types.
          const answer = await act(call as Parameters<typeof act>[0]);
          return answer === SENT ? reply : answer;
        },
      });
    },
  };
}

function textParams(request: FastifyRequest): Record<string, string> {
  return request.params !== null && typeof request.params === 'object' ? { ...request.params } : {};
}
