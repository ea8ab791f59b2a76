import { createHmac, randomUUID } from 'node:crypto';
import { withdrawRequest } from '@latchkey/contract';
import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { openTestDatabase } from '../../../test/db/test-database.ts';
import * as bad from '../../../test/leads/broken-servers.ts';
import { phone, sampleLead } from '../../../test/leads/sample-lead.ts';
import { type TestReceiver, testReceiver } from '../../../test/leads/test-receiver.ts';
import { type TestMailServer, testMailServer } from '../../../test/mail/test-mail-server.ts';
import { sampleRequest } from '../../../test/samples.ts';
import { answerTo, buildTestAppOn } from '../../../test/test-app.ts';
import { readConfig } from '../../config.ts';
import type { Connection } from '../../db/database.ts';
import { asc, desc, eq } from '../../db/drizzle.ts';
import { consents, deliveries, leads, withdrawalTokens } from '../../db/schema.ts';
import { type Mailer, mailer } from '../../mail/mailer.ts';
import { smtpTransport } from '../../mail/smtp-transport.ts';
import { readBrand } from '../../site/brand-file.ts';
import * as leadRepository from '../repository.ts';
import { postWebhook } from '../webhooks/post-webhook.ts';
import { abandon, type DeliveryContext, deliver } from './deliver.ts';
import { recipientsOf } from './enqueue.ts';
import type { Delivery } from './repository.ts';
import * as deliveryRepository from './repository.ts';

const brand = readBrand(readConfig({}).brandFile);
const secret = 'a secret for receivers of leads';
const email = sampleRequest.subject.email;
const silent = { info: () => {}, warn: () => {}, error: () => {} };
const { quote, ...snapshot } = sampleLead(brand);

