import type { FastifyReply, FastifyRequest } from 'fastify';
import { calculatePKCECodeChallenge, randomPKCECodeVerifier } from 'openid-client';
import { z } from 'zod';
import { createSeal } from '../../../infra/http/seal.ts';

const FLOW_SECONDS = 600;

const flowShape = z.object({ verifier: z.string(), nonce: z.string(), expiresAt: z.number() });
/** What only the browser that began a sign-in holds: the proof for its code and its ID token. */
export type Flow = z.infer<typeof flowShape>;

export type FlowParts = { secretKey: string; secureCookies: boolean; now: () => Date };

/**
 * The sign-in that a browser has begun, in one sealed cookie. A second tab's sign-in takes the place of the first's:
 * the first then ends in `auth=error`, and the second goes on. One more press of 'Sign in' mends the first.
 */
export type FlowCookie = {
  begin(reply: FastifyReply): Promise<{ codeChallenge: string; nonce: string }>;
  /** The flow, as long as it is good. The cookie stays: a callback that fails may be another tab's. */
  read(request: FastifyRequest): Flow | undefined;
  /** Its code has been exchanged, which the provider lets happen once: the cookie goes with the answer. */
  end(reply: FastifyReply): void;
};

export function createFlowCookie({ secretKey, secureCookies, now }: FlowParts): FlowCookie {
  const seal = createSeal(secretKey, 'sign-in flow');
  const name = secureCookies ? '__Host-brightling-sign-in' : 'brightling-sign-in';
  const attributes = { path: '/', httpOnly: true, sameSite: 'lax', secure: secureCookies } as const;
  return {
    async begin(reply) {
      const verifier = randomPKCECodeVerifier();
      const codeChallenge = await calculatePKCECodeChallenge(verifier);
      // The challenge is the nonce as well: it is as random, an ID token that carries it was asked for by the browser
      // that holds the verifier, and a client that builds the request itself cannot miss it.
      const flow: Flow = { verifier, nonce: codeChallenge, expiresAt: now().getTime() + FLOW_SECONDS * 1000 };
      reply.setCookie(name, seal.seal(JSON.stringify(flow)), { ...attributes, maxAge: FLOW_SECONDS });
      return { codeChallenge, nonce: flow.nonce };
    },
    read(request) {
      const sealed = request.cookies[name];
      if (sealed === undefined) return undefined;
      const opened = seal.open(sealed);
      if (opened === undefined) return undefined;
      const flow = flowShape.safeParse(JSON.parse(opened));
      return flow.success && flow.data.expiresAt > now().getTime() ? flow.data : undefined;
    },
    end: (reply) => void reply.clearCookie(name, attributes),
  };
}
