import type { FastifyReply, FastifyRequest } from 'fastify';
import { failureOf, problemDocument } from './problem-document.ts';
import { securityHeaders } from './security-headers.ts';
import { warnOf503 } from './warn-of-503.ts';

/** Responds to any thrown value with a problem document. Logs unexpected errors. */
export function answerFailure(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const failure = failureOf(error);
  const problem = problemDocument(failure);
  if (problem.status === 503) warnOf503(error, request);
  if (failure.code === 'unexpected') request.log.error({ err: error }, 'unexpected error');
  reply
    .status(problem.status)
    .headers({ ...securityHeaders, ...failure.headers })
    .header('cache-control', 'no-store')
    .type('application/problem+json; charset=utf-8')
    .send(JSON.stringify(problem));
}
