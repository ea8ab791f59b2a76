import { subscribeToNotices } from '@latchkey/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  type AgencySite,
  agencyPrograms,
  codeOf,
  form,
  openAgencySite,
  sessionIn,
} from '../../test/agencies/agency-site.ts';
import { answerTo } from '../../test/test-app.ts';
import { shippedCatalog } from '../../test/test-data.ts';
import { asc } from '../db/drizzle.ts';
import { agencyEvents, catalogEdits, catalogTasks, notices } from '../db/schema.ts';
import { catalogStore } from '../programs/catalog-store.ts';
import { editFact, undoEdit } from '../programs/edits/change-fact.ts';
import { followEdits } from '../programs/edits/follow-edits.ts';

const start = new Date('2026-11-24T02:30:00Z');
const { first: program } = agencyPrograms;
const { id, slug } = program;

describe('statements from agencies', () => {
  let site: AgencySite;

  beforeAll(async () => {
    site = await openAgencySite(start);
  });

  afterAll(() => site.close());

  beforeEach(() => site.reset());

  it('shows buyers the new status at once, with the agency as the source and the local date', async () => {
    const { cookies } = await site.opened();
    site.later(1);
    const answer = await site.state(cookies, { moneyLeft: 250_000 });
    expect(answer.statusCode).toBe(201);
    const [edit] = await site.database.select().from(catalogEdits);
    expect(sessionIn(answer).programs[0]).toMatchObject({
      slug,
      status: 'open',
      statusCheckedOn: '2026-11-23',
      undoable: edit?.id,
      waiting: null,
    });
    const sources = program.sources;
    expect(await site.shown()).toMatchObject({
      status: 'open',
      statusCheckedOn: '2026-11-23',
      statusSaidBy: 'agency',
      moneyLeft: { amount: 250_000, day: '2026-11-23' },
      sources,
    });
    expect(edit).toMatchObject({ saidBy: 'michigan.gov', sourceUrl: null, editorId: null });
    expect(await site.database.select().from(catalogTasks)).toMatchObject([
      { kind: 'agency-statement', subject: edit?.id, closedAt: null },
    ]);
    const events = await site.database.select().from(agencyEvents);
    expect(events.map(({ kind, host }) => [kind, host]).sort()).toEqual([
      ['opened', 'michigan.gov'],
      ['stated', 'michigan.gov'],
    ]);
    expect(JSON.stringify([events, edit])).not.toContain('jo@');
  });

  it('applies a statement, and later the undo of the statement, in another process within a second', async () => {
    const elsewhere = catalogStore(shippedCatalog);
    const log = { info() {}, warn() {} };
    const { database } = site;
    const followed = await followEdits({ database, clock: site.clock, store: elsewhere, log });
    const { cookies } = await site.opened();
    const saw = (status: string) =>
      vi.waitFor(() => expect(elsewhere.catalog.find(id)?.status).toBe(status), { timeout: 1_000 });
    const answer = await site.state(cookies, { status: 'waitlist' });
    await saw('waitlist');
    const [first] = sessionIn(answer).programs;
    await site.send(`/agency/statements/${first?.undoable}/undo`, undefined, cookies);
    await saw(program.status);
    followed.end();
  });

  it('uses the later of two statements made on the same day, and keeps both in the history', async () => {
    const { cookies } = await site.opened();
    await site.state(cookies, { status: 'paused', opensOn: '2027-01-04' });
    site.later(1);
    await site.state(cookies, { status: 'waitlist' });
    await site.state(cookies, { status: 'waitlist' });
    expect(await site.shown()).toMatchObject({ status: 'waitlist', opensOn: null });
    const edits = await site.database.select().from(catalogEdits).orderBy(asc(catalogEdits.number));
    expect(
      edits.map(({ value, undoneAt }) => [Reflect.get(Object(value), 'status'), undoneAt]),
    ).toEqual([
      ['paused', null],
      ['waitlist', null],
    ]);
    const open = (await site.database.select().from(catalogTasks)).filter((one) => !one.closedAt);
    expect(open.map(({ subject }) => subject)).toEqual([edits[1]?.id]);
  });

  it('hides a larger amount until an editor approves it', async () => {
    const { cookies } = await site.opened();
    await site.state(cookies, { moneyLeft: 100_000 });
    const answer = await site.state(cookies, { moneyLeft: 100_001 });
    expect(sessionIn(answer).programs[0]).toMatchObject({
      waiting: 100_001,
      moneyLeft: { amount: 100_000 },
    });
    expect((await site.shown()).moneyLeft?.amount).toBe(100_000);
    const tasks = await site.database.select().from(catalogTasks);
    const open = tasks.find(({ closedAt }) => closedAt === null);
    expect(open?.details).toMatchObject({ waiting: 100_001 });
    await site.state(cookies, { moneyLeft: 90_000 });
    expect((await site.shown()).moneyLeft?.amount).toBe(90_000);
  });

  it("rejects contradictory or invalid statements, and statements about another agency's program", async () => {
    const { cookies } = await site.opened();
    expect(await codeOf(site.state(cookies, {}, 'oh-ohfa-your-choice-dpa'))).toBe(
      'program-not-found',
    );
    const opensOn = '2026-11-23';
    expect(await codeOf(site.state(cookies, { status: 'paused', opensOn }))).toBe(
      'invalid-request',
    );
    for (const wrong of [{ status: 'unknown' }, { moneyLeft: -1 }, { maxAmount: 90_000 }]) {
      expect(await codeOf(site.state(cookies, wrong))).toBe('invalid-request');
    }
    expect(await codeOf(site.state({}))).toBe('agency-session-ended');
    expect(await site.database.select().from(catalogEdits)).toEqual([]);
  });

  it('ends the session after 15 minutes, but allows an undo for a day', async () => {
    const { cookies } = await site.opened();
    await site.state(cookies, { status: 'paused' });
    site.later(15);
    expect(await codeOf(site.state(cookies, { status: 'open' }))).toBe('agency-session-ended');
    const left = await site.app.inject({ url: '/api/agency/session', cookies });
    const [one, ...others] = sessionIn(left).programs;
    expect(one).toMatchObject({ slug, status: 'paused' });
    expect(others).toEqual([]);

    const undo = () => site.send(`/agency/statements/${one?.undoable}/undo`, undefined, cookies);
    site.later(24 * 60 - 16);
    const stranger = await site.opened();
    const url = `/agency/statements/${one?.undoable}/undo`;
    expect(await codeOf(site.send(url, undefined, stranger.cookies))).toBe('agency-session-ended');
    expect((await undo()).statusCode).toBe(201);
    expect((await site.shown()).status).toBe(program.status);
    expect(await codeOf(undo())).toBe('agency-session-ended');
    const events = await site.database.select().from(agencyEvents);
    expect(events.map(({ kind }) => kind)).toContain('undone');
    const tasks = await site.database.select().from(catalogTasks);
    expect(tasks.every(({ closedAt }) => closedAt !== null)).toBe(true);
    expect((await site.page()).changes.filter(({ fact }) => fact === 'funding')).toEqual([]);
  });

  it('does not allow an undo after a day, or after an editor has changed the value back', async () => {
    const { cookies } = await site.opened();
    await site.state(cookies, { status: 'paused' });
    const [edit] = await site.database.select().from(catalogEdits);
    site.later(24 * 60);
    const undo = () => site.send(`/agency/statements/${edit?.id}/undo`, undefined, cookies);
    expect(await codeOf(undo())).toBe('agency-session-ended');
    site.later(-24 * 60);
    const editorId = crypto.randomUUID();
    await undoEdit(site, { slug, id: edit?.id ?? '', editorId });
    expect(await codeOf(undo())).toBe('agency-session-ended');
    expect((await site.shown()).statusSaidBy).toBe(null);
    const [task] = await site.database.select().from(catalogTasks);
    expect(task).toMatchObject({ closedBy: editorId, outcome: 'changed' });
  });

  it('no longer shows the agency as the source after an editor changes the fact', async () => {
    const { cookies } = await site.opened();
    await site.state(cookies, { status: 'paused' });
    const [edit] = await site.database.select().from(catalogEdits);
    await editFact(site, {
      slug,
      fact: 'funding',
      value: { status: 'open', opensOn: null, closesOn: null },
      sourceUrl: 'https://www.michigan.gov/mshda',
      sourceDay: '2026-11-23',
      lastEditId: edit?.id ?? null,
      editorId: crypto.randomUUID(),
    });
    expect(await site.shown()).toMatchObject({ status: 'open', statusSaidBy: null });
  });

  it('sends a subscribed buyer one email', async () => {
    const topic = { kind: 'program', programId: id } as const;
    const buyer = await site.signUp();
    await answerTo(site.app, subscribeToNotices, {
      body: { topic, form, state: 'MI' },
      headers: buyer.headers,
    });
    const { cookies } = await site.opened();
    await site.state(cookies, { status: 'waitlist' });
    const written = () => site.database.select().from(notices);
    await vi.waitFor(async () => expect(await written()).toHaveLength(1), { timeout: 20_000 });
    // Saying the same again is no news.
    site.later(1);
    await site.state(cookies, { status: 'waitlist' });
    await vi.waitFor(
      async () => expect((await written()).map((one) => one.state)).toEqual(['delivered']),
      { timeout: 20_000 },
    );
    expect(JSON.stringify((await written())[0]?.content)).toContain('"statusSaidBy":"agency"');
  });
});
