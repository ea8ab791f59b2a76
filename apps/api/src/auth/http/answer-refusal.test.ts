import { type FastifyInstance, fastify } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { withDeadline } from '../../http/with-deadline.ts';
import { Failure } from '../../process/failure.ts';
import { answerRefusal } from './answer-refusal.ts';
import { AuthRefusal, OAuthRefusal } from './auth-refusal.ts';

const today = { 'x-supabase-api-version': '2024-01-01' };

/** The error that each test route throws. */
const ends = {
  weak: new AuthRefusal('weak_password', { weakPassword: { reasons: ['length'] } }),
  limited: new AuthRefusal('over_request_rate_limit', { headers: { 'retry-after': '7' } }),
  oauth: new OAuthRefusal('invalid request', 'Bad ID token'),
  busy: new Failure('overloaded', { headers: { 'retry-after': '1' } }),
  fault: new TypeError('secrets of ours'),
  thing: 'not even an error',
} as const;

describe('an error response from the account server', () => {
  let app: FastifyInstance;

  const get = async (end: string, headers: Record<string, string> = today) => {
    const { statusCode, headers: answered, body } = await app.inject({ url: `/${end}`, headers });
    return { status: statusCode, headers: answered, body: JSON.parse(body) };
  };

  beforeAll(async () => {
    app = fastify();
    app.setErrorHandler(answerRefusal);
    for (const [name, end] of Object.entries(ends)) {
      app.get(`/${name}`, () => {
        throw end;
      });
    }
    app.get('/slow', () => withDeadline(new Promise(() => {}), 1));
    await app.ready();
  });

  afterAll(() => app.close());

  it('lists the reasons for a weak password in both formats', async () => {
    const weak_password = { reasons: ['length'] };
    expect(await get('weak')).toMatchObject({
      status: 422,
      body: { code: 'weak_password', weak_password },
    });
    expect(await get('weak', {})).toMatchObject({
      body: { code: 422, error_code: 'weak_password', weak_password },
    });
  });

  it('sends a Retry-After header', async () => {
    const { status, headers } = await get('limited');
    expect(status).toBe(429);
    expect(headers).toMatchObject({
      'retry-after': '7',
      'x-sb-error-code': 'over_request_rate_limit',
    });
  });

  it('omits the error code in the OAuth format', async () => {
    expect(await get('oauth')).toMatchObject({
      status: 400,
      body: { error: 'invalid request', error_description: 'Bad ID token' },
    });
  });

  it.each([
    ['busy', 503],
    ['fault', 500],
    ['thing', 500],
    ['slow', 503],
  ])('returns 5xx when the server is at fault: %s', async (end, status) => {
    // The client retries after a 5xx status. Any lower status would end its session.
    const answer = await get(end);
    expect(answer.status).toBe(status);
    expect(JSON.stringify(answer.body)).not.toContain('secrets');
  });

  it.each(['2023-12-31', '2024', 'tomorrow', ''])(
    'uses the old format for API version "%s"',
    async (version) => {
      const { body, headers } = await get('limited', { 'x-supabase-api-version': version });
      expect(body).toEqual({
        code: 429,
        error_code: 'over_request_rate_limit',
        msg: 'Request rate limit reached',
      });
      expect(headers).not.toHaveProperty('x-supabase-api-version');
    },
  );

  it('uses the new format for later API versions', async () => {
    const { body, headers } = await get('limited', { 'x-supabase-api-version': '2030-05-01' });
    expect(body).toHaveProperty('message');
    expect(headers).toMatchObject(today);
  });
});
