import { randomUUID } from 'node:crypto';
import {
  addLeadNote,
  assignLead,
  exportLeads,
  listOfficers,
  setLeadStatus,
  setOfficerProfile,
} from '@latchkey/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestInbox } from '../../test/operator/test-inbox.ts';
import { eq } from '../db/drizzle.ts';
import { leadAudit, leads, users } from '../db/schema.ts';
import { GrantCommand, runGrant } from './grants/grant-command.ts';

const olive = { name: 'Olive Tran', nmls: '123456' };

describe('assigning leads within a team', () => {
  let inbox: Awaited<ReturnType<typeof openTestInbox>>;

  const grant = (email: string, rest: object = {}) =>
    runGrant(inbox.database, { command: 'grant', email, force: true, ...rest });
  const revoke = (email: string) => runGrant(inbox.database, { command: 'revoke', email });
  const newOfficer = async (name: string) => {
    const email = `${randomUUID()}@example.com`;
    const person = await inbox.signUp(email);
    await grant(email, { name });
    return { ...person, email };
  };
  const send = (fullName: string, rest: object = {}) => {
    inbox.clock.now += 1_000;
    return inbox.send({ fullName }, rest);
  };
  const assign = async (
    id: string,
    wanted: { officerId?: string | null; dueOn?: string | null; assignmentVersion?: number },
  ) => {
    const { assignmentVersion: version } = await inbox.lead(id);
    const payload = { officerId: null, dueOn: null, assignmentVersion: version, ...wanted };
    const answer = await inbox.call(assignLead, inbox.operator.headers, id, payload);
    return answer.json().code ?? answer.statusCode;
  };
  const names = async (body: object) =>
    (await inbox.list(body)).leads.map(({ contact }) => contact.fullName);
  const officers = async () => {
    const answer = await inbox.call(listOfficers, inbox.operator.headers, '');
    return listOfficers.answer.parse(answer.json()).data.officers;
  };

  beforeAll(async () => {
    inbox = await openTestInbox();
  });

  beforeEach(async () => {
    const { database } = inbox;
    await database.delete(leads);
    await database.delete(leadAudit);
    await database.update(users).set({ isOperator: false });
    await grant('op@example.com', olive);
  });

  afterAll(() => inbox.app.close());

  it('sets the names and NMLS IDs of operators with the grant command', async () => {
    const id = inbox.operator.id;
    expect(await officers()).toEqual([{ id, name: 'Olive Tran', nmlsNumber: '123456' }]);
    const lines = async () => (await runGrant(inbox.database, { command: 'list' })).lines;
    expect(await lines()).toEqual(['op@example.com: leads · Olive Tran, NMLS #123456']);
    // A command without a name or NMLS ID does not change the stored values.
    await grant('op@example.com');
    await grant('op@example.com', { name: 'Olive Ng' });
    expect(await lines()).toEqual(['op@example.com: leads · Olive Ng, NMLS #123456']);
    await grant('op@example.com', { name: '', nmls: '' });
    expect(await lines()).toEqual(['op@example.com: leads']);
    expect(await officers()).toEqual([{ id, name: 'op@example.com', nmlsNumber: null }]);
    for (const bad of [{ nmls: '12a' }, { nmls: '1'.repeat(13) }, { name: 'a\nb' }]) {
      const command = { command: 'grant', email: 'op@example.com', ...bad };
      expect(GrantCommand.safeParse(command).success).toBe(false);
    }
  });

  it('lets operators change their own name and NMLS ID', async () => {
    const set = async (payload: object) => {
      const { headers } = inbox.operator;
      return (await inbox.call(setOfficerProfile, headers, '', payload)).json();
    };
    const profile = { name: 'Olive Ng', nmlsNumber: null };
    expect(await set({ name: ' Olive Ng ', nmlsNumber: null })).toEqual({ data: profile });
    expect(await officers()).toEqual([{ id: inbox.operator.id, ...profile }]);
    expect(await set({ name: '', nmlsNumber: '7' })).toEqual({
      data: { name: null, nmlsNumber: '7' },
    });
    for (const bad of [{ nmlsNumber: '' }, { nmlsNumber: '7a' }, { name: 'a\u202eb' }]) {
      expect(await set({ ...profile, ...bad })).toMatchObject({ code: 'invalid-request' });
    }
  });

  it('assigns a lead with a due date, and shows it in the list, the history and the audit log', async () => {
    const id = await send('Ada');
    const officer = { id: inbox.operator.id, name: 'Olive Tran', nmlsNumber: '123456' };
    expect(await assign(id, { officerId: officer.id, dueOn: '2026-03-04' })).toBe(200);
    const assigned = { officer: { ...officer, isFormer: false }, dueOn: '2026-03-04' };
    expect((await inbox.list({})).leads).toMatchObject([assigned]);
    expect(await inbox.lead(id)).toMatchObject({
      ...assigned,
      assignmentVersion: 1,
      statusVersion: 0,
      changes: [{ assignment: { officer, dueOn: '2026-03-04' }, status: null, by: 'Olive Tran' }],
    });
    const audit = await inbox.database.select().from(leadAudit).where(eq(leadAudit.leadId, id));
    expect(audit.filter(({ action }) => action === 'changed')).toMatchObject([
      { details: { officerId: officer.id, dueOn: '2026-03-04', hasNote: false } },
    ]);
    expect(await assign(id, {})).toBe(200);
    expect(await inbox.lead(id)).toMatchObject({ officer: null, dueOn: null });
  });

  it('rejects an assignment based on an outdated version, but accepts other changes', async () => {
    const id = await send('Ada');
    expect(await assign(id, { dueOn: '2026-03-04' })).toBe(200);
    expect(await assign(id, { dueOn: '2026-03-05', assignmentVersion: 0 })).toBe('lead-changed');
    const { headers } = inbox.operator;
    const contacted = { status: 'contacted', statusVersion: 0 };
    expect((await inbox.call(setLeadStatus, headers, id, contacted)).statusCode).toBe(200);
    const note = { note: 'Called', noteVersion: 0 };
    expect((await inbox.call(addLeadNote, headers, id, note)).statusCode).toBe(201);
    expect(await inbox.lead(id)).toMatchObject({ dueOn: '2026-03-04' });
  });

  it('assigns leads only to operators', async () => {
    const id = await send('Ada');
    for (const officerId of [inbox.ordinary.id, randomUUID()]) {
      expect(await assign(id, { officerId })).toBe('invalid-request');
    }
    const officerId = inbox.operator.id;
    expect(await assign(id, { officerId, dueOn: '2026-02-30' })).toBe('invalid-request');
    expect(await inbox.lead(id)).toMatchObject({ officer: null, dueOn: null, changes: [] });
  });

  it('shows the name of a former officer, but treats the lead as unassigned', async () => {
    const kim = await newOfficer('Kim Lee');
    const id = await send('Ada');
    await assign(id, { officerId: kim.id });
    expect(await names({ officer: 'unassigned' })).toEqual([]);
    await revoke(kim.email);
    expect(await inbox.lead(id)).toMatchObject({ officer: { name: 'Kim Lee', isFormer: true } });
    expect(await names({ officer: 'unassigned' })).toEqual(['Ada']);
    // The due date can change without a change of the officer.
    expect(await assign(id, { officerId: kim.id, dueOn: '2026-03-04' })).toBe(200);
    await inbox.database.delete(users).where(eq(users.id, kim.id));
    expect(await inbox.lead(id)).toMatchObject({ officer: { name: 'Kim Lee', isFormer: true } });
    expect(await names({ officer: 'unassigned' })).toEqual(['Ada']);
    expect(await names({ officer: kim.id })).toEqual(['Ada']);
  });

  it('filters leads by officer', async () => {
    const kim = await newOfficer('Kim Lee');
    await assign(await send('Of Olive'), { officerId: inbox.operator.id });
    await assign(await send('Of Kim'), { officerId: kim.id });
    await send('Of no one');
    expect(await names({ officer: 'mine' })).toEqual(['Of Olive']);
    expect(await names({ officer: kim.id })).toEqual(['Of Kim']);
    expect(await names({ officer: 'unassigned' })).toEqual(['Of no one']);
    const csv = await inbox.call(exportLeads, inbox.operator.headers, '', {
      format: 'csv',
      officer: 'mine',
    });
    expect(csv.body).toContain('Olive Tran,123456,');
    expect(csv.body).not.toContain('Of Kim');
  });

  it('finds open leads that are due on or before a day, and sorts them by due date', async () => {
    const ids = new Map<string, string>();
    for (const dueOn of ['2026-03-05', '2026-03-03', '2026-03-04']) {
      const id = await send(dueOn);
      ids.set(dueOn, id);
      await assign(id, { dueOn });
    }
    await send('Never');
    expect(await names({ dueOn: '2026-03-04' })).toEqual(['2026-03-04']);
    expect(await names({ dueBefore: '2026-03-04' })).toEqual(['2026-03-03']);
    expect(await names({ dueBefore: '2026-03-05', sort: 'dueOn' })).toEqual([
      '2026-03-03',
      '2026-03-04',
    ]);
    const inOrder = ['2026-03-03', '2026-03-04', '2026-03-05', 'Never'];
    expect(await names({ sort: 'dueOn' })).toEqual(inOrder);
    const closed = { status: 'closed', statusVersion: 0 };
    const { headers } = inbox.operator;
    await inbox.call(setLeadStatus, headers, ids.get('2026-03-03') ?? '', closed);
    expect(await names({ dueBefore: '2026-03-05' })).toEqual(['2026-03-04']);
  });
});
