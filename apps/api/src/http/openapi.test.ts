import * as contract from '@latchkey/contract';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp } from '../test-app.ts';

const endpoints = Object.values(contract).filter(
  (value): value is contract.Endpoint & typeof value =>
    typeof value === 'object' && 'path' in value && 'answer' in value,
);

describe('the description of the API', () => {
  let app: FastifyInstance;

  beforeAll(async () => {
    ({ app } = await buildTestApp());
  }, 60_000);

  afterAll(() => app.close());

  it('has every endpoint of the contract, and nothing else', async () => {
    const { openapi, paths } = (await app.inject('/api/docs/json')).json();
    const described = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(Object(methods)).map((method) => `${method} ${path}`),
    );
    expect(openapi).toBe('3.1.0');
    expect(described.sort()).toEqual(
      endpoints
        .map(({ method, path }) => `${method.toLowerCase()} ${path.replace(/:(\w+)/, '{$1}')}`)
        .sort(),
    );
  });

  it('tells what a call takes and gives', async () => {
    const { paths } = (await app.inject('/api/docs/json')).json();
    expect(paths['/quotes/submit'].post).toMatchObject({
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
    expect(paths['/quotes/programs/{id}'].get.parameters).toMatchObject([
      { name: 'id', in: 'path' },
    ]);
  });

  it('tells which calls are for people who are signed in', async () => {
    const { paths, components } = (await app.inject('/api/docs/json')).json();
    expect(components.securitySchemes.accessToken).toMatchObject({ scheme: 'bearer' });
    const marked = endpoints.filter(({ method, path }) => {
      const address = path.replace(/:(\w+)/, '{$1}');
      return 'security' in paths[address][method.toLowerCase()];
    });
    expect(marked).toEqual(endpoints.filter(({ access }) => access === 'signed-in'));
    expect(marked.length).toBeGreaterThan(0);
  });

  it('is a page whose scripts all come from this server', async () => {
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
