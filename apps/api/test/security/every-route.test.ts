import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../../src/config.ts';
import { buildTestApp } from '../test-app.ts';
import { askedHeaders, POLICY } from './asked-headers.ts';
import { openToEverySite } from './open-routes.ts';
import { type Route, watchRouteTable } from './route-table.ts';

const site = 'https://home.example';
const evil = 'https://evil.example/here';
const page = ['brand', 'product', 'config']
  .map((id) => `<script type="application/json" id="${id}"></script>`)
  .join('');

/**
 * Whether a route serves the page with the API description. That page has its own policy, because
 * Swagger UI uses inline styles.
 */
const isAboutApi = ({ url }: Route) => url.startsWith('/api/docs');
describe('the responses of every route', { timeout: 360_000 }, () => {
  const folder = mkdtempSync(join(tmpdir(), 'latchkey-web-'));
  let app: FastifyInstance;
  let routes: readonly Route[];

  const name = ({ method, url }: Route) => `${method} ${url}`;
  const call = ({ method, url }: Route, headers: Record<string, string>, more = {}) =>
    app.inject({ method, url: url.replaceAll(/:\w+/g, '7').replace('*', 'x'), headers, ...more });
  /** Returns the routes whose response fails a check. */
  const faulty = async (
    among: readonly Route[],
    ask: (route: Route) => ReturnType<typeof call>,
    isGood: (response: LightMyRequestResponse, route: Route) => boolean,
  ) => {
    expect(among.length).toBeGreaterThan(10);
    const found = await Promise.all(
      among.map(async (route) => ({ route, isGood: isGood(await ask(route), route) })),
    );
    return found.filter((one) => !one.isGood).map(({ route }) => name(route));
  };

  beforeAll(async () => {
    mkdirSync(join(folder, 'assets'));
    writeFileSync(join(folder, 'index.html'), `<!doctype html>${page}`);
    const watched = watchRouteTable();
    const { auth } = readConfig({ SITE_URL: site });
    ({ app } = await buildTestApp({ webApp: folder, auth, metricsToken: 'a token' }));
    routes = watched.end();
    expect(routes.length).toBeGreaterThan(50);
  });

  afterAll(async () => {
    await app.close();
    rmSync(folder, { recursive: true });
  });

  it('restricts what a browser may load and run on every route', async () => {
    const found = await faulty(
      routes,
      (route) => call(route, {}),
      ({ headers }, route) =>
        Object.entries(askedHeaders).every(
          ([header, value]) =>
            headers[header] === value ||
            (header === POLICY && isAboutApi(route)) ||
            (header === 'cross-origin-resource-policy' && openToEverySite.test(route.url)),
        ),
    );
    expect(found).toEqual([]);
  });

  it("allows only this server's scripts on the page with the API description", async () => {
    const { headers } = await app.inject('/api/docs');
    expect(headers[POLICY]).toMatch(/script-src 'self';.*base-uri 'none';.*frame-ancestors 'none'/);
  });

  it('sends a content type and a charset on every route', async () => {
    const found = await faulty(
      routes.filter((route) => route.method !== 'HEAD'),
      (route) => call(route, {}),
      ({ headers, body }, route) => {
        const type = String(headers['content-type']);
        return body === '' || /charset=utf-8$/i.test(type) || isAboutApi(route);
      },
    );
    expect(found).toEqual([]);
  });

  it('lets caches store only public keys and the page with the API description', async () => {
    const found = await faulty(
      routes.filter(({ url }) => /^\/(api|auth)\//.test(url)),
      (route) => call(route, {}),
      ({ headers }, route) =>
        headers['cache-control'] === 'no-store' ||
        isAboutApi(route) ||
        route.url.endsWith('/jwks.json'),
    );
    expect(found).toEqual([]);
  });

  it('allows only configured origins on every route except the open data', async () => {
    const found = await faulty(
      routes.filter(({ url }) => !openToEverySite.test(url)),
      (route) => call(route, { origin: 'https://evil.example' }),
      ({ headers }) => Object.keys(headers).every((header) => !/^access-control/.test(header)),
    );
    expect(found).toEqual([]);
  });

  it.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=a',
    'application/json5',
    'text/html',
    undefined,
  ])('rejects a body of type %s with 415 on every route', async (type) => {
    const found = await faulty(
      // Email clients unsubscribe by sending a form. The server ignores the form's content.
      routes.filter(
        ({ method, url }) =>
          /^(POST|PUT|DELETE)$/.test(method) &&
          !(/^\/api\/(agency|notices)\/stop\/:token$/.test(url) && /form/.test(type ?? '')),
      ),
      (route) =>
        call(route, type === undefined ? {} : { 'content-type': type }, {
          payload: '{"email":"a@example.com"}',
        }),
      ({ statusCode }) => statusCode === 415,
    );
    expect(found).toEqual([]);
  });

  it('never redirects a request to another site', async () => {
    const names = ['redirect_to', 'redirect', 'next', 'url', 'return_to', 'returnTo'];
    const query = new URLSearchParams(
      Object.fromEntries(names.map((parameter) => [parameter, evil])),
    );
    const headers = { referer: evil, host: 'evil.example', 'x-forwarded-host': 'evil.example' };
    const link = `token=${'a'.repeat(43)}&type=recovery`;
    let redirects = 0;
    const found = await faulty(
      routes,
      (route) => call({ ...route, url: `${route.url}?${link}&${query}` }, headers),
      ({ headers: { location } }) => {
        if (location === undefined) return true;
        redirects += 1;
        return new URL(String(location), site).origin === site;
      },
    );
    expect(found).toEqual([]);
    expect(redirects).toBeGreaterThan(0);
  });

  it.each([
    '//evil.example',
    '//evil.example/',
    '/\\evil.example',
    '/%5cevil.example/..',
    '/.//evil.example',
  ])('does not redirect a request for %s', async (url) => {
    const { statusCode, headers } = await app.inject(url);
    expect({ statusCode, location: headers.location }).not.toMatchObject({
      location: expect.anything(),
    });
  });
});
