import { randomUUID } from 'node:crypto';
import {
  addLeadNote,
  assignLead,
  type Endpoint,
  exportLeads,
  LEADS_PER_PAGE,
  listLeads,
  listOfficers,
  sendLeadAgain,
  setLeadStatus,
  setOfficerProfile,
  showAccess,
  showLead,
  showLeadNeighbors,
  showOfficerProfile,
} from '@latchkey/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Headers, openTestInbox } from '../../test/operator/test-inbox.ts';
import { desc, eq } from '../db/drizzle.ts';
import { deliveries, leadAudit, leads } from '../db/schema.ts';
import { runGrant } from './grants/grant-command.ts';

const unknownLead: string = randomUUID();

/** Every inbox route, with a valid payload. */
const routes: readonly { readonly endpoint: Endpoint; readonly payload?: object }[] = [
  { endpoint: listLeads, payload: {} },
  { endpoint: showLead },
  { endpoint: showLeadNeighbors, payload: {} },
  { endpoint: setLeadStatus, payload: { status: 'contacted', statusVersion: 0 } },
  { endpoint: addLeadNote, payload: { note: 'Called', noteVersion: 0 } },
  { endpoint: assignLead, payload: { officerId: null, dueOn: null, assignmentVersion: 0 } },
  { endpoint: listOfficers },
  { endpoint: showOfficerProfile },
  { endpoint: setOfficerProfile, payload: { name: 'Olive Tran', nmlsNumber: '123' } },
  { endpoint: sendLeadAgain, payload: { deliveryId: null } },
  { endpoint: exportLeads, payload: { format: 'csv' } },
];

