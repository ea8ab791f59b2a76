import { failureOf } from '../../http/problem-document.ts';
import type { AuthErrorCode } from './auth-errors.ts';
import { AuthRefusal, OAuthRefusal } from './auth-refusal.ts';

const codes = new Map<string, AuthErrorCode>([
  ['route-not-found', 'not_found'],
  ['method-not-allowed', 'not_found'],
  ['FST_ERR_CTP_BODY_TOO_LARGE', 'request_entity_too_large'],
  ['FST_ERR_CTP_INVALID_MEDIA_TYPE', 'bad_json'],
  ['FST_ERR_CTP_INVALID_JSON_BODY', 'bad_json'],
  ['FST_ERR_CTP_INVALID_CONTENT_LENGTH', 'bad_json'],
]);

/** Anything thrown as what the client may hear of it; what nobody expected is its own code. */
export function refusalOf(error: unknown): AuthRefusal | OAuthRefusal {
  if (error instanceof AuthRefusal || error instanceof OAuthRefusal) return error;
  if (!(error instanceof Error)) return new AuthRefusal('unexpected_failure');
  const failure = failureOf(error);
  if (failure.code === 'overloaded' || failure.code === 'unavailable') {
    // Not 4xx: the client keeps its session and tries again.
    return new AuthRefusal('request_timeout', { status: 503, headers: failure.headers });
  }
  const known = 'code' in error && codes.get(String(error.code));
  if (known) return new AuthRefusal(known);
  const status = 'statusCode' in error ? Number(error.statusCode) : 500;
  const isCallersFault = status >= 400 && status < 500;
  return new AuthRefusal(isCallersFault ? 'bad_json' : 'unexpected_failure');
}
