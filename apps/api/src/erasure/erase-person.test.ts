import { erasePerson, previewErasure } from '@latchkey/contract';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type MadeUpPerson, openErasureSite, TEAM } from '../../test/erasure/erasure-site.ts';
import { desc, eq, inArray } from '../db/drizzle.ts';
import {
  accountMails,
  agencyContacts,
  agencyMails,
  consents,
  deliveries,
  erasureMessages,
  identities,
  leadAudit,
  leadChanges,
  leads,
  noticeSubscriptions,
  notices,
  quotes,
  sessions,
  users,
} from '../db/schema.ts';

const ada: MadeUpPerson = {
  fullName: 'Adalind Quillfeather',
  email: 'adalind.quillfeather@example.com',
  phone: '(512) 555-0147',
};
/** A person whose address contains the other person's address. */
const ben: MadeUpPerson = {
  fullName: 'Benedikt Thistlewood',
  email: 'x.adalind.quillfeather@example.com',
  phone: '(512) 555-0198',
};

describe('erasing a person', () => {
  let site: Awaited<ReturnType<typeof openErasureSite>>;

  const call = (url: string, payload: object, headers = site.manager.headers) =>
    site.app.inject({ method: 'POST', url: `/api${url}`, payload, headers });
  const preview = async (email: string) => {
    const answer = await call(previewErasure.path, { email });
    expect(answer.statusCode, answer.body).toBe(200);
    return previewErasure.answer.parse(answer.json()).data;
  };
  const erase = async ({ email }: Pick<MadeUpPerson, 'email'>) => {
    const answer = await call(erasePerson.path, { email, confirmation: email });
    expect(answer.statusCode, answer.body).toBe(200);
    return erasePerson.answer.parse(answer.json()).data;
  };
  const untilTold = () =>
    vi.waitFor(async () => {
      expect(await site.database.select().from(erasureMessages)).toEqual([]);
    }, 60_000);

  /** Returns the IDs of all rows that belong to a person. */
  async function idsOf({ email }: MadeUpPerson): Promise<string[]> {
    const { database } = site;
    const own = async (query: PromiseLike<readonly { readonly id: string }[]>) =>
      (await query).map(({ id }) => id);
    const leadIds = await own(database.select().from(leads).where(eq(leads.email, email)));
    const userIds = await own(database.select().from(users).where(eq(users.email, email)));
    const subscriptions = [
      ...(await own(
        database.select().from(noticeSubscriptions).where(eq(noticeSubscriptions.email, email)),
      )),
      ...(await own(
        database
          .select()
          .from(noticeSubscriptions)
          .where(inArray(noticeSubscriptions.userId, userIds)),
      )),
    ];
    return [
      ...leadIds,
      ...userIds,
      ...subscriptions,
      ...(await own(database.select().from(deliveries).where(inArray(deliveries.leadId, leadIds)))),
      ...(await own(database.select().from(consents).where(inArray(consents.leadId, leadIds)))),
      ...(await own(
        database.select().from(leadChanges).where(inArray(leadChanges.leadId, leadIds)),
      )),
      ...(await own(database.select().from(quotes).where(inArray(quotes.userId, userIds)))),
      ...(await own(database.select().from(sessions).where(inArray(sessions.userId, userIds)))),
      ...(await own(database.select().from(identities).where(inArray(identities.userId, userIds)))),
      ...(await own(database.select().from(accountMails).where(eq(accountMails.email, email)))),
      ...(await own(database.select().from(agencyMails).where(eq(agencyMails.email, email)))),
      ...(await own(database.select().from(agencyContacts).where(eq(agencyContacts.email, email)))),
      ...(await own(
        database.select().from(notices).where(inArray(notices.subscriptionId, subscriptions)),
      )),
    ];
  }

  beforeAll(async () => {
    site = await openErasureSite();
  });

  afterAll(() => site.close());

  it('leaves no trace of the person in a database dump, except in the audit log', async () => {
    const { receiver, database, note } = site;
    receiver.answer((response) => response.writeHead(500).end());
    const [hers, his] = [await site.fill(ada), await site.fill(ben)];
    // These requests come from a busy network, so the team's emails about them are one bundle.
    const [bundled, also] = [await site.submit(ada, 390_000), await site.submit(ben, 390_000)];
    await note(his.leadId, `Shares a desk with ${ada.email.toUpperCase()}.`, 1);
    const found = await preview(` ${ada.email.toUpperCase()} `);
    expect(found).toMatchObject({ held: [], hasRole: false, lastErasedAt: null });
    expect(found.requests.map(({ id }) => id).sort()).toEqual([hers.leadId, bundled].sort());
    const ids = await idsOf(ada);
    expect(ids.length).toBeGreaterThan(20);
    const bens = await idsOf(ben);
    const lines = (dump: readonly string[], marks: readonly string[]) =>
      dump.filter((line) => marks.some((mark) => line.toLowerCase().includes(mark.toLowerCase())));
    const before = await site.dump();
    for (const id of ids) expect(lines(before, [id]), `${id} is in the dump`).not.toEqual([]);
    const bensBefore = lines(before, bens);

    const { counts, held } = await erase(ada);
    expect(held).toEqual([]);
    expect(counts).toEqual(found.counts);
    for (const [kind, size] of Object.entries(counts)) {
      expect(size, kind).toBeGreaterThan(0);
    }
    receiver.answer((response) => response.writeHead(204).end());
    await untilTold();

    const after = await site.dump();
    const person = ['adalind', 'quillfeather', '5550147', '555-0147', 'Adalind Quillfeather'];
    // His address contains hers, so look for hers without the letter in front.
    const hersIn = after.filter((line) =>
      person.some((mark) =>
        line.toLowerCase().replaceAll(ben.email, '').includes(mark.toLowerCase()),
      ),
    );
    expect(hersIn).toEqual([]);
    const withId = lines(after, ids).filter((line) => !line.startsWith('public.lead_audit '));
    expect(withId).toEqual([]);

    // Nothing of the other person is gone. His note lost only her address.
    const kept = lines(after, bens);
    const isOf = (table: string) => (line: string) => line.startsWith(`${table} `);
    for (const table of new Set(bensBefore.map((line) => line.split(' ', 1)[0] ?? ''))) {
      const [earlier, later] = [bensBefore.filter(isOf(table)), kept.filter(isOf(table))];
      expect(later.length, table).toBe(earlier.length);
      if (table.startsWith('public.') && !/lead_changes|deliveries/.test(table)) {
        expect(later.sort()).toEqual(earlier.sort());
      }
    }
    const notes = await database
      .select({ note: leadChanges.note })
      .from(leadChanges)
      .where(eq(leadChanges.leadId, his.leadId))
      .orderBy(desc(leadChanges.createdAt));
    expect(notes.map((one) => one.note)).toContain('Shares a desk with [erased].');
    expect(notes.map((one) => one.note)).toContain(
      `Called ${ben.fullName}, who prefers ${ben.email}.`,
    );
    // The bundle still reaches the team, without her request.
    const open = await database.select().from(deliveries).where(eq(deliveries.leadId, also));
    expect(open.filter(({ bundleId }) => bundleId !== null)).toHaveLength(1);
  });

  it('keeps one audit entry that confirms the erasure', async () => {
    const [entry, ...others] = await site.database
      .select()
      .from(leadAudit)
      .where(eq(leadAudit.action, 'erased'));
    expect(others).toEqual([]);
    expect(entry).toMatchObject({ operatorId: site.manager.id, details: { requests: 2, held: 0 } });
    const { lastErasedAt, counts } = await preview(ada.email);
    expect(lastErasedAt).toBe(entry?.createdAt.toISOString());
    expect(Object.values(counts).every((one) => one === 0)).toBe(true);
    expect((await preview('never@example.com')).lastErasedAt).toBeNull();
  });

  it('notifies the webhook and the team, with IDs only', async () => {
    const events = site.receiver.calls.map(({ body }) => JSON.parse(body));
    const erased = events.filter(({ type }) => type === 'lead.erased');
    expect(erased.length).toBeGreaterThan(0);
    for (const { data } of erased) expect(Object.keys(data)).toEqual(['leadId']);
    const withdrawn = events.filter(({ type }) => type === 'lead.withdrawn');
    expect(withdrawn.map(({ data }) => data)).toEqual(
      expect.arrayContaining(erased.map(({ data }) => data)),
    );
    const mails = site.mails.mails.filter(({ subject }) => subject.startsWith('Erased:'));
    expect(mails.map(({ to }) => to)).toEqual([[TEAM]]);
    expect(mails[0]?.content).not.toMatch(/adalind|quillfeather|0147/i);
  });
});
