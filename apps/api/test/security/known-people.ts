import { randomUUID } from 'node:crypto';
import { generatePrograms, submitQuote } from '@latchkey/contract';
import type { FastifyInstance } from 'fastify';
import { vi } from 'vitest';
import { Role } from '../../src/auth/users/roles.ts';
import type { Database } from '../../src/db/database.ts';
import { runGrant } from '../../src/operator/grants/grant-command.ts';
import { priceQuote, sampleQuote, sampleRequest } from '../samples.ts';
import { answerTo } from '../test-app.ts';
import { shippedCatalog } from '../test-data.ts';
import type { Known } from './arbitrary-of.ts';

/** Email address of a user with an account. */
export const ADDRESS = 'known@example.com';
export const PASSWORD = 'three blue doors';

export type Caller = 'nobody' | 'buyer' | 'operator';

/**
 * The callers and their tokens. `renew` signs a user in again after the user signed out or was
 * deleted.
 */
export interface People {
  headersOf(caller: Caller): Record<string, string>;
  /**
   * Signs a user in again. If the account was deleted, signs the user up again. Does nothing if
   * another call has already done this.
   *
   * @param refused the headers that the server no longer accepts
   */
  renew(caller: Caller, refused: Record<string, string>): Promise<void>;
}

export async function openPeople(app: FastifyInstance, database: Database): Promise<People> {
  const emails = new Map<Caller, string>();
  const tokens = new Map<Caller, string>();
  const renewals = new Map<Caller, Promise<void>>();
  const headersOf = (caller: Caller): Record<string, string> => {
    const token = tokens.get(caller);
    return token === undefined ? {} : { authorization: `Bearer ${token}` };
  };
  const tokenFrom = async (url: string, email: string): Promise<string | undefined> => {
    const payload = { email, password: PASSWORD };
    return (await app.inject({ method: 'POST', url, payload })).json().access_token;
  };
  const signUp = async (caller: Caller) => {
    const email = `${randomUUID()}@example.com`;
    emails.set(caller, email);
    const token = await tokenFrom('/auth/v1/signup', email);
    if (caller === 'operator') {
      for (const role of Role.options) {
        await runGrant(database, { command: 'grant', email, role, force: true });
      }
    }
    return token;
  };
  const comeBack = async (caller: Caller) => {
    const email = emails.get(caller);
    const token = email && (await tokenFrom('/auth/v1/token?grant_type=password', email));
    tokens.set(caller, token || String(await signUp(caller)));
  };
  await comeBack('buyer');
  await comeBack('operator');
  return {
    headersOf,
    async renew(caller, { authorization }) {
      if (authorization === undefined || authorization !== headersOf(caller).authorization) return;
      const renewal = renewals.get(caller) ?? comeBack(caller);
      renewals.set(caller, renewal);
      await renewal;
      renewals.delete(caller);
    },
  };
}

/** Returns existing values, by their property names in the calls. */
export async function knownThings(app: FastifyInstance): Promise<Known> {
  const email = ADDRESS;
  const payload = { email, password: PASSWORD };
  await app.inject({ method: 'POST', url: '/auth/v1/signup', payload });
  const leads: string[] = [];
  for (const fullName of ['Ada', 'Ben', 'Eve']) {
    const subject = { fullName, email: `${fullName}@example.com` };
    const headers = { 'idempotency-key': randomUUID() };
    const body = { ...sampleRequest, subject };
    // The first call starts the job queue. On a busy machine, the start may time out, so this code
    // repeats the call.
    const stored = await vi.waitFor(() => answerTo(app, submitQuote, { headers, body }), 60_000);
    leads.push(stored.data.id);
  }
  const matched = await answerTo(app, generatePrograms, { body: { quote: sampleQuote } });
  const program = String(matched.data.programs[0]?.id);
  const slug = shippedCatalog().find(Number(program))?.slug;
  const ids = Array.from({ length: 40 }, () => randomUUID());
  const newAddresses = Array.from({ length: 12 }, (_, i) => `new-${i}@example.com`);
  return {
    id: ids,
    'leads/{id}': leads,
    'locations/{id}': [sampleQuote.homeLocation.id],
    'programs/{id}': [program],
    countyCode: ['48453', '06037'],
    homeLocation: [sampleQuote.homeLocation],
    quote: [sampleQuote],
    answers: [priceQuote],
    email: [email, email, email, ...newAddresses],
    password: [PASSWORD],
    phone: [undefined],
    app_metadata: [undefined],
    current_password: [PASSWORD],
    programId: [Number(program)],
    slug: [slug],
    lastEditId: [null],
    fact: ['fullName'],
    value: ['Another name'],
    sourceUrl: ['https://example.org/'],
    sourceDay: ['2026-01-02'],
    words: ['The name is another one.'],
    address: ['https://example.org/'],
    consent: [{ call: false, text: false, textVersion: '1' }],
    type: ['signup'],
    factor_type: ['totp'],
    grant_type: ['password'],
    cursor: [undefined],
    deliveryId: [null],
    statusVersion: [0],
    noteVersion: [0],
    assignmentVersion: [0],
    holdVersion: [0],
    confirmation: [email],
    officerId: [null],
    query: ['787', 'Austin'],
    from: ['2026-01-01'],
    to: ['2026-01-31'],
    code_challenge: ['a'.repeat(43)],
    code_challenge_method: ['S256'],
  };
}
