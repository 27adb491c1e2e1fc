import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Html } from '../../../base/html.ts';
import { Refusal } from '../../../base/refusal.ts';
import { isDatabaseGone } from '../../../infra/db/client.ts';
import { faultForLog } from '../../../infra/http/fault.ts';
import { brokenSignInPage, messagePage } from './pages.ts';

/** Sends a page of the sign-in. */
export function show(reply: FastifyReply, status: number, page: Html): FastifyReply {
  return (
    reply
      .code(status)
      .type('text/html; charset=utf-8')
      .header('Cache-Control', 'no-store')
      // Under `no-referrer` browsers send `Origin: null` with a form, which could then not prove where it comes from.
      .header('Referrer-Policy', 'same-origin')
      .send(page.html)
  );
}

/** Has what is refused, and what fails, answered by a page: people come to these routes by links and forms. */
export function answerErrorsByPages(scope: FastifyInstance): void {
  scope.setErrorHandler((error, request, reply) => {
    if (error instanceof Refusal) {
      const { retryAfter } = error.details;
      if (retryAfter) reply.header('Retry-After', String(retryAfter));
      return show(reply, error.status, messagePage('That did not work', error.message));
    }
    const gone = isDatabaseGone(error);
    const status = gone ? 503 : clientFault(error);
    if (status === 500 || gone) request.log.error({ fault: faultForLog(error) }, 'a sign-in page failed');
    if (gone) reply.header('Retry-After', '2');
    return show(reply, status, brokenSignInPage());
  });
}

function clientFault(error: unknown): number {
  const status = error instanceof Error && 'statusCode' in error ? error.statusCode : undefined;
  return typeof status === 'number' && status >= 400 && status < 500 ? status : 500;
}
