import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { noticeBrand } from '../../../test/notices/notice-site.ts';
import {
  morning,
  noticed,
  opening,
  openOutbox,
  programOpened,
  sampleProgram,
} from '../../../test/notices/test-outbox.ts';
import { noticeSubscriptions, notices } from '../../db/schema.ts';
import type { Mailer } from '../../mail/mailer.ts';
import { abandonNotice } from './deliver.ts';
import { noticeMails } from './queues.ts';
import { requeueNotices } from './requeue-orphaned.ts';

/** A time at night: 10 p.m. in Detroit. */
const night = new Date('2026-11-24T03:00:00Z');
const idIn = (source: string) => /^Message-ID: <(.+)@/m.exec(source)?.[1];

describe('delivering a notice', () => {
  let outbox: Awaited<ReturnType<typeof openOutbox>>;

  beforeAll(async () => {
    outbox = await openOutbox();
  });

  afterAll(() => outbox.close());

  beforeEach(async () => {
    await outbox.clear();
    await outbox.subscribe();
  });

  it('ends the subscription if the notice is about a correction', async () => {
    await outbox.subscribe({ kind: 'correction', subject: randomUUID() });
    await outbox.write({ kind: 'outcome', content: { ...noticed, outcome: 'changed' } });
    await outbox.deliver();
    expect(outbox.received()).toMatchObject([{ subject: 'We checked your correction' }]);
    expect(outbox.received()[0]?.content).toContain('corrected the program');
    expect(await outbox.subscription()).toMatchObject({ endedAt: morning });
  });

  it('writes a notice only once for the same change and person', async () => {
    expect(await outbox.write()).toBe(true);
    expect(await outbox.write()).toBe(false);
    expect(await outbox.write(programOpened, 5)).toBe(true);
    expect(outbox.added).toHaveLength(2);
    expect(await outbox.subscription()).toMatchObject({ throughChange: 5, noticedAt: morning });
  });

  it('does not write a notice for a subscription that ended or is not confirmed', async () => {
    await outbox.subscribe({ endedAt: morning });
    expect(await outbox.write()).toBe(false);
    await outbox.subscribe({ confirmedAt: null });
    expect(await outbox.write()).toBe(false);
    expect(outbox.added).toEqual([]);
  });

  it('sends a notice once, even if two jobs run at the same time', async () => {
    await outbox.write();
    const outcomes = await Promise.all([outbox.deliver(), outbox.deliver()]);
    expect(outcomes).toContain('completed');
    expect(await outbox.deliver()).toBe('completed');
    expect(outbox.received()).toHaveLength(1);
  });

  it.each([
    [60_000, 'completed', 1],
    [59_999, 'failed', 0],
  ])('retries %d ms after an interrupted attempt: %s', async (ms, outcome, emails) => {
    await outbox.write();
    const { database } = outbox.context;
    const triedAt = new Date(morning.getTime() - ms);
    await database.update(notices).set({ attempts: 1, triedAt });
    expect(await outbox.deliver()).toBe(outcome);
    expect(outbox.received()).toHaveLength(emails);
  });

  it('uses the same Message-ID but a new token when an attempt is repeated', async () => {
    await outbox.write();
    const killed = {
      deliver: async (mail: Parameters<Mailer['deliver']>[0]) => {
        await outbox.sender.deliver(mail);
        throw Object.assign(new Error('killed'), { code: 'ECONNRESET' });
      },
    };
    expect(await outbox.deliver({ mailer: killed })).toBe('failed');
    expect(await outbox.newest()).toMatchObject({ state: 'waiting', problem: 'ECONNRESET' });
    expect(await outbox.deliver()).toBe('completed');
    const { id } = await outbox.newest();
    expect(outbox.received().map(({ source }) => idIn(source))).toEqual([id, id]);
    expect(
      new Set(outbox.received().map(({ source }) => /stop\/(\S+)>/.exec(source)?.[1])).size,
    ).toBe(2);
  });

  it("sends a notice only during the allowed hours in the buyer's state", async () => {
    await outbox.write(programOpened, 4, night);
    const { id } = await outbox.newest();
    expect(outbox.added).toEqual([`${id} 2026-11-24T14:00:00.000Z`]);
    expect(await outbox.deliver({ clock: () => night })).toBe('completed');
    expect(outbox.added).toHaveLength(2);
    expect(outbox.received()).toEqual([]);
    expect(await outbox.newest()).toMatchObject({ state: 'waiting', attempts: 0 });
  });

  it('sends a confirmation request at any hour, unless the address is already confirmed', async () => {
    await outbox.subscribe({ confirmedAt: null });
    await outbox.ask();
    expect(outbox.added).toEqual([`${(await outbox.newest()).id} now`]);
    await outbox.deliver({ clock: () => night });
    expect(outbox.received()).toHaveLength(1);
    expect(outbox.received()[0]?.content).toContain(sampleProgram.fullName);
    await outbox.subscribe({ confirmedAt: null });
    await outbox.ask();
    await outbox.context.database.update(noticeSubscriptions).set({ confirmedAt: morning });
    await outbox.deliver();
    expect(outbox.received()).toEqual([]);
    await expect(outbox.newest()).rejects.toThrow('There is no notice');
  });

  it('stops a notice if its subscription ended', async () => {
    await outbox.write();
    await outbox.context.database.update(noticeSubscriptions).set({ endedAt: morning });
    expect(await outbox.deliver()).toBe('completed');
    expect(await outbox.newest()).toMatchObject({ state: 'stopped' });
    expect(outbox.received()).toEqual([]);
  });

  it('stops a notice if the site has no postal address', async () => {
    await outbox.write();
    const legal = { ...noticeBrand.legal, postalAddress: null };
    expect(await outbox.deliver({ brand: { ...noticeBrand, legal } })).toBe('completed');
    expect(await outbox.newest()).toMatchObject({ state: 'stopped' });
    expect(outbox.received()).toEqual([]);
  });

  it('gives up if the server rejects a notice permanently, or after 30 attempts', async () => {
    await outbox.write();
    outbox.mails.refuse(1, 550);
    expect(await outbox.deliver()).toBe('deadletter');
    await outbox.context.database.update(notices).set({ attempts: 29 });
    outbox.mails.refuse(1, 451);
    expect(await outbox.deliver()).toBe('deadletter');
    expect(await outbox.newest()).toMatchObject({
      state: 'waiting',
      problem: 'EENVELOPE, status 451',
    });
    const { id } = await outbox.newest();
    await abandonNotice(outbox.context, { id: randomUUID(), data: { noticeId: id } });
    expect(await outbox.newest()).toMatchObject({ state: 'given-up' });
    expect(noticeMails.retries).toBe(29);
  });

  it('retries after an error while writing a notice', async () => {
    await outbox.write();
    const broken = { deliver: async () => Promise.reject(new RangeError('Invalid time value')) };
    expect(await outbox.deliver({ mailer: broken })).toBe('failed');
    expect(await outbox.newest()).toMatchObject({ state: 'waiting', problem: 'RangeError' });
    expect(await outbox.deliver()).toBe('completed');
    expect(outbox.received()).toHaveLength(1);
  });

  it('sends a notice that has an invalid date from an older version', async () => {
    const before = { ...Object(opening.before), closesOn: '2027-13-01', statusCheckedOn: '' };
    const facts = [{ ...opening, before, sourceDay: '2027-13-01' }];
    await outbox.write({ kind: 'changes', content: { program: { ...noticed, facts } } });
    expect(await outbox.deliver()).toBe('completed');
    expect(outbox.received()[0]?.content).toContain('2027-13-01');
  });

  it('adds a new job for a notice that has had no job for a day', async () => {
    await outbox.write();
    const later = (hours: number) => () => new Date(morning.getTime() + hours * 3_600_000);
    expect(await requeueNotices({ ...outbox.context, clock: later(27) })).toBe(0);
    outbox.added.length = 0;
    expect(await requeueNotices({ ...outbox.context, clock: later(25) })).toBe(0);
    expect(await requeueNotices({ ...outbox.context, clock: later(27) })).toBe(1);
  });
});
