import fc from 'fast-check';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../config.ts';
import { buildTestApp } from '../test-app.ts';
import { arbitraryOf, type Known, objects } from './arbitrary-of.ts';
import { type DescribedCall, describedCalls, type JsonSchema } from './described-calls.ts';
import { requestOf } from './described-request.ts';
import { knownThings, openPeople, type People } from './known-people.ts';

const DEEP = 10_000;

/** As JSON, since JavaScript has no way to write some of them. */
const unstorable = ['"a\\u0000b"', '"a\\ud83d"', '"\\u0000"'];
const turning = ['"a\\u202eb"', '"\\u2066a"'];
const numbers = ['1e308', '-1e308', '9007199254740993', '-0', '1e999', '1e-320', '0.1'];
const polluting = ['{"__proto__":{"isBad":true}}', '{"constructor":{"prototype":{"isBad":true}}}'];
const deep = ['['.repeat(DEEP) + ']'.repeat(DEEP), `${'{"":'.repeat(DEEP)}1${'}'.repeat(DEEP)}`];

/**
 * Texts that only whoever wrote them reads, or nobody, or that our own record of the place takes the
 * place of: they may turn themselves around.
 */
const unseen = new Set([
  ...['password', 'current_password', 'full_name', 'type', 'code_challenge'],
  ...['code_challenge_method', 'search', 'website', 'textVersion', 'city', 'county'],
]);

interface Place {
  readonly path: readonly string[];
  readonly value: unknown;
}

describe('odd values', { timeout: 300_000 }, () => {
  let app: FastifyInstance;
  let people: People;
  let known: Known;
  let calls: DescribedCall[];

  const send = async (call: DescribedCall, body: string | undefined, query: object = {}) => {
    const parts = { ...goodParts(call, known), body };
    const { headers, ...request } = requestOf(call, {
      ...parts,
      query: { ...parts.query, ...query },
    });
    const own = () => people.headersOf('operator');
    const ask = () => app.inject({ ...request, headers: { ...headers, ...own() } });
    let response = await ask();
    if (response.statusCode === 401) {
      // The call before may have deleted the account.
      await people.renew('operator', own());
      response = await ask();
    }
    expect(call.faultOf(response), `${call.name} ${body}`).toBeUndefined();
    return response.statusCode;
  };
  /** The places of every call's body at which one of the values is taken. */
  const takenAt = async (values: readonly string[], isAsked: (place: Place) => boolean) => {
    const taken = new Set<string>();
    for (const call of calls) {
      for (const body of goodBodies(call, known)) {
        for (const place of placesOf(body).filter(isAsked)) {
          for (const value of values) {
            const status = await send(call, withValue(body, place, value));
            if (status < 400) taken.add(`${call.name} ${place.path.join('.')}`);
          }
        }
      }
    }
    return [...taken];
  };

  beforeAll(async () => {
    const environment = { AUTH_LIMITS: 'false', LEAD_MAX_PER_ADDRESS: '1000000' };
    const { auth, leads } = readConfig({ ...environment, LEAD_MAX_PER_EMAIL: '1000000' });
    const test = await buildTestApp({ auth, leads });
    ({ app } = test);
    people = await openPeople(app, test.database);
    const things = await knownThings(app);
    known = { ...things, id: things['leads/{id}'] ?? [], email: ['somebody@example.com'] };
    calls = await describedCalls(app);
  }, 120_000);

  afterAll(() => app.close());

  it('are put where a good request would be taken', async () => {
    const taken: string[] = [];
    for (const call of calls) {
      for (const body of goodBodies(call, known)) {
        if ((await send(call, JSON.stringify(body))) < 400) taken.push(call.name);
      }
    }
    expect(taken).toEqual(
      expect.arrayContaining([
        'POST /api/quotes/submit',
        'POST /api/operator/leads/search',
        'POST /api/steps',
      ]),
    );
  });

  it('that cannot be stored are refused in every text', async () => {
    expect(await takenAt(unstorable, ({ value }) => typeof value === 'string')).toEqual([]);
  });

  it('that turn letters around are refused in every text that others read', async () => {
    const isSeen = ({ path, value }: Place) =>
      typeof value === 'string' && !unseen.has(path.at(-1) ?? '');
    expect(await takenAt(turning, isSeen)).toEqual([]);
  });

  it('of numbers are refused, or answered as described', async () => {
    const taken = await takenAt(numbers, ({ value }) => typeof value === 'number');
    expect(taken).not.toContain('PUT /api/quotes homePrice');
  });

  it('that would change a prototype are refused everywhere', async () => {
    expect(await takenAt(polluting, () => true)).toEqual([]);
    expect({}).not.toHaveProperty('isBad');
  });

  it(`of ${DEEP} levels do no harm`, async () => {
    // What the calculator had set is taken as far as it is of use.
    const isAsked = ({ path }: Place) => !path.includes('details');
    expect(await takenAt(deep, isAsked)).toEqual([]);
  });

  it('in an address are no fault', async () => {
    const values = [
      '\0',
      'a\u202eb',
      '9007199254740993',
      '-0',
      '1e308',
      '__proto__',
      'a'.repeat(5_000),
    ];
    for (const call of calls) {
      for (const { name } of call.parameters.filter((one) => one.in === 'query')) {
        const [body] = goodBodies(call, known);
        for (const value of values) {
          await send(call, body === undefined ? undefined : JSON.stringify(body), {
            [name]: value,
          });
        }
      }
    }
  });
});

/** One good body for each kind that a call takes, with all that may be left out. */
function goodBodies({ body }: DescribedCall, known: Known): unknown[] {
  const kinds: readonly JsonSchema[] = body ? (body.anyOf ?? [body]) : [];
  return kinds.map((kind) => sampleOf(arbitraryOf(kind, { known, isWhole: true })));
}

function goodParts({ parameters }: DescribedCall, known: Known) {
  const at = (place: string): Record<string, unknown> => {
    const here = parameters.filter((one) => one.in === place);
    const properties = Object.fromEntries(here.map(({ name, schema }) => [name, schema]));
    return { ...sampleOf(objects({ properties }, { known, isWhole: true })) };
  };
  return { path: at('path'), query: at('query'), header: at('header') };
}

/** The same one in each run. */
function sampleOf<T>(values: fc.Arbitrary<T>): T {
  const [one] = fc.sample(values, { numRuns: 1, seed: 1 });
  if (one === undefined) throw new RangeError('There is none');
  return one;
}

/** Every place of a JSON value, at all its depths. */
function placesOf(value: unknown, path: readonly string[] = []): Place[] {
  if (typeof value !== 'object' || value === null) return [{ path, value }];
  const inner = Object.entries(value).flatMap(([name, part]) => placesOf(part, [...path, name]));
  return [{ path, value }, ...inner];
}

/** The body as JSON, with this JSON at one of its places. */
function withValue(body: unknown, { path }: Place, json: string): string {
  const mark = '\u2603';
  const put = (part: unknown, [name, ...rest]: readonly string[]): unknown => {
    if (name === undefined) return mark;
    const entries = Object.entries(Object(part)).map(([key, inner]) => [
      key,
      key === name ? put(inner, rest) : inner,
    ]);
    return Array.isArray(part) ? entries.map(([, inner]) => inner) : Object.fromEntries(entries);
  };
  return JSON.stringify(put(body, path)).replace(`"${mark}"`, () => json);
}
