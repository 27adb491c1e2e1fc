import { randomUUID } from 'node:crypto';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Refusal, type RefusalCode } from '../../base/refusal.ts';
import { isDatabaseGone, isOwnerGone } from '../db/client.ts';
import { faultForLog } from './fault.ts';

/** Answers every refusal and every fault in one shape, `{message, code, …}`; a fault's details go to the log only. */
export function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => answer(refusalOf(error, request), reply));
  app.setNotFoundHandler((_request, reply) => answerNothingHere(reply));
}

/** The answer to an address that names nothing. */
export function answerNothingHere(reply: FastifyReply): FastifyReply {
  return answer(new Refusal('not_found', 'There is nothing here.'), reply);
}

function answer(refusal: Refusal, reply: FastifyReply): FastifyReply {
  const { retryAfter, ...shown } = refusal.details;
  if (retryAfter) reply.header('Retry-After', String(retryAfter));
  return reply
    .code(refusal.status)
    .header('Cache-Control', 'no-store')
    .send({ message: refusal.message, code: refusal.code, ...shown });
}

const PARSER_REFUSALS: Record<string, [RefusalCode, string]> = {
  FST_ERR_CTP_BODY_TOO_LARGE: ['too_large', 'That is too large to send.'],
  FST_ERR_CTP_INVALID_MEDIA_TYPE: ['wrong_type', 'Please send JSON (application/json).'],
  FST_ERR_CTP_INVALID_JSON_BODY: ['invalid', 'The body is not JSON.'],
  FST_ERR_CTP_EMPTY_JSON_BODY: ['invalid', 'The body is empty.'],
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: ['invalid', 'The length of the body is wrong.'],
};

function refusalOf(error: unknown, request: FastifyRequest): Refusal {
  if (error instanceof Refusal) return error;
  if (isDatabaseGone(error)) {
    request.log.error({ fault: faultForLog(error) }, 'the database cannot do its work');
    return new Refusal('unavailable', 'We are having a short break. Please try again in a moment.', {
      retryAfter: 2,
    });
  }
  if (isOwnerGone(error)) {
    request.log.warn({ fault: faultForLog(error) }, 'deleted in the same moment');
    return new Refusal('conflict', 'That has changed in this very moment. Please try again.');
  }
  const known = isFastifyError(error) ? PARSER_REFUSALS[error.code] : undefined;
  if (known) return new Refusal(known[0], known[1], known[0] === 'invalid' ? { field: 'body' } : {});
  if (isFastifyError(error) && error.statusCode && error.statusCode < 500) {
    return new Refusal('invalid', 'We could not read that request.', { field: 'body' });
  }
  const incident = randomUUID();
  request.log.error({ fault: faultForLog(error), incident }, 'unexpected error');
  return new Refusal(
    'unexpected',
    `Something went wrong on our side. If it stays, give this number: ${incident}`,
  );
}

const isFastifyError = (error: unknown): error is FastifyError => error instanceof Error && 'code' in error;
