import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { unstorableTexts } from '../../http/unstorable-text.ts';
import { AuthRefusal } from './auth-refusal.ts';

/** Maximum nesting of arrays and objects. */
const MAX_DEPTH = 32;
/**
 * Maximum number of values across all levels. Leaves room for 6 KB of metadata and all other
 * fields.
 */
const MAX_VALUES = 2_000;

/**
 * Parses JSON the way the hosted service does. An empty body is allowed, because the client sends
 * one when it signs out. The app's 64 KB limit applies. The largest body that a client sends is a
 * sign-up with full metadata, about 7 KB.
 */
export function readAuthBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<string>(
    'application/json',
    { parseAs: 'string' },
    (request, body, done) => (body === '' ? done(null) : parse(request, body, done)),
  );
  // Another site can post a form without CORS, but not JSON.
  app.addContentTypeParser('*', (_request, _body, done) => {
    const message = 'The request body must be application/json';
    done(new AuthRefusal('bad_json', { status: 415, message }));
  });
}

/**
 * Parses a body with a schema. First checks the body's nesting and number of values, so no other
 * code traverses a hostile body.
 *
 * @throws {AuthRefusal} `bad_json` if there is no body, `validation_failed` if it is invalid
 */
export function authBody<T extends z.ZodMiniType>(schema: T, body: unknown): z.output<T> {
  if (body === undefined || body === null) {
    throw new AuthRefusal('bad_json', {
      message: 'Could not parse request body as JSON: unexpected end of JSON input',
    });
  }
  assertSmall(body);
  return wellFormed(schema, body);
}

/** @throws {AuthRefusal} `validation_failed` with the first invalid field */
function wellFormed<T extends z.ZodMiniType>(schema: T, value: unknown): z.output<T> {
  const parsed = z.safeParse(schema, value);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    const field = issue?.path.join('.') || 'body';
    throw new AuthRefusal('validation_failed', { message: `Invalid value for ${field}` });
  }
  const [unstorable] = unstorableTexts(parsed.data);
  if (unstorable) {
    throw new AuthRefusal('validation_failed', {
      message: `${unstorable.field} has characters that cannot be stored`,
    });
  }
  return parsed.data;
}

/** @throws {AuthRefusal} if the body is nested too deeply or has too many values */
function assertSmall(body: unknown): void {
  let values = 0;
  function visit(value: unknown, depth: number): void {
    if (typeof value !== 'object' || value === null) return;
    if (depth > MAX_DEPTH) {
      throw new AuthRefusal('bad_json', { message: 'The request body is nested too deeply' });
    }
    const parts: unknown[] = Array.isArray(value) ? value : Object.values(value);
    values += parts.length;
    if (values > MAX_VALUES) {
      throw new AuthRefusal('validation_failed', {
        message: 'The request body has too many values',
      });
    }
    for (const part of parts) visit(part, depth + 1);
  }
  visit(body, 1);
}
