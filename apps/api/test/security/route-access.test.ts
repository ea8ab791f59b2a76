import type { TeamAccess } from '@latchkey/contract';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Role } from '../../src/auth/users/roles.ts';
import { readConfig } from '../../src/config.ts';
import { runGrant } from '../../src/operator/grants/grant-command.ts';
import { type AskedApp, bearing, type Headers, nameOf as name, openAskedApp } from './asked-app.ts';
import { badTokens } from './bad-tokens.ts';
import { closed, forTheTeam, openCalls, openToEverySite, undescribed } from './open-routes.ts';
import type { Route } from './route-table.ts';

const team = ['operator', 'catalog', 'manager', 'auditor'] as const satisfies TeamAccess[];
const TWO_HOURS = 2 * 60 * 60 * 1_000;

describe('access to a route', { timeout: 360_000 }, () => {
  let app: FastifyInstance;
  let asked: AskedApp;
  let good: string;
  let bad: Record<string, string>;
  let expired: string;
  let ended: string;
  let now = Date.now();

  const notForAll = () => [
    ...asked.guarded('signed-in', ...team),
    ...asked.routes.filter(({ url }) => closed.has(url)),
  ];
  /** Returns the routes that do not respond with 401 or 403. */
  const letIn = async (among: readonly Route[], headers: Headers) => {
    expect(among.length).toBeGreaterThan(5);
    const found = await Promise.all(
      among.map(async (route) => ({ route, ...(await asked.call(route, headers)) })),
    );
    return found
      .filter(({ status }) => status !== 401 && status !== 403)
      .map(({ route, status }) => `${name(route)}: ${status}`);
  };

  beforeAll(async () => {
    // The limits are higher, because each route below gets its own user.
    const { auth } = readConfig({ AUTH_LIMITS: '10', STAFF_SECOND_FACTOR: 'off' });
    const clock = () => new Date(now);
    asked = await openAskedApp({ auth, clock, metricsToken: 'not a session' });
    ({ app } = asked);
    const operator = async () => {
      const { email, token } = await asked.signUp();
      for (const role of Role.options) {
        await runGrant(asked.database, { command: 'grant', email, role, force: true });
      }
      // Verified tokens are cached. The cache must not accept a token after it expires, or accept a
      // similar token.
      const known = await app.inject({ url: '/api/quotes', headers: bearing(token) });
      expect(known.statusCode).toBe(200);
      return token;
    };
    now -= TWO_HOURS;
    // The users are operators, so every route would accept the tokens if they were valid.
    expired = await operator();
    now += TWO_HOURS;
    ended = await operator();
    await app.inject({ method: 'POST', url: '/auth/v1/logout', headers: bearing(ended) });
    const { keys } = (await app.inject('/auth/v1/.well-known/jwks.json')).json();
    good = await operator();
    bad = await badTokens(good, keys[0]);
  });

  afterAll(() => app.close());

  it('is declared for every route except the few open ones', () => {
    const unsaid = asked.routes.filter((route) => {
      const isSaid = asked.accessOf(route) !== undefined;
      const isOpen = undescribed.test(route.url) || openToEverySite.test(route.url);
      return !isSaid && !isOpen && !closed.has(route.url);
    });
    expect(unsaid.map(name)).toEqual([]);
    expect(asked.guarded('operator').length).toBeGreaterThan(5);
    expect(asked.guarded('signed-in').length).toBeGreaterThan(10);
    expect(asked.routes.filter(({ url }) => closed.has(url)).length).toBeGreaterThan(closed.size);
  });

  it('requires an operator for every route of the inbox', () => {
    const ofTeam = asked.routes.filter(({ url }) => forTheTeam.test(url));
    expect(asked.guarded(...team).map(name)).toEqual(ofTeam.map(name));
  });

  it('is open only for listed routes', () => {
    const found = asked.routes.filter((route) => asked.accessOf(route) === 'anyone');
    const named = found.filter(({ method }) => method !== 'HEAD').map(name);
    expect(named.sort()).toEqual(openCalls);
  });

  it.each<[string, () => Headers]>([
    ['nothing', () => ({})],
    ['an empty token', () => ({ authorization: 'Bearer ' })],
    ['a password instead', () => ({ authorization: `Basic ${btoa('ada:three blue doors')}` })],
    ['an expired token', () => bearing(expired)],
    ['the token of a session that has ended', () => bearing(ended)],
  ])('rejects %s on every route for signed-in users', async (_, headers) => {
    expect(await letIn(notForAll(), headers())).toEqual([]);
  });

  it('rejects an invalid token on every route for signed-in users', async () => {
    for (const [fault, token] of Object.entries(bad)) {
      const opened = await letIn(notForAll(), bearing(token));
      expect({ fault, opened }).toEqual({ fault, opened: [] });
    }
  });

  it('accepts a signed-in user on every route for signed-in users', async () => {
    for (const route of asked.guarded('signed-in')) {
      const { status, body } = await asked.call(route, bearing((await asked.signUp()).token));
      expect([401, 500], `${name(route)}: ${body}`).not.toContain(status);
    }
    for (const route of asked.guarded(...team)) {
      const { status, body } = await asked.call(route, bearing(good));
      expect([401, 403, 500], `${name(route)}: ${body}`).not.toContain(status);
    }
  });

  it('rejects other users on every route for operators', async () => {
    const buyer = bearing((await asked.signUp()).token);
    for (const route of asked.guarded(...team)) {
      expect((await asked.call(route, buyer)).status).toBe(403);
    }
  });

  it.each([
    ['leads', ['operator']],
    ['catalog', ['catalog']],
    ['manager', ['operator', 'manager']],
    ['auditor', ['auditor']],
  ] as const satisfies [Role, TeamAccess[]][])(
    'lets the role %s access only the routes that the role needs',
    async (role, own) => {
      const { email, token } = await asked.signUp();
      await runGrant(asked.database, { command: 'grant', email, role, force: true });
      for (const kind of team) {
        const isOwn = own.some((one) => one === kind);
        for (const route of asked.guarded(kind)) {
          const { status } = await asked.call(route, bearing(token));
          expect({ route: name(route), isOpen: status !== 403 }).toEqual({
            route: name(route),
            isOpen: isOwn,
          });
        }
      }
    },
  );
});
