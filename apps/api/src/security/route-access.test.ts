import { randomUUID } from 'node:crypto';
import type { Endpoint } from '@latchkey/contract';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { grantRepository } from '../operator/grants/repository.ts';
import { sampleQuote } from '../samples.ts';
import { buildTestApp } from '../test-app.ts';
import { badTokens } from './bad-tokens.ts';
import { type Route, watchRouteTable } from './route-table.ts';

const TWO_HOURS = 2 * 60 * 60 * 1_000;

type Access = Endpoint['access'];
type Headers = Record<string, string>;

/** Routes that neither the contract nor the description of the API has, which anybody may ask. */
const others = /^\/(healthz|readyz|\*|api\/docs(\/.*)?|auth\/v1\/\*)$/;
/** The protocol's administration, which is closed to all. */
const closed = '/auth/v1/admin/*';

/** Who may call a route of the account server, by the description of the API. */
function accessIn(
  paths: Record<string, Record<string, { security?: unknown }>>,
  { method, url }: Route,
): Access | undefined {
  const verb = method === 'HEAD' ? 'get' : method.toLowerCase();
  const operation = paths[url.replace(/:(\w+)/, '{$1}')]?.[verb];
  return operation && (operation.security ? 'signed-in' : 'anyone');
}

describe('a route', { timeout: 120_000 }, () => {
  let app: FastifyInstance;
  let routes: readonly Route[];
  let access: Map<Route, Access | undefined>;
  let bad: Record<string, string>;
  let expired: string;
  let ended: string;
  let now = Date.now();

  const signUp = async () => {
    const email = `${randomUUID()}@example.com`;
    const payload = { email, password: 'three blue doors' };
    const answer = await app.inject({ method: 'POST', url: '/auth/v1/signup', payload });
    return { email, token: String(answer.json().access_token) };
  };
  const bearing = (token: string): Headers => ({ authorization: `Bearer ${token}` });
  const call = async ({ method, url }: Route, headers: Headers, id: string = randomUUID()) => {
    const response = await app.inject({
      method,
      url: url.replace(/:\w+/, id).replace('*', 'users'),
      headers: { ...headers, 'content-type': 'application/json' },
      payload: '{}',
    });
    return { status: response.statusCode, body: response.body };
  };
  const name = ({ method, url }: Route) => `${method} ${url}`;
  const guarded = (...kinds: Access[]) =>
    routes.filter((route) => kinds.includes(access.get(route) ?? 'anyone'));
  const notForAll = () => [
    ...guarded('signed-in', 'operator'),
    ...routes.filter(({ url }) => url === closed),
  ];
  /** Those that let a caller further than to the question who calls. */
  const letIn = async (among: readonly Route[], headers: Headers) => {
    const found = await Promise.all(
      among.map(async (route) => ({ route, ...(await call(route, headers)) })),
    );
    return found
      .filter(({ status }) => status !== 401 && status !== 403)
      .map(({ route, status }) => `${name(route)}: ${status}`);
  };

  beforeAll(async () => {
    const watched = watchRouteTable();
    const test = await buildTestApp({ clock: () => new Date(now) });
    ({ app } = test);
    routes = watched.end();
    const { paths } = (await app.inject('/api/docs/json')).json();
    access = new Map(
      routes.map((route) => [route, route.endpoint?.access ?? accessIn(paths, route)]),
    );

    now -= TWO_HOURS;
    expired = (await signUp()).token;
    now += TWO_HOURS;
    ended = (await signUp()).token;
    await app.inject({ method: 'POST', url: '/auth/v1/logout', headers: bearing(ended) });
    const { keys } = (await app.inject('/auth/v1/.well-known/jwks.json')).json();
    const { email, token } = await signUp();
    await grantRepository(test.database).set(email, true);
    bad = await badTokens(token, keys[0]);
  }, 60_000);

  afterAll(() => app.close());

  it('says who may call it, or is one of few that are for all', () => {
    const unsaid = routes.filter((route) => {
      const isSaid = access.get(route) !== undefined;
      return !isSaid && !others.test(route.url) && route.url !== closed;
    });
    expect(unsaid.map(name)).toEqual([]);
    expect(guarded('operator').length).toBeGreaterThan(5);
    expect(guarded('signed-in').length).toBeGreaterThan(10);
  });

  it.each<[string, () => Headers]>([
    ['nothing', () => ({})],
    ['an empty token', () => ({ authorization: 'Bearer ' })],
    ['a password instead', () => ({ authorization: `Basic ${btoa('ada:three blue doors')}` })],
    ['an expired token', () => bearing(expired)],
    ['the token of a session that has ended', () => bearing(ended)],
  ])('for people signed in lets nobody in who brings %s', async (_, headers) => {
    expect(await letIn(notForAll(), headers())).toEqual([]);
  });

  it('for people signed in takes no token that another made', async () => {
    for (const [fault, token] of Object.entries(bad)) {
      const opened = await letIn(notForAll(), bearing(token));
      expect({ fault, opened }).toEqual({ fault, opened: [] });
    }
  });

  it('for people signed in knows them', async () => {
    for (const route of guarded('signed-in')) {
      const { status, body } = await call(route, bearing((await signUp()).token));
      expect([401, 500], `${name(route)}: ${body}`).not.toContain(status);
    }
  });

  it('for people signed in takes what is another’s for what is not there', async () => {
    const [ada, ben] = [bearing((await signUp()).token), bearing((await signUp()).token)];
    const list = async () => (await app.inject({ url: '/api/quotes', headers: ada })).json().data;
    await app.inject({ method: 'PUT', url: '/api/quotes', headers: ada, payload: sampleQuote });
    const [quote] = await list();
    const { identities } = (await app.inject({ url: '/auth/v1/user', headers: ada })).json();
    /** What is Ada's, by the route that names it: a new route needs a line here. */
    const things: Record<string, string> = {
      'DELETE /api/quotes/:id': quote.id,
      'DELETE /auth/v1/user/identities/:id': identities[0].identity_id,
    };
    const naming = guarded('signed-in').filter(({ url }) => url.includes(':'));
    expect(naming.map(name).sort()).toEqual(Object.keys(things).sort());
    for (const route of naming) {
      const answer = await call(route, ben, things[name(route)]);
      expect(answer.status).toBe(404);
      expect(answer).toEqual(await call(route, ben));
    }
    expect(await list()).toEqual([quote]);
  });

  it('for operators lets nobody else in', async () => {
    const buyer = bearing((await signUp()).token);
    expect(await letIn(guarded('operator'), buyer)).toEqual([]);
    for (const route of guarded('operator')) {
      expect((await call(route, buyer)).status).toBe(403);
    }
  });
});
