import type { Quote } from '@latchkey/domain';
import { describe, expect, expectTypeOf, it } from 'vitest';
import type { AnswerOf, Endpoint, InputOf, OutputOf } from './endpoint.ts';
import * as contract from './index.ts';

const endpoints = Object.entries<unknown>(contract).filter((entry): entry is [string, Endpoint] => {
  const [, value] = entry;
  return typeof value === 'object' && value !== null && 'method' in value && 'path' in value;
});

type Contract = typeof contract;

/** Returns the field names of an object schema. */
function keysOf(schema: Endpoint['params']): string[] {
  return schema && 'shape' in schema ? Object.keys(Object(schema.shape)) : [];
}

/** Returns the names of the endpoints that break a rule. */
function breaking(isBroken: (endpoint: Endpoint) => boolean): string[] {
  return endpoints.filter(([, endpoint]) => isBroken(endpoint)).map(([name]) => name);
}

/**
 * The role that each path of the team's endpoints requires. If several patterns match a path, the
 * first one applies.
 */
const areas: readonly (readonly [RegExp, Endpoint['access']])[] = [
  [/^\/operator\/catalog/, 'catalog'],
  [/^\/operator\/audit\//, 'auditor'],
  [/^\/operator\/(erasure|leads\/:id\/hold)/, 'manager'],
  [/^\/operator\//, 'operator'],
];

describe('every endpoint', () => {
  it('has a schema for exactly the parameters in its path', () => {
    const isBroken = ({ path, params }: Endpoint) =>
      `${keysOf(params)}` !== `${[...path.matchAll(/:(\w+)/g)].map(([, name]) => name)}`;
    expect(breaking(isBroken)).toEqual([]);
  });

  it('has a body only if its method allows one, and then requires the body', () => {
    expect(breaking(({ method, body }) => method === 'GET' && body !== undefined)).toEqual([]);
    expect(breaking(({ body }) => body?.safeParse(null).success ?? false)).toEqual([]);
  });

  it('has an empty response only if its status is 204', () => {
    const isBroken = ({ answer, status }: Endpoint) =>
      answer.safeParse(null).success !== (status === 204);
    expect(breaking(isBroken)).toEqual([]);
  });

  it('requires a role if and only if its path is for that role', () => {
    const roleOf = (path: string): Endpoint['access'] | undefined =>
      path === contract.showAccess.path ? undefined : areas.find(([area]) => area.test(path))?.[1];
    const actual = (access: Endpoint['access']) =>
      access === 'anyone' || access === 'signed-in' ? undefined : access;
    expect(breaking(({ access, path }) => actual(access) !== roleOf(path))).toEqual([]);
  });
});

describe('the team', () => {
  it('needs a recent identity confirmation for every file that is not public and for every erasure', () => {
    const asks = ({ access, files, path }: Endpoint) =>
      (files !== undefined && access !== 'anyone') || path === contract.erasePerson.path;
    expect(breaking((one) => asks(one) !== (one.confirmation === 'recent'))).toEqual([]);
  });
});

describe('the API contract', () => {
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
