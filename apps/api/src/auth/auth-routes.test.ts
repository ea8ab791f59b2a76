import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase } from '../../test/db/test-database.ts';
import { buildTestAppOn } from '../../test/test-app.ts';
import { readConfig } from '../config.ts';
import type { Connection } from '../db/database.ts';

describe('the path of the account server', () => {
  let connection: Connection;
  let app: FastifyInstance;

  const start = async (environment: Record<string, string>) => {
    const { auth } = readConfig(environment);
    app = await buildTestAppOn(connection.database, { auth });
  };
  const get = async (url: string) => {
    const { statusCode, body } = await app.inject(url);
    return { status: statusCode, ...JSON.parse(body) };
  };

  beforeAll(async () => {
    connection = await openTestDatabase();
  });

  afterEach(() => app.close());

  afterAll(() => connection.close());

  it('uses /auth/v1 by default', async () => {
    await start({});
    expect(await get('/auth/v1/health')).toMatchObject({ status: 200, name: 'GoTrue' });
    expect(await get('/health')).toMatchObject({ code: 'route-not-found' });
    expect(await get('/auth/v1/nothing')).toMatchObject({ status: 404, error_code: 'not_found' });
  });

  it('uses the path from AUTH_PREFIX, which may be the root', async () => {
    await start({ AUTH_PREFIX: '/' });
    expect(await get('/health')).toMatchObject({ status: 200, name: 'GoTrue' });
    expect(await get('/.well-known/jwks.json')).toMatchObject({ keys: [{ alg: 'ES256' }] });
    expect(await get('/healthz')).toMatchObject({ status: 'ok' });
    expect(await get('/api/nothing')).toMatchObject({ code: 'route-not-found' });
  });

  it.each([
    ['/reauthenticate', 401, 'no_authorization'],
    ['/oauth/authorizations/7', 404, 'not_found'],
    ['/user/oauth/grants', 404, 'not_found'],
    ['/passkeys/', 404, 'not_found'],
  ])(
    'handles %s itself at the root, instead of letting the web app respond',
    async (url, status, code) => {
      await start({ AUTH_PREFIX: '/' });
      expect(await get(url)).toMatchObject({ status, error_code: code });
    },
  );

  it('reports which features are enabled', async () => {
    await start({ AUTH_SIGN_UP: 'false', AUTH_AUTOCONFIRM: 'false' });
    expect(await get('/auth/v1/settings')).toMatchObject({
      external: { email: true, google: false, phone: false, anonymous_users: false },
      disable_signup: true,
      mailer_autoconfirm: false,
      phone_autoconfirm: false,
      saml_enabled: false,
    });
  });
});
