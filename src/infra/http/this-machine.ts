import type { FastifyRequest } from 'fastify';
import ipaddr from 'ipaddr.js';

/** Whether nobody but this machine reaches a host: `localhost`, or an address that never leaves it. */
export function isLoopback(host: string): boolean {
  const name = host.replace(/^\[|\]$/g, '');
  return name === 'localhost' || (ipaddr.isValid(name) && ipaddr.process(name).range() === 'loopback');
}

/**
 * Whether a program of this machine asks, and no browser, proxy or signed-in person. No page can take `Sec-Fetch-Site`
 * off what it sends; browsers that are too old for it say who they are.
 */
export function isLocalProgram({ socket, headers }: Pick<FastifyRequest, 'socket' | 'headers'>): boolean {
  const isPassedOn = headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined;
  const isBrowser =
    headers['sec-fetch-site'] !== undefined || /mozilla|opera/i.test(headers['user-agent'] ?? '');
  return isLoopback(socket.remoteAddress ?? '') && !isPassedOn && !isBrowser && headers.cookie === undefined;
}
