import { randomUUID } from 'node:crypto';
import { type AuditFilter, exportAudit, listAudit, showLead } from '@latchkey/contract';
import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestInbox } from '../../../test/operator/test-inbox.ts';
import * as auditRepository from '../../audit/repository.ts';
import { leadAudit, leads } from '../../db/schema.ts';
import { runGrant } from '../grants/grant-command.ts';

describe('the audit log', () => {
  let inbox: Awaited<ReturnType<typeof openTestInbox>>;
  let auditor: Awaited<ReturnType<typeof inbox.signUp>>;

  const ask = async (body: AuditFilter & { cursor?: string }) => {
    const answer = await inbox.call(listAudit, auditor.headers, '', body);
    expect(answer.statusCode, answer.body).toBe(200);
    return listAudit.answer.parse(answer.json()).data;
  };
  const actions = async (filter: AuditFilter) =>
    (await ask(filter)).entries.map(({ action }) => action);
  const opens = (id: string) => inbox.call(showLead, inbox.operator.headers, id);

  beforeAll(async () => {
    inbox = await openTestInbox();
    auditor = await inbox.signUp('auditor@example.com');
    const email = 'auditor@example.com';
    await runGrant(inbox.database, { command: 'grant', email, role: 'auditor', force: true });
  });

  beforeEach(async () => {
    await inbox.database.delete(leads);
    await inbox.database.delete(leadAudit);
  });

  afterAll(() => inbox.app.close());

  it('shows who opened a request, and when', async () => {
    const id = await inbox.send();
    await opens(id);
    const { entries, next } = await ask({});
    expect(entries).toMatchObject([
      {
        actor: 'operator',
        operatorId: inbox.operator.id,
        by: 'op@example.com',
        action: 'viewed',
        leadId: id,
        createdAt: new Date(inbox.clock.now).toISOString(),
      },
    ]);
    expect(next).toBeNull();
  });

  it('filters by actor, action, date and affected person', async () => {
    const email = `${randomUUID()}@example.com`;
    const [one, other] = [await inbox.send({ email }), await inbox.send()];
    await opens(one);
    await opens(other);
    inbox.clock.now += 1;
    await inbox.list({});
    const today = new Date(inbox.clock.now).toISOString().slice(0, 10);

    expect(await actions({ who: 'OP@example' })).toEqual(['listed', 'viewed', 'viewed']);
    expect(await actions({ who: inbox.operator.id })).toHaveLength(3);
    expect(await actions({ who: 'auditor@' })).toEqual([]);
    expect(await actions({ who: '%' })).toEqual([]);
    expect(await actions({ action: 'listed' })).toEqual(['listed']);
    expect(await actions({ from: today, to: today })).toHaveLength(3);
    expect(await actions({ to: '2020-01-01' })).toEqual([]);
    const reference = `${one.slice(0, 4)}-${one.slice(4, 8)}`.toUpperCase();
    for (const about of [one, one.toUpperCase(), reference, ` ${email.toUpperCase()} `]) {
      const { entries } = await ask({ about });
      expect(entries.map(({ leadId }) => leadId)).toEqual([one]);
    }
    expect(await actions({ about: 'Ada Lovelace' })).toEqual([]);
  });

  it('pages through entries with the same timestamp without gaps or repeats', async () => {
    const now = new Date(inbox.clock.now);
    for (let entry = 0; entry < 120; entry += 1) {
      const moment = new Date(now.getTime() - Math.floor(entry / 60));
      await auditRepository.record(inbox.database, { action: 'listed' }, moment);
    }
    const seen: string[] = [];
    let cursor: string | null = null;
    do {
      const page: Awaited<ReturnType<typeof ask>> = await ask(cursor === null ? {} : { cursor });
      seen.push(...page.entries.map(({ id }) => id));
      cursor = page.next;
    } while (cursor !== null);
    expect(seen).toHaveLength(120);
    expect(new Set(seen).size).toBe(120);
  });

  it.each(['', 'nonsense', btoa('["2026-01-01",1]'), btoa('["2026-01-01T00:00:00Z","x"]')])(
    'rejects the cursor %j with one sentence',
    async (cursor) => {
      const answer = await inbox.call(listAudit, auditor.headers, '', { cursor });
      expect(answer.statusCode).toBe(400);
      expect(answer.json().fields).toMatchObject([{ field: 'cursor' }]);
    },
  );

  it('exports every matching entry as CSV, and records the export', async () => {
    const id = await inbox.send();
    await opens(id);
    await inbox.list({});
    const answer = await inbox.call(exportAudit, auditor.headers, '', { about: id });
    expect(answer.statusCode).toBe(200);
    const rows: unknown = parse(answer.body, { bom: true, columns: true });
    expect(rows).toMatchObject([{ who: 'op@example.com', action: 'viewed', request_id: id }]);
    const { entries } = await ask({ action: 'audit-exported' });
    expect(entries).toMatchObject([{ by: 'auditor@example.com' }]);
    expect(JSON.stringify(entries)).not.toContain(id);
  });

  it('records each grant and revocation of a role, without an email address', async () => {
    const email = 'op@example.com';
    await runGrant(inbox.database, { command: 'grant', email, role: 'catalog', force: true });
    await runGrant(inbox.database, { command: 'revoke', email, role: 'catalog' });
    const { entries } = await ask({});
    expect(entries.map(({ action }) => action).sort()).toEqual(['granted', 'revoked']);
    for (const entry of entries) {
      expect(entry).toMatchObject({
        actor: 'command',
        by: null,
        details: { role: 'catalog', accountId: inbox.operator.id },
      });
    }
    expect(JSON.stringify(entries)).not.toContain(email);
  });
});
