import fc from 'fast-check';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../config.ts';
import { buildTestApp } from '../test-app.ts';
import { arbitraryOf, type Known, objects } from './arbitrary-of.ts';
import { type DescribedCall, describedCalls, type JsonSchema } from './described-calls.ts';
import { type Parts, requestOf } from './described-request.ts';
import { type Caller, knownThings, openPeople, type People } from './known-people.ts';

const REQUESTS = 2_000;
const AT_ONCE = 10;
/** The same requests in each run; another number draws others. */
const SEED = 20_261_121;

const odd = fc.oneof(
  fc.constantFrom<unknown>('', '\0', '\ud800', '\u202e', 1e308, 2 ** 53 + 2, -0, null, [], {}),
  fc.string({ unit: 'binary', maxLength: 50 }),
  fc.jsonValue({ maxDepth: 2 }),
  fc.double(),
);
const callers = fc.oneof(
  { weight: 4, arbitrary: fc.constant<Caller>('operator') },
  { weight: 3, arbitrary: fc.constant<Caller>('buyer') },
  { weight: 1, arbitrary: fc.constant<Caller>('nobody') },
);

interface Drawn {
  readonly call: DescribedCall;
  readonly caller: Caller;
  readonly parts: Parts;
}

describe('a call of the API', () => {
  let app: FastifyInstance;
  let people: People;
  let calls: DescribedCall[];
  let known: Known;

  beforeAll(async () => {
    const environment = {
      AUTH_LIMITS: 'false',
      GOOGLE_CLIENT_ID: 'a-client',
      LEAD_MAX_PER_ADDRESS: '1000000',
      LEAD_MAX_PER_EMAIL: '1000000',
    };
    const { auth, leads } = readConfig(environment);
    const test = await buildTestApp({ auth, leads });
    ({ app } = test);
    people = await openPeople(app, test.database);
    known = await knownThings(app);
    calls = await describedCalls(app);
  }, 120_000);

  afterAll(() => app.close());

  it('is answered as the description says, and never by a fault', {
    timeout: 900_000,
  }, async () => {
    const reached = new Set<string>();
    const answer = async ({ call, parts, caller }: Drawn) => {
      const { headers, ...request } = requestOf(call, parts);
      const response = await app.inject({
        ...request,
        headers: { ...headers, ...people.headersOf(caller) },
      });
      expect(call.faultOf(response), `${call.name}, ${response.statusCode}`).toBeUndefined();
      if (response.statusCode < 400) reached.add(call.name);
      if (isSignedOut(response)) await people.renew(caller);
    };
    await fc.assert(
      fc.asyncProperty(batches(calls, known), async (batch) => {
        await Promise.all(batch.map(answer));
      }),
      { numRuns: REQUESTS / AT_ONCE, seed: SEED },
    );
    // Most of them end well at times: what is drawn gets further than the first check.
    const offered = calls.filter(({ isOffered }) => isOffered);
    expect(reached.size).toBeGreaterThan(offered.length * 0.8);
  });
});

/** Somebody may have signed out or deleted the account. */
function isSignedOut({ statusCode, body }: { statusCode: number; body: string }): boolean {
  return statusCode === 401 || /(session|user)_not_found/.test(body);
}

/** Calls that take nothing are drawn less often: they differ in who calls only. */
function batches(calls: readonly DescribedCall[], known: Known): fc.Arbitrary<Drawn[]> {
  const drawn = calls.map((call) => ({
    weight: call.body || call.parameters.length > 0 ? 4 : 1,
    arbitrary: fc.record({
      call: fc.constant(call),
      caller: callers,
      parts: fc.record({
        path: parameters(call, 'path', known),
        query: parameters(call, 'query', known),
        header: parameters(call, 'header', known),
        body: call.body ? bodies(call.body, known) : fc.constant(undefined),
      }),
    }),
  }));
  return fc.array(fc.oneof(...drawn), { minLength: AT_ONCE, maxLength: AT_ONCE });
}

/** Mostly as described, else with one of them odd. */
function parameters(call: DescribedCall, place: string, known: Known) {
  const here = call.parameters.filter((parameter) => parameter.in === place);
  const properties = Object.fromEntries(here.map(({ name, schema }) => [name, schema]));
  const required = here.filter((one) => one.required).map(({ name }) => name);
  const good = objects({ properties, required }, { known });
  if (here.length === 0) return fc.constant({});
  return fc.oneof(
    { weight: 3, arbitrary: good },
    {
      weight: 1,
      arbitrary: fc
        .tuple(good, fc.constantFrom(...Object.keys(properties)), odd)
        .map(([values, name, value]) => ({ ...values, [name]: value })),
    },
  );
}

/** Mostly as described, else with one value odd, or anything. */
function bodies(schema: JsonSchema, known: Known): fc.Arbitrary<string> {
  const good = fc.oneof(
    arbitraryOf(schema, { known, isWhole: true }),
    arbitraryOf(schema, { known }),
  );
  return fc.oneof(
    { weight: 5, arbitrary: good.map((body) => JSON.stringify(body)) },
    {
      weight: 3,
      arbitrary: fc
        .tuple(good, fc.nat(), odd)
        .map(([body, place, value]) => JSON.stringify(withOdd(body, place, value))),
    },
    { weight: 1, arbitrary: fc.json() },
    { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 50 }) },
  );
}

/** The same with the value at one of its places replaced, counted through all its depths. */
function withOdd(body: unknown, place: number, value: unknown): unknown {
  let rest = place % countPlaces(body);
  const visit = (part: unknown): unknown => {
    if (rest-- === 0) return value;
    if (Array.isArray(part)) return part.map(visit);
    if (typeof part !== 'object' || part === null) return part;
    return Object.fromEntries(Object.entries(part).map(([name, inner]) => [name, visit(inner)]));
  };
  return visit(body);
}

function countPlaces(part: unknown): number {
  if (typeof part !== 'object' || part === null) return 1;
  return Object.values(part).reduce<number>((sum, inner) => sum + countPlaces(inner), 1);
}
