import type { FastifyReply, FastifyRequest } from 'fastify';
import { securityHeaders } from '../../http/security-headers.ts';
import { API_VERSION, API_VERSION_HEADER, asksForNewErrors } from './api-version.ts';
import { audit } from './audit.ts';
import { type AuthRefusal, OAuthRefusal } from './auth-refusal.ts';
import { refusalOf } from './refusal-of.ts';

/**
 * Answers anything thrown in the form that the client asks for, or OAuth's; what nobody expected is
 * logged.
 */
export function answerRefusal(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const refusal = refusalOf(error);
  reply
    .status(refusal.status)
    .headers({ ...securityHeaders, 'cache-control': 'no-store' })
    .type('application/json; charset=utf-8');

  if (refusal instanceof OAuthRefusal) {
    audit(request, 'refused', { code: 'oauth' });
    reply.send(JSON.stringify({ error: refusal.error, error_description: refusal.message }));
    return;
  }
  audit(request, 'refused', { code: refusal.code });
  if (refusal.code === 'unexpected_failure') request.log.error({ err: error }, 'unexpected');
  reply.headers({ ...refusal.headers, 'x-sb-error-code': refusal.code });
  if (asksForNewErrors(request)) reply.header(API_VERSION_HEADER, API_VERSION);
  reply.send(
    JSON.stringify(asksForNewErrors(request) ? newForm(refusal) : oldForm(refusal, request)),
  );
}

function newForm({ code, message, weakPassword }: AuthRefusal) {
  return { code, message, ...(weakPassword && { weak_password: weakPassword }) };
}

function oldForm({ status, code, message, weakPassword }: AuthRefusal, { id }: FastifyRequest) {
  return {
    code: status,
    error_code: code,
    msg: message,
    ...(status >= 500 && { error_id: id }),
    ...(weakPassword && { weak_password: weakPassword }),
  };
}
