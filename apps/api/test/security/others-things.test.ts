import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { noticeSubscriptions } from '../../src/db/schema.ts';
import { sampleQuote } from '../samples.ts';
import { type AskedApp, bearing, type Headers, nameOf, openAskedApp } from './asked-app.ts';

describe("another user's data", () => {
  let app: FastifyInstance;
  let asked: AskedApp;
  let ada: Headers;
  let ben: Headers;
  let quoteId: string;

  const list = async () => (await app.inject({ url: '/api/quotes', headers: ada })).json().data;

  const weeklyNotices = async () => {
    const payload = { weekly: true };
    await app.inject({ method: 'PUT', url: '/api/account/weekly-notices', headers: ada, payload });
    const [row] = await asked.database.select().from(noticeSubscriptions);
    return String(row?.id);
  };

  beforeAll(async () => {
    asked = await openAskedApp();
    ({ app } = asked);
    [ada, ben] = [bearing((await asked.signUp()).token), bearing((await asked.signUp()).token)];
    await app.inject({ method: 'PUT', url: '/api/quotes', headers: ada, payload: sampleQuote });
    quoteId = (await list())[0].id;
  });

  afterAll(() => app.close());

  it('returns the same response as for data that does not exist', async () => {
    const kept = await list();
    const { identities } = (await app.inject({ url: '/auth/v1/user', headers: ada })).json();
    const factor = { method: 'POST', url: '/auth/v1/factors', headers: ada } as const;
    const enrolled = await app.inject({ ...factor, payload: { factor_type: 'totp' } });
    const { id: factorId } = enrolled.json();
    /** Ada's data, by the route that accesses it. Add each new route here. */
    const things: Record<string, string> = {
      'DELETE /api/account/notices/:id': await weeklyNotices(),
      'DELETE /api/quotes/:id': quoteId,
      'GET /api/quotes/:id/notes': quoteId,
      'HEAD /api/quotes/:id/notes': quoteId,
      'PUT /api/quotes/:id/notes': quoteId,
      'DELETE /auth/v1/user/identities/:id': identities[0].identity_id,
      'DELETE /auth/v1/factors/:id': factorId,
      'POST /auth/v1/factors/:id/challenge': factorId,
      'POST /auth/v1/factors/:id/verify': factorId,
    };
    const naming = asked.guarded('signed-in').filter(({ url }) => url.includes(':'));
    expect(naming.map(nameOf).sort()).toEqual(Object.keys(things).sort());
    for (const route of naming) {
      const answer = await asked.call(route, ben, things[nameOf(route)]);
      expect(answer.status).toBe(404);
      expect(answer).toEqual(await asked.call(route, ben));
    }
    expect(await list()).toEqual(kept);
  });

  it("does not let a user overwrite another user's data", async () => {
    const kept = await list();
    const payload = { ...sampleQuote, id: quoteId, homePrice: 1 + sampleQuote.homePrice };
    const { statusCode } = await app.inject({
      method: 'PUT',
      url: '/api/quotes',
      headers: ben,
      payload,
    });
    expect(statusCode).toBe(404);
    expect(await list()).toEqual(kept);
  });

  it('lists data only for its owner', async () => {
    const shown = asked.guarded('signed-in').filter(({ method }) => method === 'GET');
    const showing = async (headers: Headers) =>
      (await Promise.all(shown.map((route) => asked.call(route, headers)))).filter(({ body }) =>
        body.includes(quoteId),
      ).length;
    expect(await showing(ada)).toBe(2);
    expect(await showing(ben)).toBe(0);
  });
});
