import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sampleRequest } from '../../test/samples.ts';
import { buildTestApp } from '../../test/test-app.ts';
import { readConfig } from '../config.ts';
import type { Database } from '../db/database.ts';
import { eq } from '../db/drizzle.ts';
import { deliveries, leads } from '../db/schema.ts';

const settings = readConfig({ LEAD_MAX_PER_ADDRESS: '2', LEAD_MAX_PER_EMAIL: '3' }).leads;
const trapped = { website: 'https://spam.example', seconds: 60 };

interface Origin {
  readonly remoteAddress?: string;
  readonly email?: string;
  readonly form?: object;
}

describe('the limits of requests for pre-approval', { timeout: 60_000 }, () => {
  let app: FastifyInstance;
  let database: Database;

  /** Another person and quote each time; the answer's status. */
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
  const suspicions = async () =>
    (await database.select().from(leads)).map(({ suspicion }) => suspicion);
  const howManyBuyers = async () => (await suspicions()).filter((one) => one === null).length;

  beforeAll(async () => {
    ({ app, database } = await buildTestApp({ leads: settings }));
  }, 60_000);

  beforeEach(async () => {
    await database.delete(leads);
  });

  afterAll(() => app.close());

  it('count a whole network of IPv6 as one caller, and keep the address itself', async () => {
    for (const end of ['1', '2', '3', 'abcd:1']) {
      await send({ remoteAddress: `2001:db8:1:2::${end}` });
    }
    await send({ remoteAddress: '2001:db8:1:3::1' });
    expect(await howManyBuyers()).toBe(3);
    const [kept] = await database.select().from(leads);
    expect(kept).toMatchObject({
      remoteAddress: '2001:db8:1:2::1',
      network: '2001:db8:1:2::/64',
    });
  });

  it.each([
    ['network', {}],
    ['person', { email: 'ada@example.com' }],
  ])('let none of one %s slip by at the same moment', async (_, origin) => {
    const most = 'email' in origin ? 3 : 2;
    const sent = Array.from({ length: 12 }, (_, i) =>
      send({ ...origin, ...('email' in origin ? { remoteAddress: `192.0.2.${i}` } : {}) }),
    );
    expect(new Set(await Promise.all(sent))).toEqual(new Set([201]));
    expect(await howManyBuyers()).toBe(most);
  });

  it('mail one mailbox three times a day, whatever stands after a plus', async () => {
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

  it('refuse a flood of forms that fell into the trap too', async () => {
    const statuses = await sendMany(22, { form: trapped });
    expect(statuses.slice(0, 20).every((status) => status === 201)).toBe(true);
    expect(statuses.slice(20)).toEqual([429, 429]);
    expect(new Set(await suspicions())).toEqual(new Set(['filled-trap']));
  });

  it('let what fell into the trap use up nothing of a buyer at the same address', async () => {
    await sendMany(21, { form: trapped });
    expect(await sendMany(2, {})).toEqual([201, 201]);
    expect(await howManyBuyers()).toBe(2);
  });
});
