import { type InputOf, submitQuote } from '@latchkey/contract';
import { brandIn } from '@latchkey/domain';
import { sampleProduct } from '@latchkey/domain/samples';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sampleRequest } from '../../test/samples.ts';
import { answerTo, buildTestApp, buildTestAppOn, refusalOf } from '../../test/test-app.ts';
import { shippedReference } from '../../test/test-data.ts';
import { readConfig } from '../config.ts';
import type { Database } from '../db/database.ts';
import { count, eq } from '../db/drizzle.ts';
import { consents, leads } from '../db/schema.ts';
import { catalogOf } from '../programs/catalog.ts';
import { readBrand } from '../site/brand-file.ts';
import { leadSnapshot } from './lead-snapshot.ts';
import * as leadRepository from './repository.ts';

const brand = readBrand(readConfig({}).brandFile);
const phone = '+1 512 555 0123';
const given = { call: true, text: false, textVersion: brand.phoneConsent.version };
/**
 * Each call returns a request with a phone number, from a new person. A second request from the
 * same person would be a duplicate.
 */
const withPhone = () => ({
  ...sampleRequest,
  subject: { ...sampleRequest.subject, phone, email: `${crypto.randomUUID()}@example.com` },
});

const unlimited = readConfig({ LEAD_MAX_PER_ADDRESS: '1000', LEAD_MAX_PER_EMAIL: '1000' }).leads;

