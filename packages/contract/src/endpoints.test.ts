import type { Quote } from '@latchkey/domain';
import { describe, expect, expectTypeOf, it } from 'vitest';
import type { AnswerOf, Endpoint, InputOf, OutputOf } from './endpoint.ts';
import * as contract from './index.ts';

const endpoints = Object.entries<unknown>(contract).filter((entry): entry is [string, Endpoint] => {
  const [, value] = entry;
  return typeof value === 'object' && value !== null && 'method' in value && 'path' in value;
});

type Contract = typeof contract;

/** The field names of an object schema. */
function keysOf(schema: Endpoint['params']): string[] {
  return schema && 'shape' in schema ? Object.keys(Object(schema.shape)) : [];
}

describe.each(endpoints)('%s', (_, { method, path, params, body, answer, status, access }) => {
  it('has a schema for exactly the parameters in its path', () => {
    const named = [...path.matchAll(/:(\w+)/g)].map(([, name]) => name);
    expect(keysOf(params)).toEqual(named);
  });

  it('has a body only if its method allows one', () => {
    if (method === 'GET') expect(body).toBeUndefined();
    expect(body?.safeParse(null).success ?? false).toBe(false);
  });

  it('has an empty response only if its status is 204', () => {
    expect(answer.safeParse(null).success).toBe(status === 204);
  });

  it('requires the role for its path under the operator path', () => {
    const isOfCatalog = path.startsWith('/operator/catalog');
    const isOfTeam = path.startsWith('/operator/') && path !== '/operator/access';
    expect(access === 'catalog').toBe(isOfCatalog);
    expect(access === 'operator').toBe(isOfTeam && !isOfCatalog);
  });
});

describe('the contract', () => {
  it('has one endpoint for each method and path', () => {
    const calls = endpoints.map(([, { method, path }]) => `${method} ${path}`);
    expect(new Set(calls).size).toBe(calls.length);
    expect(calls.length).toBeGreaterThan(15);
  });

  it('infers the types of its schemas', () => {
    expectTypeOf<InputOf<Contract['deleteQuote'], 'params'>>().toEqualTypeOf<{ id: string }>();
    expectTypeOf<InputOf<Contract['deleteQuote'], 'body'>>().toEqualTypeOf<undefined>();
    expectTypeOf<AnswerOf<Contract['deleteQuote']>>().toEqualTypeOf<null>();
    expectTypeOf<AnswerOf<Contract['listQuotes']>>().toEqualTypeOf<{ data: Quote[] }>();
    expectTypeOf<AnswerOf<Contract['putQuote']>>().toEqualTypeOf<{ data: Quote }>();
    expectTypeOf<InputOf<Contract['showProgram'], 'params'>>().toEqualTypeOf<{ id: string }>();
    expectTypeOf<OutputOf<Contract['showProgram'], 'params'>>().toEqualTypeOf<{ id: number }>();
    expectTypeOf<AnswerOf<Contract['submitQuote']>>().toEqualTypeOf<{
      data: { id: string; snapshot: contract.LeadSnapshot };
    }>();
  });
});
