import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../../src/config.ts';
import { sampleQuote } from '../samples.ts';
import { buildTestApp } from '../test-app.ts';
import type { Known } from './arbitrary-of.ts';
import { type DescribedCall, describedCalls } from './described-calls.ts';
import { requestOf } from './described-request.ts';
import { goodBodies, goodParts, type Place, placesOf, withValue } from './good-requests.ts';
import { ADDRESS, knownThings, openPeople, PASSWORD, type People } from './known-people.ts';

const DEEP = 10_000;

/**
 * JSON strings that the database cannot store. They are JSON because JavaScript cannot express some
 * of them.
 */
const unstorable = ['"a\\u0000b"', '"a\\ud83d"', '"\\u0000"'];
const turning = ['"a\\u202eb"', '"\\u2066a"'];
const numbers = ['1e308', '-1e308', '9007199254740993', '-0', '1e999', '1e-320', '0.1'];
const polluting = ['{"__proto__":{"isBad":true}}', '{"constructor":{"prototype":{"isBad":true}}}'];
const deep = ['['.repeat(DEEP) + ']'.repeat(DEEP), `${'{"":'.repeat(DEEP)}1${'}'.repeat(DEEP)}`];

/**
 * Text fields that no other user reads, or that we overwrite with our own record of the location.
 * These fields may contain text-direction control characters.
 */
const unseen = new Set([
  ...['password', 'current_password', 'full_name', 'type', 'code_challenge'],
  ...['code_challenge_method', 'search', 'website', 'textVersion', 'city', 'county', 'nonce'],
  ...['friendly_name', 'issuer', 'factor_type'],
]);

/**
 * Calls that succeed only with a token from an email, with a verified address, or with a second
 * factor. Also calls that succeed only once for each open task.
 */
const unreachable = [
  'POST /api/agency/links',
  'POST /api/agency/open',
  'POST /api/agency/programs/{slug}/statements',
  'POST /api/agency/stop',
  'POST /api/invitations/accept',
  'POST /api/invitations/join',
  'POST /api/invitations/show',
  'POST /api/notices',
  'POST /api/notices/confirm',
  'POST /api/notices/resume',
  'POST /api/notices/stop',
  'POST /api/operator/catalog/{slug}/tasks/{id}/close',
  'POST /api/withdrawals',
  'POST /auth/v1/factors/recovery-codes',
  'POST /auth/v1/factors/recovery-codes/verify',
  'POST /auth/v1/factors/{id}/verify',
  'POST /auth/v1/verify',
  'PUT /api/agency/monthly-email',
];

/** Calls that reject an address or password that is already in use. */
const takesNewOnes = new Set(['POST /auth/v1/signup', 'PUT /auth/v1/user']);

function withNewOnes(json: string): string {
  return json
    .replace(`"email":"${ADDRESS}"`, `"email":"${randomUUID()}@example.com"`)
    .replace(`"password":"${PASSWORD}"`, `"password":"${randomUUID()}"`);
}

describe('odd values in requests', { timeout: 900_000 }, () => {
  let app: FastifyInstance;
  let people: People;
  let known: Known;
  let calls: DescribedCall[];

  const send = async (call: DescribedCall, json: string | undefined, query: object = {}) => {
    const body = takesNewOnes.has(call.name) ? json && withNewOnes(json) : json;
    const [things = ''] = /\w+\/\{id\}/.exec(call.name) ?? [];
    const good = goodParts(call, { ...known, id: known[things] ?? known['leads/{id}'] ?? [] });
    const isOfQuote = call.path.includes('/quotes/{id}/');
    const parts = { ...good, body, path: isOfQuote ? { id: await newQuote() } : good.path };
    const { headers, ...request } = requestOf(call, {
      ...parts,
      query: { ...parts.query, ...query },
    });
    const own = () => people.headersOf('operator');
    // Each request needs a new key. With a key that was used before, the server would reject a
    // different body.
    const key = { 'idempotency-key': randomUUID() };
    const ask = () => app.inject({ ...request, headers: { ...headers, ...key, ...own() } });
    let response = await ask();
    if (response.statusCode === 401) {
      // The previous call may have deleted the account.
      await people.renew('operator', own());
      response = await ask();
    }
    expect(call.faultOf(response), `${call.name} ${body}`).toBeUndefined();
    // The user is replaced after a password change, because the next call may need the known
    // password.
    if (call.name === 'PUT /auth/v1/user') await people.renew('operator', own());
    return response.statusCode;
  };
  /**
   * Creates a new quote for the operator, because an earlier call may have deleted the last one.
   */
  const newQuote = async (): Promise<string> => {
    const call = { method: 'PUT', url: '/api/quotes', payload: sampleQuote } as const;
    let response = await app.inject({ ...call, headers: people.headersOf('operator') });
    if (response.statusCode === 401) {
      await people.renew('operator', people.headersOf('operator'));
      response = await app.inject({ ...call, headers: people.headersOf('operator') });
    }
    return response.json().data.id;
  };
  /** Returns the paths in request bodies where the server accepts at least one of the values. */
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
    const environment = {
      AUTH_LIMITS: 'false',
      LEAD_MAX_PER_ADDRESS: '1000000',
      LEAD_MAX_PER_EMAIL: '1000000',
      STAFF_SECOND_FACTOR: 'off',
    };
    const { auth, leads } = readConfig(environment);
    const test = await buildTestApp({ auth, leads });
    ({ app } = test);
    people = await openPeople(app, test.database);
    const things = await knownThings(app);
    known = { ...things, email: [ADDRESS] };
    calls = await describedCalls(app);
  }, 360_000);

  afterAll(() => app.close());

  it('sends unusual values only in requests that the server otherwise accepts', async () => {
    const taken = new Set<string>();
    for (const call of calls) {
      for (const body of goodBodies(call, known)) {
        if ((await send(call, JSON.stringify(body))) < 400) taken.add(call.name);
      }
    }
    const asked = calls.filter(({ body, isOffered }) => body && isOffered).map(({ name }) => name);
    expect(asked.filter((name) => !taken.has(name)).sort()).toEqual(unreachable);
  });

  it('rejects text that the database cannot store, in every text field', async () => {
    expect(await takenAt(unstorable, ({ value }) => typeof value === 'string')).toEqual([]);
  });

  it('rejects text-direction control characters in every field that other users read', async () => {
    const isSeen = ({ path, value }: Place) =>
      typeof value === 'string' && !unseen.has(path.at(-1) ?? '');
    expect(await takenAt(turning, isSeen)).toEqual([]);
  });

  it('rejects unusual numbers in number fields, or returns a documented response', async () => {
    const taken = await takenAt(numbers, ({ value }) => typeof value === 'number');
    expect(taken).not.toContain('PUT /api/quotes homePrice');
  });

  it('rejects values that would change a prototype, in every field', async () => {
    expect(await takenAt(polluting, () => true)).toEqual([]);
    expect({}).not.toHaveProperty('isBad');
  });

  it(`rejects ${DEEP} levels of nesting in every field outside the calculator’s settings`, async () => {
    // The server ignores invalid parts of the calculator's settings and uses the valid parts.
    const isAsked = ({ path }: Place) => !path.includes('details');
    expect(await takenAt(deep, isAsked)).toEqual([]);
  });

  it('never returns a 5xx for an unusual value in a query parameter', async () => {
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
