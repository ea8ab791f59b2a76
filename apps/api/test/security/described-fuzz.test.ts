import fc from 'fast-check';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../../src/config.ts';
import { noticeBrand } from '../notices/notice-site.ts';
import { buildTestApp } from '../test-app.ts';
import type { Known } from './arbitrary-of.ts';
import { type DescribedCall, describedCalls } from './described-calls.ts';
import { requestOf } from './described-request.ts';
import { type Drawn, drawnRequests } from './drawn-requests.ts';
import { requestsOf } from './full-run.ts';
import { knownThings, openPeople, type People } from './known-people.ts';

const REQUESTS = requestsOf({ usual: 1_300, full: 36_000 });
/**
 * With at least this many requests, the test also checks that each call is made often and can
 * succeed.
 */
const MANY = 36_000;
/**
 * Minimum number of times that each call must be made. Calls without input are the rarest. Each is
 * made about 115 times in a full run.
 */
const OFTEN = 60;
const AT_ONCE = 10;
/**
 * Time in milliseconds after which a call may get a 503. A busy machine can be this slow, so the
 * test repeats such calls. A 503 before this time is an error.
 */
const LATE = 8_000;

/**
 * Calls that succeed only with a token from an email, with a second factor, with an identity
 * provider, or with a pending item such as a task.
 */
const unreachable = [
  'DELETE /api/account/notices/{id}',
  'DELETE /auth/v1/factors/recovery-codes',
  'DELETE /auth/v1/factors/{id}',
  'GET /auth/v1/authorize',
  'GET /auth/v1/callback',
  'GET /auth/v1/factors/recovery-codes',
  'POST /api/agency/links',
  'POST /api/agency/open',
  'POST /api/agency/programs/{slug}/statements',
  'POST /api/agency/statements/{id}/undo',
  'POST /api/agency/stop',
  'POST /api/agency/stop/{token}',
  'POST /api/invitations/accept',
  'POST /api/invitations/join',
  'POST /api/invitations/show',
  'POST /api/notices/confirm',
  'POST /api/notices/resume',
  'POST /api/notices/stop',
  'POST /api/notices/stop/{token}',
  'POST /api/operator/catalog/{slug}/edits/{id}/undo',
  'POST /api/operator/catalog/{slug}/invitations/{id}/end',
  'POST /api/operator/catalog/{slug}/tasks/{id}/close',
  'POST /api/withdrawals',
  'POST /auth/v1/factors/recovery-codes',
  'POST /auth/v1/factors/recovery-codes/regenerate',
  'POST /auth/v1/factors/recovery-codes/verify',
  'POST /auth/v1/factors/{id}/challenge',
  'POST /auth/v1/factors/{id}/verify',
  'POST /auth/v1/verify',
  'PUT /api/agency/monthly-email',
];

describe('the API', () => {
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
      STAFF_SECOND_FACTOR: 'off',
    };
    const { auth, leads } = readConfig(environment);
    const test = await buildTestApp({ auth, leads, brand: noticeBrand });
    ({ app } = test);
    people = await openPeople(app, test.database);
    known = await knownThings(app);
    calls = await describedCalls(app);
  }, 360_000);

  afterAll(() => app.close());

  it('returns only documented responses to random requests, and never a 5xx', {
    timeout: 900_000,
  }, async () => {
    // Each run generates different requests. To repeat a run, set the run's seed here.
    const seed = Math.trunc(Math.random() * 2 ** 31);
    console.info(`The requests are generated with the seed ${seed}`);
    const taken = new Map<string, number>();
    const refused = new Map<string, number>();
    const answer = async ({ call, parts, caller }: Drawn) => {
      const { headers, ...request } = requestOf(call, parts);
      const own = people.headersOf(caller);
      const ask = () => app.inject({ ...request, headers: { ...headers, ...own } });
      const begun = performance.now();
      let response = await ask();
      if (performance.now() - begun > LATE) response = await ask();
      expect(call.faultOf(response), `${call.name}, ${response.statusCode}`).toBeUndefined();
      const counts = response.statusCode < 400 ? taken : refused;
      counts.set(call.name, (counts.get(call.name) ?? 0) + 1);
      if (isSignedOut(response)) await people.renew(caller, own);
    };
    // A call that is drawn rarely may never be drawn in a short run.
    for (const call of calls) {
      for (const one of fc.sample(drawnRequests([call], known), { numRuns: 1, seed })) {
        await answer(one);
      }
    }
    const batches = fc.array(drawnRequests(calls, known), {
      minLength: AT_ONCE,
      maxLength: AT_ONCE,
    });
    await fc.assert(
      fc.asyncProperty(batches, async (batch) => {
        await Promise.all(batch.map(answer));
      }),
      { numRuns: REQUESTS / AT_ONCE, seed },
    );
    const asked = ({ name }: DescribedCall) => (taken.get(name) ?? 0) + (refused.get(name) ?? 0);
    expect(calls.filter((call) => asked(call) === 0)).toEqual([]);
    if (REQUESTS < MANY) return;
    expect(calls.filter((call) => asked(call) < OFTEN)).toEqual([]);
    // Random requests pass the first checks often enough, so each call sometimes succeeds.
    const offered = calls.filter(({ isOffered }) => isOffered).map(({ name }) => name);
    expect(offered.filter((name) => !taken.has(name)).sort()).toEqual(unreachable);
  });
});

/**
 * Whether a response says that the user is signed out. Another call may have signed the user out,
 * or deleted the account.
 */
function isSignedOut({ statusCode, body }: { statusCode: number; body: string }): boolean {
  return statusCode === 401 || /(session|user)_not_found/.test(body);
}
