import { exportLeads, MAX_OTHER_LEADS } from '@latchkey/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestInbox } from '../../test/operator/test-inbox.ts';
import { leads } from '../db/schema.ts';

describe('leads from the same person', () => {
  let inbox: Awaited<ReturnType<typeof openTestInbox>>;

  const send = (subject: object, rest: object = {}) => {
    inbox.clock.now += 1_000;
    return inbox.send(subject, rest);
  };
  const names = async (body: object) =>
    (await inbox.list(body)).leads.map(({ contact }) => contact.fullName);

  beforeAll(async () => {
    inbox = await openTestInbox();
  });

  beforeEach(async () => {
    await inbox.database.delete(leads);
  });

  afterAll(() => inbox.app.close());

  describe('other leads', () => {
    it('finds leads with the same email address (ignoring plus tags) or phone number, but keeps the leads separate', async () => {
      const first = await send({ email: 'ada@example.com', phone: '+1 (512) 555-0123' });
      const tagged = await send({ fullName: 'A. Buyer', email: 'Ada+bank@example.com' });
      const called = await send({ fullName: 'Ben', phone: '512.555.0123' });
      await send({ fullName: 'Someone', email: 'ada@example.org', phone: '+1 512 555 0124' });
      await send({ fullName: 'Someone without a phone' });
      expect((await inbox.lead(first)).others).toMatchObject([
        { id: called, fullName: 'Ben', hasSameMailbox: false, hasSamePhone: true },
        { id: tagged, fullName: 'A. Buyer', hasSameMailbox: true, hasSamePhone: false },
      ]);
      expect((await inbox.lead(tagged)).others).toMatchObject([{ id: first }]);
      const rows = (await inbox.list({ sort: 'createdAt' })).leads;
      expect(rows.map(({ otherLeads }) => otherLeads)).toEqual([2, 1, 1, 0, 0]);
    });

    it('includes leads that are flagged or withdrawn, and marks each one', async () => {
      const email = 'ada@example.com';
      const id = await send({ email });
      await send({ email, fullName: 'Robot' }, { form: { website: 'x', seconds: 30 } });
      await inbox.database.update(leads).set({ withdrawnAt: new Date(inbox.clock.now) });
      expect((await inbox.lead(id)).others).toMatchObject([
        { fullName: 'Robot', suspicion: 'filled-trap', withdrawnAt: expect.any(String) },
      ]);
    });

    it('counts other leads from the same person up to a limit', async () => {
      const email = 'ada@example.com';
      const id = await send({ email });
      const [row] = await inbox.database.select().from(leads);
      if (!row) throw new RangeError('There is no lead');
      const copies = Array.from({ length: MAX_OTHER_LEADS + 1 }, () => {
        const { id: _, ...lead } = row;
        return { ...lead, idempotencyKey: crypto.randomUUID() };
      });
      await inbox.database.insert(leads).values(copies);
      expect(await inbox.lead(id)).toMatchObject({
        otherLeads: MAX_OTHER_LEADS,
        others: { length: MAX_OTHER_LEADS },
      });
    });
  });

  describe('the source of a lead', () => {
    it('stores and exports the source of a lead, and finds it by any part of a label', async () => {
      const source = { source: 'google', campaign: 'Spring 100%', partner: 'Casa Segura' };
      const id = await send({ fullName: 'Ada' }, { source });
      await send({ fullName: 'Ben' });
      expect(await inbox.lead(id)).toMatchObject({ source });
      for (const part of ['GOOG', '100%', 'casa']) {
        expect(await names({ source: part })).toEqual(['Ada']);
      }
      expect(await names({ source: 'oogle Spring' })).toEqual([]);
      expect(await names({ source: '_' })).toEqual([]);
      const { headers } = inbox.operator;
      const json = await inbox.call(exportLeads, headers, '', { format: 'json', source: 'goo' });
      expect(JSON.parse(json.body)).toMatchObject({ source });
      const csv = await inbox.call(exportLeads, headers, '', { format: 'csv', source: 'goo' });
      const [head = '', line = ''] = csv.body.split('\r\n');
      const cells = (name: string) => line.split(',')[head.split(',').indexOf(name)];
      expect(['utm_source', 'utm_medium', 'utm_campaign', 'partner'].map(cells)).toEqual([
        'google',
        '',
        'Spring 100%',
        'Casa Segura',
      ]);
    });

    it('keeps the label of a source from running as a formula in a spreadsheet', async () => {
      await send({}, { source: { source: '=HYPERLINK("x")', partner: '@SUM(1)' } });
      const csv = await inbox.call(exportLeads, inbox.operator.headers, '', { format: 'csv' });
      expect(csv.body).toContain(`"'=HYPERLINK(""x"")"`);
      expect(csv.body).toContain(`'@SUM(1)`);
    });

    it.each([
      { source: 'a\nb' },
      { source: 'a\u202eb' },
      { source: ' a' },
      { source: '' },
      { source: 'x'.repeat(101) },
      { other: 'a' },
    ])('rejects the source %j, which the page never sends', async (source) => {
      const { sampleRequest } = await import('../../test/samples.ts');
      const answer = await inbox.app.inject({
        method: 'POST',
        url: '/api/quotes/submit',
        headers: { 'idempotency-key': crypto.randomUUID() },
        payload: { ...sampleRequest, source },
      });
      expect(answer.json()).toMatchObject({ code: 'invalid-request' });
    });
  });
});
