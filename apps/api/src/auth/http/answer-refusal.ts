import type { FastifyReply, FastifyRequest } from 'fastify';
import { failureOf } from '../../http/problem-document.ts';
import { securityHeaders } from '../../http/security-headers.ts';
import { warnOf503 } from '../../http/warn-of-503.ts';
import { audit } from './audit.ts';
import type { AuthErrorCode } from './auth-errors.ts';
import { AuthRefusal, OAuthRefusal } from './auth-refusal.ts';

const API_VERSION = '2024-01-01';
const API_VERSION_HEADER = 'x-supabase-api-version';

const codes = new Map<string, AuthErrorCode>([
  ['route-not-found', 'not_found'],
  ['method-not-allowed', 'not_found'],
  ['FST_ERR_CTP_BODY_TOO_LARGE', 'request_entity_too_large'],
  ['FST_ERR_CTP_INVALID_MEDIA_TYPE', 'bad_json'],
  ['FST_ERR_CTP_INVALID_JSON_BODY', 'bad_json'],
  ['FST_ERR_CTP_INVALID_CONTENT_LENGTH', 'bad_json'],
]);

/** Sends any thrown error in the format that the client asked for. Logs unexpected errors. */
export function answerRefusal(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const refusal = refusalOf(error);
  reply
    .status(refusal.status)
    .headers({ ...securityHeaders, 'cache-control': 'no-store' })
    .type('application/json; charset=utf-8');

  logRefusal(refusal, error, request);
  if (refusal instanceof OAuthRefusal) {
    reply.send(JSON.stringify({ error: refusal.error, error_description: refusal.message }));
    return;
  }
  reply.headers({ ...refusal.headers, 'x-sb-error-code': refusal.code });
  if (asksForNewErrors(request)) reply.header(API_VERSION_HEADER, API_VERSION);
  reply.send(
    JSON.stringify(asksForNewErrors(request) ? newFormat(refusal) : oldFormat(refusal, request)),
  );
}

/** Logs the error that the client gets, and the cause of an outage or of an unexpected error. */
export function logRefusal(
  refusal: AuthRefusal | OAuthRefusal,
  cause: unknown,
  request: FastifyRequest,
): void {
  const code = refusal instanceof OAuthRefusal ? 'oauth' : refusal.code;
  audit(request, 'refused', { code });
  if (refusal.status === 503) warnOf503(cause, request);
  if (code === 'unexpected_failure') request.log.error({ err: cause }, 'unexpected error');
}

function newFormat({ code, message, weakPassword }: AuthRefusal) {
  return { code, message, ...(weakPassword && { weak_password: weakPassword }) };
}

function oldFormat({ status, code, message, weakPassword }: AuthRefusal, { id }: FastifyRequest) {
  return {
    code: status,
    error_code: code,
    msg: message,
    ...(status >= 500 && { error_id: id }),
    ...(weakPassword && { weak_password: weakPassword }),
  };
}

/** Whether the client asked for the current error format, which has the error's name in `code`. */
function asksForNewErrors({ headers }: FastifyRequest): boolean {
  const version = String(headers[API_VERSION_HEADER] ?? '');
  return /^\d{4}-\d{2}-\d{2}$/.test(version) && version >= API_VERSION;
}

/** Converts any thrown value to an error for the client. Unexpected errors reveal no details. */
export function refusalOf(error: unknown): AuthRefusal | OAuthRefusal {
  if (error instanceof AuthRefusal || error instanceof OAuthRefusal) return error;
  if (!(error instanceof Error)) return new AuthRefusal('unexpected_failure');
  const failure = failureOf(error);
  if (failure.code === 'overloaded' || failure.code === 'unavailable') {
    // The status is not 4xx, so the client keeps its session and retries.
    return new AuthRefusal('request_timeout', { status: 503, headers: failure.headers });
  }
  const code = 'code' in error && codes.get(String(error.code));
  if (code) return new AuthRefusal(code);
  const status = 'statusCode' in error ? Number(error.statusCode) : 500;
  const isClientError = status >= 400 && status < 500;
  return new AuthRefusal(isClientError ? 'bad_json' : 'unexpected_failure');
}
