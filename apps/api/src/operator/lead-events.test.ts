import {
  addLeadNote,
  assignLead,
  type Endpoint,
  sendLeadAgain,
  setLeadStatus,
} from '@latchkey/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type TestReceiver, testReceiver } from '../../test/leads/test-receiver.ts';
import { openTestInbox } from '../../test/operator/test-inbox.ts';
import { readConfig } from '../config.ts';
import { leads } from '../db/schema.ts';
import { changeDeliveries } from '../leads/deliveries/enqueue.ts';
import { runGrant } from './grants/grant-command.ts';

const LEAD_WEBHOOK_SECRET = 'a secret for receivers of leads';
const changes = 'lead.status-changed,lead.assigned';

describe('webhook events about a change', () => {
  let inbox: Awaited<ReturnType<typeof openTestInbox>>;
  let receiver: TestReceiver;
  let leadId: string;

  const change = async (endpoint: Endpoint, payload: object) => {
    const answer = await inbox.call(endpoint, inbox.operator.headers, leadId, payload);
    expect(answer.statusCode).toBeLessThan(300);
  };
  const events = async () =>
    (await inbox.lead(leadId)).deliveries
      .filter(({ kind }) => kind === 'webhook')
      .map(({ event }) => event);

  beforeAll(async () => {
    receiver = await testReceiver();
    inbox = await openTestInbox({
      LEAD_WEBHOOKS: receiver.url,
      LEAD_WEBHOOK_SECRET,
      LEAD_WEBHOOK_ALLOW_PRIVATE: 'true',
      LEAD_WEBHOOK_EVENTS: `lead.withdrawn,${changes}`,
    });
    const email = 'op@example.com';
    await runGrant(inbox.database, {
      command: 'grant',
      email,
      name: 'Olive',
      nmls: '1',
      force: true,
    });
  });

  beforeEach(async () => {
    await inbox.database.delete(leads);
    leadId = await inbox.send();
  });

  afterAll(async () => {
    await inbox.app.close();
    receiver.close();
  });

  it('sends what changed, its old value, the time, and who changed it, without contact data', async () => {
    const by = { id: inbox.operator.id, name: 'Olive', nmlsNumber: '1' };
    await change(setLeadStatus, { status: 'contacted', statusVersion: 0 });
    await vi.waitFor(() => expect(receiver.calls).toHaveLength(1), 60_000);
    const [first] = receiver.calls;
    expect(JSON.parse(first?.body ?? '')).toEqual({
      schema: 'latchkey.lead/1',
      type: 'lead.status-changed',
      timestamp: new Date(inbox.clock.now).toISOString(),
      data: { leadId, before: 'new', after: 'contacted', by },
    });
    expect(first?.headers['webhook-signature']).toMatch(/^v1,/);

    const assignment = { officerId: by.id, dueOn: '2026-03-04', assignmentVersion: 0 };
    await change(assignLead, assignment);
    await vi.waitFor(() => expect(receiver.calls).toHaveLength(2), 60_000);
    const { type, data } = JSON.parse(receiver.calls[1]?.body ?? '');
    expect(type).toBe('lead.assigned');
    expect(data).toEqual({
      leadId,
      before: { officer: null, dueOn: null },
      after: { officer: by, dueOn: '2026-03-04' },
      by,
    });
    // Only the events in the setting are sent.
    expect(await events()).toEqual(['lead.status-changed', 'lead.assigned']);
  });

  it('does not send an event for a note, or for an edit that changes nothing', async () => {
    await change(addLeadNote, { note: 'Called', noteVersion: 0 });
    await change(setLeadStatus, { status: 'new', statusVersion: 0 });
    await change(assignLead, { officerId: null, dueOn: null, assignmentVersion: 0 });
    expect(await events()).toEqual([]);
  });

  it('does not send events after the buyer withdraws the request', async () => {
    await inbox.database.update(leads).set({ withdrawnAt: new Date() });
    await change(setLeadStatus, { status: 'closed', statusVersion: 0 });
    expect(await events()).toEqual([]);
  });

  it('resends an event on request, and also sends the deliveries that a flag held back', async () => {
    const robot = { form: { website: 'x', seconds: 30 } };
    leadId = await inbox.send({}, robot);
    await change(setLeadStatus, { status: 'contacted', statusVersion: 0 });
    const event = (await inbox.lead(leadId)).deliveries.find(({ kind }) => kind === 'webhook');
    await change(sendLeadAgain, { deliveryId: event?.id });
    expect(await events()).toEqual(['lead.status-changed', 'lead.status-changed']);
    const isSent = async () => {
      const bodies = receiver.calls.map(({ body }) => JSON.parse(body));
      expect(bodies.filter(({ data }) => data.leadId === leadId)).toHaveLength(2);
    };
    await vi.waitFor(isSent, 60_000);
    await change(sendLeadAgain, { deliveryId: null });
    const kinds = (await inbox.lead(leadId)).deliveries.map(({ kind }) => kind);
    expect(kinds.toSorted()).toEqual(['buyer-mail', 'team-mail', 'webhook', 'webhook']);
  });

  it('sends an event only to webhooks that subscribe to it', () => {
    const LEAD_WEBHOOKS = 'https://crm.example/leads';
    const told = { event: 'lead.status-changed', before: 'new', after: 'spam' } as const;
    const by = { id: leadId, name: 'Olive', nmlsNumber: null };
    const to = (environment: Record<string, string>) => {
      const all = { LEAD_WEBHOOKS, LEAD_WEBHOOK_SECRET, ...environment };
      return changeDeliveries(leadId, { ...told, by }, readConfig(all).leads);
    };
    expect(to({})).toEqual([]);
    expect(to({ LEAD_WEBHOOK_EVENTS: `lead.withdrawn,${changes}` })).toMatchObject([
      { target: LEAD_WEBHOOKS, event: 'lead.status-changed' },
    ]);
    expect(() => to({ LEAD_WEBHOOK_EVENTS: 'lead.submitted' })).toThrow('must list lead.withdrawn');
    expect(() => to({ LEAD_WEBHOOK_EVENTS: 'lead.sold' })).toThrow('must list events');
  });
});