describe('the inbox API', () => {
  let inbox: Awaited<ReturnType<typeof openTestInbox>>;
  let operator: Headers;
  let ordinary: Headers;

  const call = (endpoint: Endpoint, headers: Headers, id = unknownLead, payload?: object) =>
    inbox.call(endpoint, headers, id, payload);
  const send = (subject: object = {}, form?: object) => inbox.send(subject, form && { form });
  const list = (body: object) => inbox.list(body);
  const lead = (id: string) => inbox.lead(id);
  const names = async (body: object) =>
    (await list(body)).leads.map(({ contact }) => contact.fullName);
  const audit = () => inbox.database.select().from(leadAudit).orderBy(desc(leadAudit.createdAt));

  beforeAll(async () => {
    inbox = await openTestInbox();
    operator = inbox.operator.headers;
    ordinary = inbox.ordinary.headers;
  });

  beforeEach(async () => {
    await inbox.database.delete(leads);
    await inbox.database.delete(leadAudit);
  });

  afterAll(() => inbox.app.close());

  describe.each(routes)('$endpoint.path', ({ endpoint, payload }) => {
    it('rejects visitors and accounts without access for every lead', async () => {
      const id = await send();
      for (const [headers, status, code] of [
        [{}, 401, 'unauthorized'],
        [{ authorization: 'Bearer nonsense' }, 401, 'unauthorized'],
        [ordinary, 403, 'operators-only'],
      ] as const) {
        for (const one of [id, unknownLead, 'nonsense']) {
          const answer = await call(endpoint, headers, one, payload);
          expect(answer.statusCode).toBe(status);
          expect(answer.json()).toMatchObject({ code });
          expect(answer.body).not.toContain('Ada');
        }
      }
      expect(await audit()).toEqual([]);
      expect(await lead(id)).toMatchObject({
        status: 'new',
        changes: [],
        deliveries: { length: 2 },
      });
    });

    it('lets an operator read the inbox', async () => {
      const answer = await call(endpoint, operator, await send(), payload);
      expect(answer.statusCode).toBeLessThan(300);
    });
  });

  it('reports who may see leads, and revokes access immediately', async () => {
    const isOperator = async (headers: Headers) =>
      (await call(showAccess, headers)).json().data?.isOperator;
    expect(await isOperator(operator)).toBe(true);
    expect(await isOperator(ordinary)).toBe(false);
    expect((await call(showAccess, {})).statusCode).toBe(401);

    await runGrant(inbox.database, { command: 'revoke', email: 'op@example.com' });
    expect((await call(listLeads, operator, '', {})).statusCode).toBe(403);
    await runGrant(inbox.database, { command: 'grant', email: 'op@example.com', force: true });
  });

  it('shows a lead with answers, programs, comparison, consents and deliveries', async () => {
    const shown = await lead(await send({ phone: '512 555 0123' }));
    expect(shown.contact).toMatchObject({ fullName: 'Ada Buyer', phone: '512 555 0123' });
    expect(shown.quote.homePrice).toBe(385_000);
    expect(shown.programs.length).toBeGreaterThan(0);
    expect(shown.calculation?.traditionalPayment).toBeGreaterThan(1_000);
    expect(shown.deliveries.map(({ kind }) => kind)).toEqual(['buyer-mail', 'team-mail']);
  });

  it('pages through all leads without duplicates, in every sort order', async () => {
    const many = LEADS_PER_PAGE + 7;
    for (let i = 0; i < many; i += 1) {
      // Some of the leads have the same timestamp.
      if (i % 3 === 0) inbox.clock.now += 1_000;
      await send({ fullName: `Buyer ${String(i % 11)}` });
    }
    for (const sort of ['-createdAt', 'createdAt', 'fullName', '-homePrice', 'homePrice']) {
      const first = await list({ sort });
      const second = await list({ sort, cursor: first.next });
      const ids = [...first.leads, ...second.leads].map(({ id }) => id);
      expect(new Set(ids).size).toBe(many);
      expect(second).toMatchObject({ next: null, leads: { length: 7 } });
    }
    const ordered = await names({ sort: 'fullName' });
    expect(ordered).toEqual(ordered.toSorted());
  });

  it.each([
    'nonsense',
    'WyJob21lUHJpY2UiXQ',
    Buffer.from('["-createdAt","x","y"]').toString('base64url'),
  ])('rejects the invalid cursor %s', async (cursor) => {
    const answer = await call(listLeads, operator, '', { cursor });
    expect(answer.json()).toMatchObject({ status: 400, code: 'invalid-request' });
  });

  it('finds leads by name, email, phone and location, and treats wildcards as text', async () => {
    await send({ fullName: 'Grace 100%', phone: '+1 (512) 555-0199' });
    await send({ fullName: 'Alan_T', email: 'alan@example.org' });
    expect(await names({ search: 'grace' })).toEqual(['Grace 100%']);
    expect(await names({ search: '5550199' })).toEqual(['Grace 100%']);
    expect(await names({ search: 'example.org' })).toEqual(['Alan_T']);
    expect(await names({ search: '%' })).toEqual(['Grace 100%']);
    expect(await names({ search: '_' })).toEqual(['Alan_T']);
    expect(await names({ search: 'austin' })).toHaveLength(2);
    expect(await names({ search: '78704' })).toHaveLength(2);
    expect(await names({ search: "' or 1=1 --" })).toEqual([]);
  });

  it('filters leads by state, status, date and flag', async () => {
    inbox.clock.now = Date.parse('2026-03-04T23:59:59.999Z');
    const id = await send({ fullName: 'March' });
    inbox.clock.now = Date.parse('2026-03-05T00:00:00.000Z');
    await send({ fullName: 'Next day' });
    await send({ fullName: 'Robot' }, { website: 'https://spam.example', seconds: 30 });
    inbox.clock.now = Date.now();
    await call(setLeadStatus, operator, id, { status: 'qualified', statusVersion: 0 });

    expect(await names({ state: 'TX' })).toHaveLength(3);
    expect(await names({ state: 'CA' })).toEqual([]);
    expect(await names({ status: 'qualified' })).toEqual(['March']);
    expect(await names({ from: '2026-03-04', to: '2026-03-04' })).toEqual(['March']);
    expect(await names({ from: '2026-03-05', suspected: 'no' })).toEqual(['Next day']);
    expect(await names({ suspected: 'yes' })).toEqual(['Robot']);
  });

  it('resends a delivery with a new ID', async () => {
    const id = await send();
    const [first] = (await lead(id)).deliveries;
    await call(sendLeadAgain, operator, id, { deliveryId: first?.id });
    const after = (await lead(id)).deliveries.filter(({ kind }) => kind === first?.kind);
    expect(after).toHaveLength(2);
    expect(new Set(after.map(({ id }) => id)).size).toBe(2);
  });

  it('keeps the flag until an operator emails the buyer, and does not notify the team again', async () => {
    const id = await send({}, { website: '', seconds: 0.2 });
    const [first] = (await lead(id)).deliveries;
    expect(first).toMatchObject({ kind: 'team-mail' });
    await call(sendLeadAgain, operator, id, { deliveryId: first?.id });
    expect(await lead(id)).toMatchObject({ suspicion: 'too-fast', deliveries: { length: 2 } });

    await call(sendLeadAgain, operator, id, { deliveryId: null });
    await call(sendLeadAgain, operator, id, { deliveryId: null });
    expect(await lead(id)).toMatchObject({ suspicion: null, deliveries: { length: 3 } });
  });

  it('does not deliver a withdrawn request', async () => {
    const id = await send();
    await inbox.database.update(leads).set({ withdrawnAt: new Date() }).where(eq(leads.id, id));
    const answer = await call(sendLeadAgain, operator, id, { deliveryId: null });
    expect(answer.json()).toMatchObject({ status: 409, code: 'lead-withdrawn' });
    expect(
      await inbox.database.select().from(deliveries).where(eq(deliveries.leadId, id)),
    ).toHaveLength(2);
  });

  it('writes every view and change to the audit log, without personal data', async () => {
    const id = await send();
    const steps: [Endpoint, object?][] = [
      [listLeads, { search: 'Ada Buyer', state: 'TX' }],
      [showLead],
      [showLeadNeighbors, { search: 'Ada Buyer' }],
      [addLeadNote, { note: 'Ada wants a call', noteVersion: 0 }],
      [sendLeadAgain, { deliveryId: null }],
      [exportLeads, { format: 'json', search: 'Ada' }],
    ];
    for (const [endpoint, payload] of steps) {
      inbox.clock.now += 1_000;
      await call(endpoint, operator, id, payload);
    }
    const log = await audit();
    expect(log.map(({ action }) => action)).toEqual([
      'exported',
      'sent-again',
      'changed',
      'listed',
      'viewed',
      'listed',
    ]);
    expect(log.every((entry) => entry.operatorId === inbox.operator.id)).toBe(true);
    expect(log.map((entry) => entry.leadId)).toEqual([null, id, id, id, id, null]);
    expect(JSON.stringify(log)).not.toContain('Ada');
  });
});
