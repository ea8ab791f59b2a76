import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { unstorableTexts } from '../../http/unstorable-text.ts';
import { AuthRefusal } from '../auth-refusal.ts';

const LARGEST_BODY = 1024 * 1024;

/** Levels of arrays and objects in each other. */
const DEEPEST_BODY = 32;

/**
 * Reads JSON as the hosted service does: an empty body is no fault by itself, the client sends one
 * when it signs out.
 */
export function readAuthBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<string>(
    'application/json',
    { parseAs: 'string', bodyLimit: LARGEST_BODY },
    (request, body, done) => (body === '' ? done(null) : parse(request, body, done)),
  );
  // A form that another site's page sends comes without a browser's leave, unlike JSON.
  app.addContentTypeParser('*', (_request, _body, done) => {
    const message = 'The request body must be application/json';
    done(new AuthRefusal('bad_json', { status: 415, message }));
  });
}

/**
 * The body as a schema reads it.
 *
 * @throws {AuthRefusal} `bad_json` without a body, `validation_failed` where it has another form
 */
export function authBody<T extends z.ZodMiniType>(schema: T, body: unknown): z.output<T> {
  if (body === undefined || body === null) {
    throw new AuthRefusal('bad_json', {
      message: 'Could not parse request body as JSON: unexpected end of JSON input',
    });
  }
  if (!isShallow(body, DEEPEST_BODY)) {
    throw new AuthRefusal('bad_json', { message: 'The request body is nested too deeply' });
  }
  return wellFormed(schema, body);
}

/** @throws {AuthRefusal} `validation_failed`, which names the first field at fault */
function wellFormed<T extends z.ZodMiniType>(schema: T, value: unknown): z.output<T> {
  const parsed = z.safeParse(schema, value);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    const field = issue?.path.join('.') || 'body';
    throw new AuthRefusal('validation_failed', { message: `Invalid value of ${field}` });
  }
  const [unstorable] = unstorableTexts(parsed.data);
  if (unstorable) {
    throw new AuthRefusal('validation_failed', {
      message: `${unstorable.field} has characters that cannot be kept`,
    });
  }
  return parsed.data;
}

function isShallow(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return true;
  return levels > 0 && Object.values(value).every((part) => isShallow(part, levels - 1));
}
