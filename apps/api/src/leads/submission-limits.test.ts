import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sampleRequest } from '../../test/samples.ts';
import { buildTestApp } from '../../test/test-app.ts';
import { readConfig } from '../config.ts';
import type { Database } from '../db/database.ts';
import { asc, eq } from '../db/drizzle.ts';
import { deliveries, leads } from '../db/schema.ts';

const settings = readConfig({ LEAD_MAX_PER_ADDRESS: '2', LEAD_MAX_PER_EMAIL: '3' }).leads;
const trapped = { website: 'https://spam.example', seconds: 60 };

interface Origin {
  readonly remoteAddress?: string;
  readonly email?: string;
  readonly form?: object;
}

describe('limiting requests for pre-approval', () => {
  let app: FastifyInstance;
  let database: Database;

  /** Submits a request from a new person with a new quote. @returns the status */
  const send = async ({ remoteAddress = '192.0.2.1', email, form }: Origin = {}) => {
    const fullName = `Ada ${randomUUID()}`;
    const subject = { fullName, email: email ?? `${randomUUID()}@example.com` };
    const answer = await app.inject({
      method: 'POST',
      url: '/api/quotes/submit',
      remoteAddress,
      headers: { 'idempotency-key': randomUUID() },
      payload: { ...sampleRequest, subject, ...(form ? { form } : {}) },
    });
    return answer.statusCode;
  };
  const sendMany = async (howMany: number, origin: Origin) => {
    const statuses: number[] = [];
    for (let i = 0; i < howMany; i += 1) statuses.push(await send(origin));
    return statuses;
  };
  const sent = () => database.select().from(leads).orderBy(asc(leads.createdAt));
  const suspicions = async () => (await sent()).map(({ suspicion }) => suspicion);
  const howManyBuyers = async () => (await suspicions()).filter((one) => one === null).length;

  beforeAll(async () => {
    ({ app, database } = await buildTestApp({ leads: settings }));
  });

  beforeEach(async () => {
    await database.delete(leads);
  });

  afterAll(() => app.close());

  it('treats an IPv6 /64 network as one caller, and stores the full address', async () => {
    for (const end of ['1', '2', '3', 'abcd:1']) {
      await send({ remoteAddress: `2001:db8:1:2::${end}` });
    }
    await send({ remoteAddress: '2001:db8:1:3::1' });
    expect(await howManyBuyers()).toBe(3);
    const [kept] = await sent();
    expect(kept).toMatchObject({
      remoteAddress: '2001:db8:1:2::1',
      network: '2001:db8:1:2::/64',
    });
  });

  it.each([
    ['network', {}],
    ['person', { email: 'ada@example.com' }],
  ])('limits concurrent requests from one %s', async (_, origin) => {
    const max = 'email' in origin ? 3 : 2;
    const calls = Array.from({ length: 12 }, (_, i) =>
      send({ ...origin, ...('email' in origin ? { remoteAddress: `192.0.2.${i}` } : {}) }),
    );
    expect(new Set(await Promise.all(calls))).toEqual(new Set([201]));
    expect(await howManyBuyers()).toBe(max);
  });

  it("bundles the team's emails about a busy network, without rejecting requests", async () => {
    expect(new Set(await sendMany(5, {}))).toEqual(new Set([201]));
    expect(await suspicions()).toEqual([null, null, 'too-many', 'too-many', 'too-many']);
    const toTeam = await database
      .select()
      .from(deliveries)
      .where(eq(deliveries.kind, 'team-mail'))
      .orderBy(asc(deliveries.createdAt));
    const bundles = toTeam.map(({ bundleId }) => bundleId);
    expect(bundles[2]).not.toBeNull();
    expect(bundles).toEqual([null, null, bundles[2], bundles[2], bundles[2]]);
  });

  it('sends at most three emails a day to one email address, ignoring plus tags', async () => {
    const generous = readConfig({ LEAD_MAX_PER_ADDRESS: '100', LEAD_MAX_PER_EMAIL: '100' }).leads;
    const made = await buildTestApp({ leads: generous });
    const kindsFor = async (address: string) => {
      const subject = { fullName: `Ada ${randomUUID()}`, email: address };
      const answer = await made.app.inject({
        method: 'POST',
        url: '/api/quotes/submit',
        headers: { 'idempotency-key': randomUUID() },
        payload: { ...sampleRequest, subject },
      });
      const of = eq(deliveries.leadId, answer.json().data.id);
      return (await made.database.select().from(deliveries).where(of)).map(({ kind }) => kind);
    };
    for (const tag of ['', '+1', '+2']) {
      expect(await kindsFor(`ada${tag}@example.com`)).toContain('buyer-mail');
    }
    expect(await kindsFor('ADA+3@example.com')).toEqual(['team-mail']);
    expect(await kindsFor('ada@example.com')).toEqual(['team-mail']);
    expect(await kindsFor('eva@example.com')).toContain('buyer-mail');
    await made.app.close();
  });

  it('rejects a flood of honeypot hits', async () => {
    const statuses = await sendMany(22, { form: trapped });
    expect(statuses.slice(0, 20).every((status) => status === 201)).toBe(true);
    expect(statuses.slice(20)).toEqual([429, 429]);
    expect(new Set(await suspicions())).toEqual(new Set(['filled-trap']));
  });

  it('does not count honeypot hits against other buyers on the same network', async () => {
    await sendMany(21, { form: trapped });
    expect(await sendMany(2, {})).toEqual([201, 201]);
    expect(await howManyBuyers()).toBe(2);
  });
});