describe('POST /quotes/submit', () => {
  let app: FastifyInstance;
  let database: Database;

  const headers = (key: string = crypto.randomUUID()) => ({ 'idempotency-key': key });
  const send = async (
    body: InputOf<typeof submitQuote, 'body'>,
    sent: Record<string, string> = headers(),
  ) => (await answerTo(app, submitQuote, { body, headers: sent })).data.id;
  const leadOf = async (id: string) =>
    (await database.select().from(leads).where(eq(leads.id, id)))[0];
  const consentsOf = (id: string) =>
    database.select().from(consents).where(eq(consents.leadId, id));
  const leadCount = async () => (await database.select({ all: count() }).from(leads))[0]?.all;

  beforeAll(async () => {
    ({ app, database } = await buildTestApp({ brand, leads: unlimited }));
  });

  afterAll(() => app.close());

  it('stores the contact data, the answers and the time', async () => {
    const now = new Date().toISOString();
    const quote = {
      ...sampleRequest.quote,
      id: crypto.randomUUID(),
      createdAt: now,
      updatedAt: now,
    };
    const lead = await leadOf(await send({ ...sampleRequest, quote }));
    expect(lead).toMatchObject({ ...sampleRequest.subject, phone: null, language: 'en' });
    expect(lead?.quote).toMatchObject({ homePrice: 385_000, profession: ['education'] });
    expect(lead?.quote).not.toHaveProperty('id');
    expect(Math.abs(Date.now() - Number(lead?.createdAt))).toBeLessThan(60_000);
  });

  it('stores our own record of the location, even if the request has no location ID', async () => {
    const { id, ...place } = sampleRequest.quote.homeLocation;
    const homeLocation = { ...place, city: 'Nowhere', property_tax: 0 };
    const lead = await leadOf(
      await send({ ...sampleRequest, quote: { ...sampleRequest.quote, homeLocation } }),
    );
    expect(lead?.quote.homeLocation).toMatchObject({ id, city: 'Austin', state: 'TX' });
    expect(lead?.quote.homeLocation.property_tax).toBeGreaterThan(0);
  });

  it('returns the original response to a retry, and stores nothing else', async () => {
    const sent = headers();
    const id = await send(sampleRequest, sent);
    const before = await leadCount();
    expect(await send(sampleRequest, sent)).toBe(id);
    expect(await leadCount()).toBe(before);
  });

  it('stores one lead for twenty concurrent copies of a request', async () => {
    const sent = headers();
    const body = withPhone();
    const before = (await leadCount()) ?? 0;
    const ids = await Promise.all(Array.from({ length: 20 }, () => send(body, sent)));
    expect(new Set(ids).size).toBe(1);
    expect(await leadCount()).toBe(before + 1);
  });

  it('rejects a different request with the same key', async () => {
    const sent = headers();
    await send(sampleRequest, sent);
    const subject = { ...sampleRequest.subject, fullName: 'Somebody Else' };
    const problem = await refusalOf(app, submitQuote, {
      body: { ...sampleRequest, subject },
      headers: sent,
    });
    expect(problem).toMatchObject({ status: 409, code: 'key-reused' });
  });

  it('stores a consent with its wording, version, phone number, page, IP address and browser', async () => {
    const id = await send(
      { ...withPhone(), consent: given },
      {
        ...headers(),
        referer: 'https://example.com/quote/pre-approval?from=mail#x',
        'user-agent': 'Browser/1',
      },
    );
    expect(await consentsOf(id)).toEqual([
      {
        id: expect.any(String),
        leadId: id,
        channel: 'call',
        isGiven: true,
        phone,
        textVersion: brand.phoneConsent.version,
        wording: brand.phoneConsent.call,
        language: 'en',
        page: 'https://example.com/quote/pre-approval',
        remoteAddress: '127.0.0.1',
        userAgent: 'Browser/1',
        createdAt: expect.any(Date),
      },
    ]);
  });

  it('stores consent only for the channels that the buyer checked', async () => {
    const both = await send({ ...withPhone(), consent: { ...given, text: true } });
    expect((await consentsOf(both)).map(({ channel }) => channel).sort()).toEqual(['call', 'text']);
    const none = await send({ ...withPhone(), consent: { ...given, call: false } });
    expect(await consentsOf(none)).toEqual([]);
  });

  it('rejects consent without a phone number', async () => {
    const body = { ...sampleRequest, consent: given };
    expect(await refusalOf(app, submitQuote, { body, headers: headers() })).toMatchObject({
      code: 'invalid-request',
      fields: [{ field: 'subject.phone', code: 'consentNeedsPhone' }],
    });
  });

  it('rejects consent to outdated wording', async () => {
    const before = await leadCount();
    const body = { ...withPhone(), consent: { ...given, textVersion: '2001-01' } };
    expect(await refusalOf(app, submitQuote, { body, headers: headers() })).toMatchObject({
      code: 'invalid-request',
      fields: [{ field: 'consent.textVersion', code: 'outdated' }],
    });
    expect(await leadCount()).toBe(before);
  });

  it('stores a Spanish consent with the Spanish wording', async () => {
    const spanish = brandIn(brand, 'es').phoneConsent;
    const consent = { ...given, textVersion: spanish?.version ?? '' };
    const inSpanish = { ...headers(), 'accept-language': 'es' };
    const id = await send({ ...withPhone(), consent }, inSpanish);
    expect(await leadOf(id)).toMatchObject({ language: 'es' });
    expect(await consentsOf(id)).toMatchObject([
      { language: 'es', textVersion: spanish?.version, wording: spanish?.call },
    ]);
    // The buyer read the English text.
    const body = { ...withPhone(), consent: given };
    expect(await refusalOf(app, submitQuote, { body, headers: inSpanish })).toMatchObject({
      fields: [{ field: 'consent.textVersion', code: 'outdated' }],
    });
  });

  it('rejects a phone number in a language without consent text', async () => {
    const bare = await buildTestAppOn(database, { brand: { ...brand, translations: {} } });
    const inSpanish = () => ({ ...headers(), 'accept-language': 'es' });
    const consent = { ...given, call: false };
    for (const body of [
      withPhone(),
      { ...withPhone(), consent: given },
      { ...withPhone(), consent },
    ])
      expect(await refusalOf(bare, submitQuote, { body, headers: inSpanish() })).toMatchObject({
        status: 400,
        fields: [{ field: 'subject.phone', code: 'no-wording' }],
      });
    await answerTo(bare, submitQuote, { body: sampleRequest, headers: inSpanish() });
    await bare.close();
  });

  it('rejects a URL in a name, and reports the field that contains the URL', async () => {
    const subject = { ...sampleRequest.subject, fullName: 'You won: https://evil.example' };
    const body = { ...sampleRequest, subject };
    expect(await refusalOf(app, submitQuote, { body, headers: headers() })).toMatchObject({
      status: 400,
      fields: [
        {
          field: 'subject.fullName',
          code: 'fullNameWebAddress',
          message: 'Full name must not contain a web address. Put a space after each period.',
        },
      ],
    });
  });

  it("does not store a lead if the lead's consent cannot be stored", async () => {
    const before = await leadCount();
    const consent = {
      channel: 'call',
      phone,
      textVersion: '1',
      wording: '\0',
      language: 'en',
      page: null,
      remoteAddress: '::1',
      userAgent: null,
    } as const;
    const quote = { ...sampleRequest.quote, profession: [] };
    const reference = shippedReference();
    const lead = {
      idempotencyKey: crypto.randomUUID(),
      fingerprint: 'a',
      contentKey: 'a',
      quote,
      subject: sampleRequest.subject,
      mailbox: sampleRequest.subject.email,
      consents: [consent],
      remoteAddress: '::1',
      network: '0:0:0:0::/64',
      userAgent: null,
      language: 'en',
      source: null,
      suspicion: null,
      ...leadSnapshot(
        quote,
        undefined,
        { catalog: catalogOf([]), reference, product: sampleProduct },
        '2026-11-22',
      ),
    };
    const inserted = database.transaction((transaction) =>
      leadRepository.insert(transaction, lead, new Date()),
    );
    await expect(inserted).rejects.toThrow();
    expect(await leadCount()).toBe(before);
  });

  it('accepts a request during shutdown', async () => {
    let status = 0;
    const closing = await buildTestApp({ leads: unlimited }, async (api) => {
      // This hook runs after the queue has stopped, while the server still listens.
      api.addHook('preClose', async () => {
        const address = closing.app.listeningOrigin;
        const answer = await fetch(`${address}/api/quotes/submit`, {
          method: 'POST',
          headers: { ...headers(), 'content-type': 'application/json' },
          body: JSON.stringify(sampleRequest),
        });
        status = answer.status;
      });
    });
    await closing.app.listen({ port: 0, host: '127.0.0.1' });
    await closing.app.close();
    expect(status).toBe(201);
  });

  it.each([
    ['a Social Security number', { subject: { ...sampleRequest.subject, ssn: '078-05-1120' } }],
    ['a street address', { subject: { ...sampleRequest.subject, address: '1 Main St' } }],
    ['an unknown field', { note: 'hello' }],
  ])('rejects %s', async (_, unknown) => {
    const response = await app.inject({
      method: 'POST',
      url: '/api/quotes/submit',
      headers: headers(),
      payload: { ...sampleRequest, ...unknown },
    });
    expect(response.json()).toMatchObject({ fields: [{ code: 'unknown-field' }] });
  });

  it('rejects a home in a state where the company is not licensed, but accepts other homes', async () => {
    const legal = { ...brand.legal, licensedStates: ['CA'] };
    const licensed = await buildTestAppOn(database, {
      leads: unlimited,
      brand: { ...brand, legal },
    });
    const sent = headers();
    const problem = await refusalOf(licensed, submitQuote, { body: sampleRequest, headers: sent });
    expect(problem).toMatchObject({ status: 403, code: 'not-licensed' });

    const homeLocation = { ...sampleRequest.quote.homeLocation, id: 9_021_006_037 };
    const body = { ...sampleRequest, quote: { ...sampleRequest.quote, homeLocation } };
    const answer = await answerTo(licensed, submitQuote, { body, headers: sent });
    expect(answer).toHaveProperty('data.id');
    await licensed.close();
  });
});
