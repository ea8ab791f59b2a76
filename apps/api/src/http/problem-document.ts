import { type Problem, type ProblemCode, problems } from '@latchkey/contract';
import { isOutage } from '../db/outage.ts';
import { Failure } from '../process/failure.ts';

/** Maximum number of field problems in one response. */
const MAX_FIELDS = 50;

const codesOfFastify = new Map<string, ProblemCode>([
  ['FST_ERR_CTP_BODY_TOO_LARGE', 'body-too-large'],
  ['FST_ERR_CTP_INVALID_MEDIA_TYPE', 'unsupported-media-type'],
  ['FST_ERR_CTP_EMPTY_JSON_BODY', 'malformed-json'],
  ['FST_ERR_CTP_INVALID_JSON_BODY', 'malformed-json'],
  ['FST_ERR_MAX_PARAM_LENGTH', 'route-not-found'],
]);

const codesOfStatus = new Map<number, ProblemCode>([
  [403, 'route-not-found'],
  [404, 'route-not-found'],
  [413, 'body-too-large'],
]);

/** Converts any thrown value to a failure that is safe to send. Unknown errors become `unexpected`. */
export function failureOf(error: unknown): Failure {
  const failure = failureIn(error);
  if (failure) return failure;
  if (!(error instanceof Error)) return new Failure('unexpected');
  if (isOutage(error)) return new Failure('unavailable', { headers: { 'retry-after': '2' } });

  const code = 'code' in error && codesOfFastify.get(String(error.code));
  if (code) return new Failure(code);
  const status = 'statusCode' in error ? Number(error.statusCode) : 500;
  const isCallersFault = status >= 400 && status < 500;
  return new Failure(
    isCallersFault ? (codesOfStatus.get(status) ?? 'invalid-request') : 'unexpected',
  );
}

/** Finds the failure that caused another error, such as a full queue that caused a query error. */
function failureIn(error: unknown): Failure | undefined {
  for (let each = error; each instanceof Error; each = each.cause) {
    if (each instanceof Failure) return each;
  }
  return undefined;
}

/**
 * Converts a failure to a problem document.
 *
 * @see RFC 9457
 */
export function problemDocument({ code, fields, current, leftOn }: Failure): Problem {
  const { status, title } = problems[code];
  return {
    type: `urn:latchkey:problem:${code}`,
    title,
    status,
    code,
    ...(fields.length > 0 ? { fields: fields.slice(0, MAX_FIELDS) } : {}),
    ...(current && { current }),
    ...(leftOn !== null && { leftOn }),
  };
}
