import { randomUUID } from 'node:crypto';
import { deleteAccount, erasePerson, setLeadHold } from '@latchkey/contract';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openErasureSite, TEAM, untilFree } from '../../test/erasure/erasure-site.ts';
import { readConfig } from '../config.ts';
import { eq, sql } from '../db/drizzle.ts';
import {
  deliveries,
  erasureMessages,
  leadAudit,
  leadChanges,
  leads,
  quotes,
  users,
} from '../db/schema.ts';
import { keepRetention } from '../leads/retention/retention.ts';
import { OperatorCommand, runOperatorCommand } from '../operator/grants/operator-command.ts';
import { personHash } from './person-hash.ts';

const silent = { info: () => {}, error: () => {} };
const range = (size: number) => Array.from({ length: size }, (_, index) => index);

describe('the rules of an erasure', () => {
  let site: Awaited<ReturnType<typeof openErasureSite>>;

  const newPerson = () => ({
    fullName: 'Edda Marsh',
    email: `${randomUUID()}@example.com`,
    phone: '(512) 555-0101',
  });
  const ask = (email: string, confirmation = email) =>
    untilFree(() =>
      site.app.inject({
        method: 'POST',
        url: `/api${erasePerson.path}`,
        payload: { email, confirmation },
        headers: site.manager.headers,
      }),
    );
  const erase = async (email: string) => {
    const answer = await ask(email);
    expect(answer.statusCode, answer.body).toBe(200);
    return erasePerson.answer.parse(answer.json()).data;
  };
  const leadsOf = (email: string) =>
    site.database.select().from(leads).where(eq(leads.email, email));
  const erasures = () =>
    site.database.select().from(leadAudit).where(eq(leadAudit.action, 'erased'));
  const hold = (id: string, isHeld: boolean, holdVersion: number) =>
    site.app.inject({
      method: 'PUT',
      url: `/api${setLeadHold.path.replace(':id', id)}`,
      payload: { isHeld, reason: 'Complaint 12 of 2026', holdVersion },
      headers: site.manager.headers,
    });

  beforeAll(async () => {
    site = await openErasureSite({ LEAD_MAX_PER_ADDRESS: '10000', LEAD_MAX_PER_EMAIL: '10000' });
  });

  afterAll(() => site.close());

  it('erases a person once, even if many managers request it at the same time', async () => {
    const person = newPerson();
    await site.submit(person);
    const before = (await erasures()).length;
    const results = await Promise.all(range(20).map(() => erase(person.email)));
    expect(results.map(({ counts }) => counts.requests).sort()).toEqual([...range(19).fill(0), 1]);
    expect(await erasures()).toHaveLength(before + 1);
    expect(await leadsOf(person.email)).toEqual([]);
  });

  it('erases a request that arrives during the erasure completely or not at all', async () => {
    const person = newPerson();
    const sent = range(20).map((index) => site.submit(person, 300_000 + index));
    const results = await Promise.all([...range(20).map(() => erase(person.email))]);
    const ids = await Promise.all(sent);
    const left = await leadsOf(person.email);
    const erased = results.reduce((sum, { counts }) => sum + counts.requests, 0);
    expect(erased + left.length).toBe(ids.length);
    for (const { id } of left) {
      const rows = await site.database.select().from(deliveries).where(eq(deliveries.leadId, id));
      expect(rows.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['team-mail']));
    }
    const orphans = sql`select count(*)::int as jobs from pgboss.job
      where data ->> 'deliveryId' is not null and not exists (
        select 1 from deliveries where id::text = data ->> 'deliveryId'
          or bundle_id::text = data ->> 'deliveryId')`;
    await vi.waitFor(async () => {
      await erase(person.email);
      expect(await site.database.execute(orphans)).toMatchObject({ rows: [{ jobs: 0 }] });
    }, 60_000);
  });

  it('notifies the webhook only after the time limit of any delivery in progress', async () => {
    const person = newPerson();
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    site.receiver.answer(async (response) => {
      await released;
      response.writeHead(204).end();
    });
    const id = await site.submit(person);
    await vi.waitFor(() => {
      expect(site.receiver.calls.some(({ body }) => body.includes(id))).toBe(true);
    }, 60_000);
    await erase(person.email);
    const messages = await site.database.select().from(erasureMessages);
    const own = messages.filter(({ leadIds }) => leadIds.includes(id));
    expect(own.map(({ event }) => event).sort()).toEqual([
      'lead.erased',
      'lead.erased',
      'lead.withdrawn',
    ]);
    for (const { sendAfter } of own) expect(sendAfter.getTime()).toBe(site.clock.now + 60_000);
    release();
    site.receiver.answer((response) => response.writeHead(204).end());
    await vi.waitFor(async () => expect(await openJobs(id)).toBe(0), 60_000);
    expect((await site.dump()).filter((line) => line.includes(person.email))).toEqual([]);
  });

  const openJobs = async (id: string) =>
    site.database.$count(deliveries, eq(deliveries.leadId, id));

  it('keeps a request with a legal hold, reports it, and erases it after the hold ends', async () => {
    const person = newPerson();
    const [held, free] = [await site.submit(person), await site.submit(person, 300_000)];
    expect((await hold(held, true, 0)).statusCode).toBe(200);
    expect((await hold(held, false, 0)).json()).toMatchObject({ code: 'lead-changed' });
    const { counts, held: kept } = await erase(person.email);
    expect(counts.requests).toBe(1);
    expect(kept).toMatchObject([{ id: held }]);
    expect(await leadsOf(person.email)).toMatchObject([{ id: held }]);
    expect(await site.database.select().from(leads).where(eq(leads.id, free))).toEqual([]);

    const { database } = site;
    const log = await database.select().from(leadAudit).where(eq(leadAudit.leadId, held));
    expect(log.map(({ action }) => action)).toEqual(['held']);
    expect(JSON.stringify(log)).not.toContain('Complaint');

    const far = new Date(site.clock.now + 5_000 * 24 * 60 * 60 * 1000);
    const settings = { retentionDays: 790 };
    await keepRetention({ database, clock: () => far, settings, log: silent });
    expect(await leadsOf(person.email)).toHaveLength(1);

    expect((await hold(held, false, 1)).statusCode).toBe(200);
    expect((await erase(person.email)).counts.requests).toBe(1);
  });

  it('shows who set and lifted a hold, and why', async () => {
    const id = await site.submit(newPerson());
    await hold(id, true, 0);
    await hold(id, false, 1);
    const changes = await site.database
      .select()
      .from(leadChanges)
      .where(eq(leadChanges.leadId, id));
    expect(changes.map((change) => change.hold)).toEqual(
      expect.arrayContaining([
        { isHeld: true, reason: 'Complaint 12 of 2026' },
        { isHeld: false, reason: 'Complaint 12 of 2026' },
      ]),
    );
  });

  it('does not erase an account with a role', async () => {
    const answer = await ask('catalog@lender.example');
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({ code: 'account-has-role' });
    expect(await site.database.$count(users, eq(users.email, 'catalog@lender.example'))).toBe(1);
  });

  it.each([
    ['another address', 'other@example.com'],
    ['nothing', ''],
  ])('erases nothing if the manager types %s to confirm', async (_, confirmation) => {
    const person = newPerson();
    await site.submit(person);
    const answer = await ask(person.email, confirmation);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().fields).toMatchObject([{ field: 'confirmation' }]);
    expect(await leadsOf(person.email)).toHaveLength(1);
  });

  it('finds and erases a person from the command line, and a server notifies the team', async () => {
    const person = newPerson();
    const id = await site.submit(person);
    const { database } = site;
    const hashPerson = await personHash(database, readConfig({}).auth);
    const clock = () => new Date(site.clock.now);
    const context = {
      database,
      clock,
      jobs: undefined,
      accountMails: undefined,
      hashPerson,
      team: [TEAM],
    };
    const run = (confirm?: string) => {
      const command = { command: 'erase', email: person.email, ...(confirm && { confirm }) };
      return runOperatorCommand(context, OperatorCommand.parse(command));
    };
    expect((await run()).lines).toContain('  requests: 1');
    expect(await run('other@example.com')).toMatchObject({ isDone: false });
    expect(await leadsOf(person.email)).toHaveLength(1);
    expect((await run(person.email.toUpperCase())).lines).toContain('  requests: 1');
    expect(await leadsOf(person.email)).toEqual([]);
    expect((await run(person.email)).lines).toEqual(['Removed:', '  nothing']);
    const own = async () =>
      (await database.select().from(erasureMessages)).filter(({ leadIds }) => leadIds.includes(id));
    expect((await own()).map(({ kind }) => kind)).toContain('team-mail');
  });

  describe('when an account is deleted', () => {
    const remove = async (headers: Record<string, string>, requests?: 'withdraw' | 'keep') => {
      const payload = { password: 'three blue doors', ...(requests && { requests }) };
      const url = `/api${deleteAccount.path}`;
      const answer = await site.app.inject({ method: 'DELETE', url, payload, headers });
      expect(answer.statusCode, answer.body).toBe(204);
    };
    const withAccount = async () => {
      const person = newPerson();
      const account = await site.signUp(person.email);
      const id = await site.submit(person);
      await site.untilTried(id);
      return { ...account, person, leadId: id };
    };

    it.each([undefined, 'withdraw'] as const)(
      'withdraws and deletes the requests with %s',
      async (choice) => {
        const { headers, person, leadId, id } = await withAccount();
        await remove(headers, choice);
        expect(await leadsOf(person.email)).toEqual([]);
        await vi.waitFor(() => {
          const told = site.receiver.calls.map(({ body }) => JSON.parse(body));
          const events = told.filter(({ data }) => data.leadId === leadId).map(({ type }) => type);
          expect(events.sort()).toEqual(['lead.erased', 'lead.submitted', 'lead.withdrawn']);
        }, 60_000);
        expect(await site.database.$count(quotes, eq(quotes.userId, id))).toBe(0);
        const [entry] = (await erasures()).filter(({ actor }) => actor === 'owner').slice(-1);
        expect(entry).toMatchObject({ operatorId: null, leadId: null });
      },
    );

    it('keeps the requests for the team if the owner chooses to keep them', async () => {
      const { headers, person, leadId, id } = await withAccount();
      await site.note(leadId, `Prefers ${person.email}.`);
      await remove(headers, 'keep');
      expect(await leadsOf(person.email)).toMatchObject([{ id: leadId, withdrawnAt: null }]);
      expect(await site.database.$count(users, eq(users.id, id))).toBe(0);
      const [change] = await site.database
        .select()
        .from(leadChanges)
        .where(eq(leadChanges.leadId, leadId));
      expect(change?.note).toBe(`Prefers ${person.email}.`);
    });

    it('keeps a request with a legal hold', async () => {
      const { headers, person, leadId, id } = await withAccount();
      await hold(leadId, true, 0);
      await remove(headers);
      expect(await leadsOf(person.email)).toMatchObject([{ id: leadId }]);
      expect(await site.database.$count(users, eq(users.id, id))).toBe(0);
    });
  });
});
