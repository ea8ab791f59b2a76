import type { FastifyReply, FastifyRequest } from 'fastify';
import { failureOf, problemDocument } from './problem-document.ts';
import { securityHeaders } from './security-headers.ts';

/** Answers anything thrown with a problem document; what nobody expected is logged. */
export function answerFailure(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const failure = failureOf(error);
  const problem = problemDocument(failure);
  if (failure.code === 'unavailable')
    request.log.warn({ err: error }, 'the database does not serve');
  if (failure.code === 'unexpected') request.log.error({ err: error }, 'unexpected');
  reply
    .status(problem.status)
    .headers({ ...securityHeaders, ...failure.headers })
    .header('cache-control', 'no-store')
    .type('application/problem+json; charset=utf-8')
    .send(JSON.stringify(problem));
}
