import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp } from '../../../test/test-app.ts';

const origin = 'https://www.example.com';

describe('requests from another origin', () => {
  let app: FastifyInstance;

  beforeAll(async () => {
    ({ app } = await buildTestApp({ corsOrigins: [origin] }));
  });

  afterAll(() => app.close());

  it.each([
    ['GET', '/user'],
    ['PUT', '/user'],
    ['POST', '/token?grant_type=password'],
  ] as const)("lets a page send %s %s with the published client's headers", async (method, url) => {
    const { statusCode, headers } = await app.inject({
      method: 'OPTIONS',
      url: `/auth/v1${url}`,
      headers: {
        origin,
        'access-control-request-method': method,
        'access-control-request-headers': 'apikey,authorization,x-supabase-api-version',
      },
    });
    expect(statusCode).toBe(204);
    expect(headers).toMatchObject({
      'access-control-allow-origin': origin,
      'access-control-allow-credentials': 'true',
      'access-control-allow-methods': expect.stringContaining(method),
    });
    for (const name of ['apikey', 'Authorization', 'X-Client-Info', 'X-Supabase-Api-Version']) {
      expect(headers['access-control-allow-headers']).toContain(name);
    }
  });

  it('lets a page from an allowed origin read the API version header of an error', async () => {
    const { statusCode, headers } = await app.inject({
      url: '/auth/v1/user',
      headers: { origin, 'x-supabase-api-version': '2024-01-01' },
    });
    expect(statusCode).toBe(401);
    expect(headers).toMatchObject({
      'access-control-allow-origin': origin,
      'x-supabase-api-version': '2024-01-01',
    });
    expect(headers['access-control-expose-headers']).toContain('X-Supabase-Api-Version');
  });

  it('blocks a page from an origin that is not allowed', async () => {
    const { headers } = await app.inject({
      url: '/auth/v1/settings',
      headers: { origin: 'https://evil.example' },
    });
    expect(headers).not.toHaveProperty('access-control-allow-origin');
  });
});
