import { randomUUID } from 'node:crypto';
import { type InputOf, submitQuote, withdrawRequest } from '@latchkey/contract';
import { Percent } from '@latchkey/domain';
import { sampleDetails } from '@latchkey/domain/samples';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sampleRequest } from '../../test/samples.ts';
import { answerTo, buildTestApp, refusalOf } from '../../test/test-app.ts';
import { readConfig } from '../config.ts';
import type { Database } from '../db/database.ts';
import { count, eq } from '../db/drizzle.ts';
import { consents, deliveries, leads } from '../db/schema.ts';
import { readBrand } from '../site/brand-file.ts';

type Body = InputOf<typeof submitQuote, 'body'>;

const start = Date.parse('2026-03-04T05:06:07.000Z');
const MINUTE = 60_000;
const brand = readBrand(readConfig({}).brandFile);
const settings = readConfig({ LEAD_MAX_PER_ADDRESS: '4', LEAD_MAX_PER_EMAIL: '2' }).leads;

describe('submitting a request for pre-approval', () => {
  let app: FastifyInstance;
  let database: Database;
  let now = start;

  const send = async (changes: Partial<Body> = {}, key: string = randomUUID()): Promise<string> => {
    const headers = { 'idempotency-key': key };
    const body = { ...sampleRequest, ...changes };
    return (await answerTo(app, submitQuote, { body, headers })).data.id;
  };
  const someone = (): Body['subject'] => ({
    fullName: 'Ada Buyer',
    email: `${randomUUID()}@example.com`,
  });
  const priced = (homePrice: number) => ({ ...sampleRequest.quote, homePrice });
  const leadCount = async () => (await database.select({ all: count() }).from(leads))[0]?.all;
  const lead = async (id: string) =>
    (await database.select().from(leads).where(eq(leads.id, id)))[0];
  const deliveriesOf = (id: string) =>
    database.select().from(deliveries).where(eq(deliveries.leadId, id));

  beforeAll(async () => {
    ({ app, database } = await buildTestApp({ leads: settings, clock: () => new Date(now) }));
  });

  beforeEach(async () => {
    now = start;
    await database.delete(leads);
  });

  afterAll(() => app.close());

  it('creates only one lead per person and quote within ten minutes, but another lead later', async () => {
    const first = await send();
    now += 10 * MINUTE - 1;
    expect(await send()).toBe(first);
    now += 1;
    expect(await send()).not.toBe(first);
  });

  it('creates one lead from concurrent duplicates with different keys', async () => {
    const ids = await Promise.all(Array.from({ length: 10 }, () => send()));
    expect(new Set(ids).size).toBe(1);
    expect(await leadCount()).toBe(1);
    expect(await deliveriesOf(ids[0] ?? '')).toHaveLength(2);
  });

  it("returns the same lead for a duplicate's key, even an hour later", async () => {
    const key = randomUUID();
    const first = await send();
    await send({}, key);
    now += 60 * MINUTE;
    expect(await send({}, key)).toBe(first);
    const headers = { 'idempotency-key': key };
    const body = { ...sampleRequest, quote: priced(1) };
    expect(await refusalOf(app, submitQuote, { body, headers })).toMatchObject({
      code: 'key-reused',
    });
  });

  it('creates a new lead for another quote and for another person', async () => {
    const ids = [
      await send(),
      await send({ quote: priced(1) }),
      await send({ subject: { ...sampleRequest.subject, fullName: 'Eva Buyer' } }),
    ];
    expect(new Set(ids).size).toBe(3);
  });

  it("adds a duplicate's consents only once", async () => {
    const subject = { ...someone(), phone: '512 555 0123' };
    const consent = { call: true, text: false, textVersion: brand.phoneConsent.version };
    const id = await send({ subject });
    await send({ subject, consent });
    await send({ subject, consent: { ...consent, text: true } });
    const given = await database.select().from(consents).where(eq(consents.leadId, id));
    expect(given.map(({ channel }) => channel).sort()).toEqual(['call', 'text']);
  });

  it('stores the programs and the comparison that the server computed', async () => {
    const details = {
      ...sampleDetails,
      interestRate: Percent.parse(5),
      term: 15 as const,
    };
    const id = await send({ calculator: { details, programId: null } });
    const stored = await lead(id);
    expect(stored?.programs?.length).toBeGreaterThan(3);
    expect(stored?.calculation).toMatchObject({ details, isQualified: true });
    expect(stored?.calculation?.program?.id).toBe(stored?.programs?.[0]?.id);

    const without = { ...details, applyAssistance: false };
    const bare = await lead(
      await send({ subject: someone(), calculator: { details: without, programId: null } }),
    );
    expect(bare?.calculation).toMatchObject({ program: null, assistance: 0 });
    expect(bare?.calculation?.loanAmount).toBe(385_000 - 46_000);
  });

  it('returns the stored programs and figures, but not the short answers', async () => {
    const { data } = await answerTo(app, submitQuote, {
      body: { ...sampleRequest, subject: someone() },
      headers: { 'idempotency-key': randomUUID() },
    });
    const { programs, calculation } = (await lead(data.id)) ?? {};
    expect(data.snapshot).toEqual({ programs, calculation });
    expect(JSON.stringify(data.snapshot)).not.toMatch(/"known|scoreFrom|borrowersIncome/);
    expect(programs?.some(({ contact }) => contact?.phone)).toBe(true);
  });

  it('accepts calculator settings from an older page', async () => {
    const headers = { 'idempotency-key': randomUUID() };
    const payload = { ...sampleRequest, calculator: { details: { term: 7 }, programId: null } };
    const answer = await app.inject({
      method: 'POST',
      url: '/api/quotes/submit',
      headers,
      payload,
    });
    expect(answer.statusCode).toBe(201);
    expect((await lead(answer.json().data.id))?.calculation?.details.term).toBe(30);
  });

  it.each([
    ['fills in the hidden field', { website: 'https://spam.example', seconds: 60 }, 'filled-trap'],
    ['is sent too fast', { website: '', seconds: 1.9 }, 'too-fast'],
    ['takes two seconds', { website: '', seconds: 2 }, null],
    ['is missing', undefined, null],
  ] as const)('classifies a lead correctly if its form %s', async (_, form, suspicion) => {
    const id = await send({ subject: someone(), ...(form ? { form } : {}) });
    expect(await lead(id)).toMatchObject({ suspicion });
    const kinds = (await deliveriesOf(id)).map(({ kind }) => kind).sort();
    expect(kinds).toEqual(suspicion === null ? ['buyer-mail', 'team-mail'] : ['team-mail']);
  });

  it('does not treat a lead as a duplicate of a flagged lead', async () => {
    const first = await send({ form: { website: '', seconds: 0 } });
    const second = await send({ form: { website: '', seconds: 30 } });
    expect(second).not.toBe(first);
    expect(await deliveriesOf(second)).toHaveLength(2);
  });

  it('sends the team a flagged lead after five fake requests in the buyer’s name', async () => {
    const email = 'ada@example.com';
    for (let fakes = 0; fakes < 5; fakes += 1) {
      now += 61 * MINUTE;
      await send({ subject: { fullName: `Fake ${randomUUID()}`, email } });
    }
    const real = await send();
    expect(await lead(real)).toMatchObject({ suspicion: 'too-many' });
    expect((await deliveriesOf(real)).map(({ kind }) => kind)).toEqual(['team-mail']);
  });

  it('accepts a lead from another network after many fake requests in the buyer’s name', async () => {
    const mailbox = { email: 'ada@example.com' };
    for (let fakes = 0; fakes < 21; fakes += 1) {
      now += 30 * MINUTE;
      await send({ subject: { fullName: `Fake ${randomUUID()}`, ...mailbox } });
    }
    expect(await deliveriesOf(await send())).toHaveLength(1);
  });

  it('flags further leads after two leads a day with the same email address, in any letter case', async () => {
    const suspicions: unknown[] = [];
    for (const email of ['ada@example.com', 'ADA@example.com', 'Ada@Example.com']) {
      now += 61 * MINUTE;
      const id = await send({ subject: { fullName: `Ada ${randomUUID()}`, email } });
      suspicions.push((await lead(id))?.suspicion);
    }
    expect(suspicions).toEqual([null, null, 'too-many']);
    now += 24 * 60 * MINUTE;
    expect(await lead(await send())).toMatchObject({ suspicion: null });
  });

  it('flags further leads after four leads an hour from one network, and rejects a flood', async () => {
    const suspicions: unknown[] = [];
    for (let i = 0; i < 40; i += 1) {
      const id = await send({ subject: someone() });
      suspicions.push((await lead(id))?.suspicion);
    }
    expect(suspicions.filter((one) => one === null)).toHaveLength(4);
    expect(suspicions.slice(4).every((one) => one === 'too-many')).toBe(true);

    const body = { ...sampleRequest, subject: someone() };
    const headers = { 'idempotency-key': randomUUID() };
    expect(await refusalOf(app, submitQuote, { body, headers })).toMatchObject({
      status: 429,
      code: 'too-many-requests',
    });
    now += 60 * MINUTE;
    expect(await lead(await send({ subject: someone() }))).toMatchObject({ suspicion: null });
  });

  it.each(['x'.repeat(43), 'short', ''])(
    'does not withdraw a request with the token "%s"',
    async (token) => {
      const problem = await refusalOf(app, withdrawRequest, { body: { token } });
      expect(['request-not-found', 'invalid-request']).toContain(problem.code);
    },
  );
});
