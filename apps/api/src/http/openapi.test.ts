import * as contract from '@latchkey/contract';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Route, watchRouteTable } from '../../test/security/route-table.ts';
import { buildTestApp } from '../../test/test-app.ts';
import { readConfig } from '../config.ts';
import { readBrand } from '../site/brand-file.ts';

const endpoints = Object.values(contract).filter(
  (value): value is contract.Endpoint & typeof value =>
    typeof value === 'object' && 'path' in value && 'answer' in value,
);

/** Returns an endpoint's path in OpenAPI format. */
const addressOf = ({ path }: contract.Endpoint) => `/api${path.replaceAll(/:(\w+)/g, '{$1}')}`;

describe('the API description', () => {
  let app: FastifyInstance;
  let routes: readonly Route[];

  beforeAll(async () => {
    const watched = watchRouteTable();
    ({ app } = await buildTestApp());
    routes = watched.end();
  });

  afterAll(() => app.close());

  const described = async () => {
    const { paths } = (await app.inject('/api/docs/json')).json();
    return Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(Object(methods)).map((method) => `${method.toUpperCase()} ${path}`),
    );
  };
  const below = (prefix: string, addresses: readonly string[]) =>
    addresses.filter((address) => address.includes(` ${prefix}/`)).sort();

  it('lists every endpoint in the contract, and no other endpoints', async () => {
    const ofContract = endpoints.map((each) => `${each.method} ${addressOf(each)}`);
    expect(below('/api', await described())).toEqual(ofContract.sort());
  });

  it('lists every account server operation', async () => {
    const mounted = routes
      .filter(({ method, url }) => method !== 'HEAD' && !url.includes('*'))
      .map(({ method, url }) => `${method} ${url.replaceAll(/:(\w+)/g, '{$1}')}`);
    expect(below('/auth/v1', mounted).length).toBeGreaterThan(10);
    expect(below('/auth/v1', await described())).toEqual(below('/auth/v1', mounted));
  });

  it("escapes the brand name in the page's title", async () => {
    const brand = { ...readBrand(readConfig({}).brandFile), name: 'Key </title><script>' };
    const { app: branded } = await buildTestApp({ brand });
    const { body } = await branded.inject('/api/docs');
    expect(body).toContain('<title>Key &lt;/title&gt;&lt;script&gt; API</title>');
    await branded.close();
  });

  it('describes parameters, bodies and responses', async () => {
    const { openapi, paths } = (await app.inject('/api/docs/json')).json();
    expect(openapi).toBe('3.1.0');
    expect(paths['/api/quotes/submit'].post).toMatchObject({
      parameters: [{ name: 'idempotency-key', in: 'header', required: true }],
      requestBody: {
        content: {
          'application/json': {
            schema: { required: ['quote', 'subject'], additionalProperties: false },
          },
        },
      },
      responses: { 201: {}, default: { content: { 'application/problem+json': {} } } },
    });
    expect(paths['/api/quotes/programs/{id}'].get.parameters).toMatchObject([
      { name: 'id', in: 'path' },
    ]);
  });

  it('describes which programs can be combined, and which changes make more programs available', async () => {
    const { paths } = (await app.inject('/api/docs/json')).json();
    const { responses } = paths['/api/quotes/programs'].post;
    const { data } = responses[200].content['application/json'].schema.properties;
    const names = [
      ...['programs', 'almostThere', 'withoutHelp', 'defaultId'],
      ...['combination', 'opensMore', 'leftOut'],
    ];
    expect(data.required).toEqual(names);
    const [combination] = data.properties.combination.anyOf;
    expect(combination.properties.members.items.required).toContain('says');
    const changes = ['credit-score', 'borrowers-income', 'down-payment'];
    expect(data.properties.opensMore.items.oneOf).toMatchObject(
      changes.map((change) => ({ properties: { change: { const: change } } })),
    );
  });

  it('marks the operations that need a token', async () => {
    const { paths, components } = (await app.inject('/api/docs/json')).json();
    expect(components.securitySchemes.accessToken).toMatchObject({ scheme: 'bearer' });
    const asked = (each: contract.Endpoint) =>
      paths[addressOf(each)][each.method.toLowerCase()].security;
    for (const each of endpoints) {
      const bare = each.token === 'if-present' ? [{}] : [];
      const isOpen = each.access === 'anyone' && bare.length === 0;
      expect(asked(each)).toEqual(isOpen ? undefined : [...bare, { accessToken: [] }]);
    }
  });

  it('serves a page that loads scripts only from this server', async () => {
    const { body, headers } = await app.inject('/api/docs');
    expect(headers['content-security-policy']).toContain("script-src 'self';");
    const scripts = [...body.matchAll(/<script([^>]*)>([^<]*)<\/script>/g)];
    expect(scripts.length).toBeGreaterThan(0);
    for (const [, attributes = '', content] of scripts) {
      const [, source = ''] = /src="([^"]+)"/.exec(attributes) ?? [];
      expect(content?.trim()).toBe('');
      const script = await app.inject(new URL(source, 'http://localhost/api/docs').pathname);
      expect(script.statusCode).toBe(200);
    }
  });
});