describe('delivering a lead', () => {
  let connection: Connection;
  let app: FastifyInstance;
  let mails: TestMailServer;
  let receiver: TestReceiver;
  let context: DeliveryContext;
  let mailers: Mailer[];
  let leadId: string;

  const settings = () =>
    readConfig({
      LEAD_ALERT_TO: 'alert@example.com',
      LEAD_WEBHOOKS: receiver.url,
      LEAD_WEBHOOK_SECRET: secret,
      LEAD_WEBHOOK_ALLOW_PRIVATE: 'true',
    }).leads;
  const overSmtp = (url: string) => {
    const made = mailer(smtpTransport(url, { address: 'site@example.com' }), silent);
    mailers.push(made);
    return made;
  };
  const log = () =>
    connection.database
      .select()
      .from(deliveries)
      .where(eq(deliveries.leadId, leadId))
      .orderBy(asc(deliveries.kind), desc(deliveries.event));
  const the = async (kind: Delivery['kind']) => {
    const found = (await log()).find((one) => one.kind === kind);
    if (!found) throw new RangeError(`There is no ${kind}`);
    return found;
  };
  const job = ({ id }: Delivery) => ({
    id: randomUUID(),
    data: { deliveryId: id },
  });
  const attempt = async (kind: Delivery['kind'], changes: Partial<DeliveryContext> = {}) =>
    deliver({ ...context, ...changes }, job(await the(kind)));
  const strict = () => ({ settings: { ...context.settings, allowPrivateWebhooks: false } });
  const retarget = async (target: string) => {
    const { id } = await the('webhook');
    await connection.database.update(deliveries).set({ target }).where(eq(deliveries.id, id));
  };
  const tokenOfMail = async (): Promise<string> => {
    await attempt('buyer-mail');
    const { content } = await mails.nextMail(email);
    const [, token = ''] = /\/withdraw#([\w-]{43})/.exec(content) ?? [];
    return token;
  };

  beforeAll(async () => {
    connection = await openTestDatabase();
    const env = { LEAD_WEBHOOK_SECRET: secret, LEAD_WEBHOOK_ALLOW_PRIVATE: 'true' };
    app = await buildTestAppOn(connection.database, { leads: readConfig(env).leads });
  });

  afterAll(async () => {
    await app.close();
    await connection.close();
  });

  beforeEach(async () => {
    const { database } = connection;
    [mails, receiver, mailers] = [await testMailServer(), await testReceiver(), []];
    context = {
      database,
      clock: () => new Date(),
      settings: settings(),
      brand,
      mailer: overSmtp(mails.url),
      siteUrl: 'https://latchkey.example',
      log: silent,
    };
    leadId = await leadRepository.insert(database, sampleLead(brand), new Date());
    const sendTo = { settings: { ...context.settings, mailTo: ['team@example.com'] }, brand };
    const wanted = recipientsOf(leadId, sendTo, { mailsBuyer: true });
    await deliveryRepository.add(database, wanted, new Date());
  });

  afterEach(async () => {
    await Promise.all(mailers.map((made) => made.close()));
    receiver.close();
    await mails.close();
  });

  it('sends the team every answer, program, and payment, with the buyer as the reply-to address', async () => {
    expect(await attempt('team-mail')).toBe('completed');
    const { source, content } = await mails.nextMail('team@example.com');
    expect(source).toContain(`Reply-To: Ada Buyer <${email}>`);
    for (const words of [
      phone,
      '78704, Austin, Travis County, TX',
      '$385,000',
      'Excellent (720+)',
      'Education',
      snapshot.programs[0]?.name ?? 'no program',
      'Traditional payment',
      'Lowered payment',
      `https://latchkey.example/operator/leads/${leadId}`,
    ]) {
      expect(content).toContain(words);
    }
    expect(await the('team-mail')).toMatchObject({ state: 'delivered', attempts: 1 });
  });

  it('tells the buyer what was sent, the payment terms, and how to withdraw', async () => {
    expect(await attempt('buyer-mail')).toBe('completed');
    const { content } = await mails.nextMail(email);
    expect(content).toMatch(/https:\/\/latchkey\.example\/withdraw#[\w-]{43}/);
    expect(content).toContain('Calls: Allowed');
    expect(content).toContain('Texts: Not allowed');
    expect(content).toMatch(/APR, estimated: [\d.]+%[\s\S]*Get an official Loan Estimate/);
    const [kept] = await connection.database
      .select()
      .from(withdrawalTokens)
      .where(eq(withdrawalTokens.leadId, leadId));
    expect(kept?.tokenHash).toMatch(/^[0-9a-f]{64}$/);
    expect(content).not.toContain(kept?.tokenHash);
  });

  it('sends the same ID and body on each attempt, with a valid signature', async () => {
    receiver.answer((response) => void response.writeHead(500).end());
    expect(await attempt('webhook')).toBe('failed');
    receiver.answer((response) => void response.writeHead(200).end('{"ok":true}'));
    expect(await attempt('webhook')).toBe('completed');

    const [first, second] = receiver.calls;
    expect(second?.body).toBe(first?.body);
    const { id } = await the('webhook');
    for (const { headers, body } of receiver.calls) {
      expect(headers['webhook-id']).toBe(id);
      const signed = createHmac('sha256', secret)
        .update(`${id}.${headers['webhook-timestamp']}.${body}`)
        .digest('base64');
      expect(headers['webhook-signature']).toBe(`v1,${signed}`);
    }
    expect(JSON.parse(first?.body ?? '')).toMatchObject({
      schema: 'latchkey.lead/1',
      type: 'lead.submitted',
      data: { leadId, contact: { fullName: 'Ada Buyer', email, phone }, quote },
    });
  });

  it.each(bad.failingAnswers)(
    'retries when the receiver responds %s',
    async (_, problem, answer) => {
      receiver.answer(answer);
      expect(await attempt('webhook')).toBe('failed');
      expect(await the('webhook')).toMatchObject({ state: 'waiting', attempts: 1, problem });
      expect(receiver.calls).toHaveLength(1);
      receiver.answer((response) => void response.writeHead(204).end());
      expect(await attempt('webhook')).toBe('completed');
      expect(await the('webhook')).toMatchObject({
        state: 'delivered',
        attempts: 2,
        problem: null,
      });
    },
  );

  it('retries when the connection is refused', async () => {
    receiver.close();
    expect(await attempt('webhook')).toBe('failed');
    expect(await the('webhook')).toMatchObject({ problem: 'ECONNREFUSED' });
  });

  it("retries when the receiver's host name does not resolve", async () => {
    await retarget('https://no-such-host.invalid');
    expect(await attempt('webhook', strict())).toBe('failed');
    const problem = expect.stringMatching(bad.unresolvedHost);
    expect(await the('webhook')).toMatchObject({ state: 'waiting', problem });
  });

  it.each([
    ['never answers', () => {}],
    ['responds byte by byte', bad.drip],
  ])('does not wait for a receiver that %s', async (_, answer) => {
    receiver.answer(answer);
    const { id } = await the('webhook');
    const [found] = await deliveryRepository.find(connection.database, [id]);
    if (!found) throw new RangeError('There is no delivery');
    const start = performance.now();
    const call = postWebhook({ ...found.delivery, body: '{}' }, context.settings, brand, 300);
    await expect(call).rejects.toThrow('did not respond within 0.3 s');
    expect(performance.now() - start).toBeLessThan(3_000);
  });

  it.each([
    ['as IPv4', () => receiver.url],
    ['as a name', () => receiver.url.replace('127.0.0.1', 'localhost')],
    ['as IPv6', () => receiver.url.replace('127.0.0.1', '[::1]')],
    ['as IPv4 in IPv6', () => receiver.url.replace('127.0.0.1', '[::ffff:7f00:1]')],
    ['as a decimal number', () => receiver.url.replace('127.0.0.1', '2130706433')],
  ])('sends nothing to a private address that is written %s', async (_, target) => {
    await retarget(target());
    expect(await attempt('webhook', strict())).toBe('deadletter');
    expect(receiver.calls).toEqual([]);
    expect(await the('webhook')).toMatchObject({ problem: 'resolves to a private address' });
  });

  it('retries when the mail server is busy, but not when it rejects the email', async () => {
    mails.refuse(1, 451);
    expect(await attempt('team-mail')).toBe('failed');
    const busy = await the('team-mail');
    expect(busy).toMatchObject({ state: 'waiting', problem: 'EENVELOPE, status 451' });
    mails.refuse(1, 550);
    expect(await attempt('team-mail')).toBe('deadletter');
    expect(await attempt('team-mail')).toBe('completed');
    // A mail server's own message may repeat an address, so we do not store it.
    expect(JSON.stringify(busy)).not.toContain('not now');
  });

  it.each([
    ['cannot be reached', async () => 'smtp://127.0.0.1:1'],
    ['closes immediately', () => bad.brokenServer((socket) => socket.destroy())],
    ['closes after its greeting', () => bad.brokenServer(bad.greetAndClose)],
    ['does not use SMTP', () => bad.brokenServer((socket) => socket.end('HTTP/1.1 400\r\n\r\n'))],
  ])('retries when the mail server %s', async (_, server) => {
    expect(await attempt('team-mail', { mailer: overSmtp(await server()) })).toBe('failed');
    expect(await attempt('team-mail')).toBe('completed');
    expect(mails.mails).toHaveLength(1);
  });

  it('sends the operator an alert without personal data when it gives up', async () => {
    receiver.answer((response) => void response.writeHead(500).end());
    await attempt('webhook');
    expect(await abandon(context, job(await the('webhook')))).toBe('completed');
    expect(await the('webhook')).toMatchObject({ state: 'given-up' });
    const { content } = await mails.nextMail('alert@example.com');
    expect(content).toContain('responded with status 500');
    expect(content).toContain(`/operator/leads/${leadId}`);
    for (const word of ['Ada', email, phone, 'key=']) expect(content).not.toContain(word);
  });

  it('stops a delivery when the buyer withdraws the request with the link in the email', async () => {
    const token = await tokenOfMail();
    await attempt('team-mail');
    const body = { token };
    const { data } = await answerTo(app, withdrawRequest, { body });
    expect((await answerTo(app, withdrawRequest, { body })).data).toEqual(data);

    expect(await attempt('webhook')).toBe('completed');
    expect(receiver.calls).toEqual([]);
    const states = (await log()).map(({ kind, event, state }) => `${kind} ${event} ${state}`);
    expect(states).toContain('webhook lead.submitted stopped');
    // Only recipients of the request are notified of the withdrawal.
    expect(states.filter((one) => one.includes('withdrawn'))).toHaveLength(1);
    const [lead] = await connection.database.select().from(leads).where(eq(leads.id, leadId));
    expect(lead?.withdrawnAt?.toISOString()).toBe(data.withdrawnAt);
    const given = await connection.database
      .select()
      .from(consents)
      .where(eq(consents.leadId, leadId))
      .orderBy(asc(consents.createdAt));
    expect(given.map(({ channel, isGiven }) => [channel, isGiven])).toEqual([
      ['call', true],
      ['call', false],
    ]);
  });

  it('reports a withdrawal without personal data', async () => {
    await attempt('webhook');
    const token = await tokenOfMail();
    await answerTo(app, withdrawRequest, { body: { token } });
    await vi.waitFor(() => expect(receiver.calls).toHaveLength(2), 60_000);
    const { type, data } = JSON.parse(receiver.calls[1]?.body ?? '');
    expect({ type, data }).toEqual({ type: 'lead.withdrawn', data: { leadId } });
  });
});
