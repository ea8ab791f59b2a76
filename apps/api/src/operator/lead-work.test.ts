import { randomUUID } from 'node:crypto';
import {
  addLeadNote,
  type Endpoint,
  LeadSort,
  setLeadStatus,
  showLeadNeighbors,
} from '@latchkey/contract';
import { sampleDetails } from '@latchkey/domain/samples';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { olderCalculation } from '../../test/leads/older-lead.ts';
import { openTestInbox } from '../../test/operator/test-inbox.ts';
import { sampleRequest } from '../../test/samples.ts';
import { readConfig } from '../config.ts';
import { consents, leads } from '../db/schema.ts';
import { readBrand } from '../site/brand-file.ts';

const { phoneConsent } = readBrand(readConfig({}).brandFile);

describe('working on a lead', () => {
  let inbox: Awaited<ReturnType<typeof openTestInbox>>;

  const send = (fullName: string) => {
    inbox.clock.now += 1_000;
    return inbox.send({ fullName });
  };
  const ask = (endpoint: Endpoint, id: string, payload: object) =>
    inbox.call(endpoint, inbox.operator.headers, id, payload);
  const neighbors = async (id: string, body: object) => {
    const answer = await ask(showLeadNeighbors, id, body);
    return showLeadNeighbors.answer.parse(answer.json()).data;
  };

  beforeAll(async () => {
    inbox = await openTestInbox();
  });

  beforeEach(async () => {
    await inbox.database.delete(leads);
  });

  afterAll(() => inbox.app.close());

  it('lists the details that an operator needs to choose the next lead', async () => {
    const phone = '512 555 0123';
    const consent = { call: true, text: true, textVersion: phoneConsent.version };
    const id = await inbox.send({ phone }, { consent });
    expect(await inbox.lead(id)).toMatchObject({ allowedChannels: ['call', 'text'] });
    inbox.clock.now += 1_000;
    await inbox.database.insert(consents).values({
      leadId: id,
      channel: 'text',
      isGiven: false,
      phone,
      textVersion: '',
      wording: '',
      remoteAddress: '::1',
      createdAt: new Date(inbox.clock.now),
    });
    const [row] = (await inbox.list({})).leads;
    const { programs, calculation } = await inbox.lead(id);
    expect(row).toMatchObject({
      creditScore: sampleRequest.quote.creditScore,
      allowedChannels: ['call'],
      isQualified: calculation?.isQualified,
      bestProgram: programs[0],
      matchCount: programs.length,
    });
  });

  it('lists leads from older versions, which have no programs and no calculation', async () => {
    const id = await send('Ada');
    await inbox.database.update(leads).set({ programs: null, calculation: null });
    expect((await inbox.list({})).leads).toMatchObject([
      { id, isQualified: null, bestProgram: null, matchCount: null, allowedChannels: [] },
    ]);
    expect(await inbox.lead(id)).toMatchObject({ programs: [], calculation: null });
  });

  it('opens a lead whose figures an older version stored', async () => {
    const id = await send('Ada');
    await inbox.database.update(leads).set({ calculation: sql`${olderCalculation}::jsonb` });
    expect((await inbox.list({})).leads).toMatchObject([{ id, isQualified: true }]);
    const { calculation } = await inbox.lead(id);
    expect(calculation).toMatchObject({ owedLater: 25_000, details: { lenderFees: 0 } });
    expect(calculation?.aprCounts).toBeUndefined();
  });

  it('states that an FHA loan cannot have the lowered payment', async () => {
    const quote = { ...sampleRequest.quote, creditScore: 'poor' };
    const details = { ...sampleDetails, applyAssistance: false };
    await inbox.send({}, { quote, calculator: { details, programId: null } });
    const calculator = { details, programId: null };
    await inbox.send({}, { calculator });
    const { leads: rows } = await inbox.list({ sort: 'createdAt' });
    expect(new Set(rows.map(({ excludedLoan }) => excludedLoan))).toEqual(new Set(['FHA', null]));
  });

  it('finds the previous and the next lead, in every sort order', async () => {
    for (let i = 0; i < 5; i += 1) {
      // The last two leads have the same timestamp, and all leads have the same price.
      if (i < 4) inbox.clock.now += 1_000;
      await inbox.send({ fullName: `Buyer ${String(i % 3)}` });
    }
    for (const sort of LeadSort.options) {
      const ids = (await inbox.list({ sort })).leads.map(({ id }) => id);
      for (const [index, id] of ids.entries()) {
        expect(await neighbors(id, { sort })).toEqual({
          previous: ids[index - 1] ?? null,
          next: ids[index + 1] ?? null,
        });
      }
    }
  });

  it('finds the next lead that matches the filter, even if the current lead does not match', async () => {
    const [first, other, middle, last] = [
      await send('Ada'),
      await send('Grace'),
      await send('Ada'),
      await send('Ada'),
    ];
    const filter = { status: 'new', search: 'ada', sort: 'createdAt' };
    await ask(setLeadStatus, middle, { status: 'contacted', statusVersion: 0 });
    expect(await neighbors(middle, filter)).toEqual({ previous: first, next: last });
    expect(await neighbors(first, filter)).toEqual({ previous: null, next: last });
    expect(await neighbors(other, filter)).toEqual({ previous: first, next: last });
    const answer = await ask(showLeadNeighbors, randomUUID(), filter);
    expect(answer.json()).toMatchObject({ status: 404, code: 'lead-not-found' });
  });

  it('records who set each status and wrote each note', async () => {
    const id = await send('Ada');
    await ask(setLeadStatus, id, { status: 'contacted', statusVersion: 0 });
    inbox.clock.now += 1_000;
    await ask(addLeadNote, id, { note: 'Called back', noteVersion: 0 });
    expect(await inbox.lead(id)).toMatchObject({
      status: 'contacted',
      statusVersion: 1,
      noteVersion: 1,
      changes: [
        { status: null, note: 'Called back', by: 'op@example.com' },
        { status: 'contacted', note: null, by: 'op@example.com' },
      ],
    });
    const empty = await ask(addLeadNote, id, { note: ' ', noteVersion: 1 });
    expect(empty.statusCode).toBe(400);
  });

  it('rejects a status or note change based on an outdated version, without losing either note', async () => {
    const id = await send('Ada');
    const change = async (endpoint: Endpoint, payload: object) => {
      const answer = await ask(endpoint, id, payload);
      return answer.json().code ?? answer.statusCode;
    };
    const both = await Promise.all([
      change(addLeadNote, { note: 'Left a message', noteVersion: 0 }),
      change(addLeadNote, { note: 'Sent a form', noteVersion: 0 }),
    ]);
    expect(both.toSorted()).toEqual([201, 'lead-changed']);
    expect(await change(addLeadNote, { note: 'Called', noteVersion: 1 })).toBe(201);
    // A note does not change the version of the status.
    const contacted = { status: 'contacted', statusVersion: 0 };
    expect(await change(setLeadStatus, contacted)).toBe(200);
    expect(await change(setLeadStatus, { ...contacted, status: 'spam' })).toBe('lead-changed');
    expect(await inbox.lead(id)).toMatchObject({ status: 'contacted', changes: { length: 3 } });
  });
});
