import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  type AgencySite,
  agencyEmail,
  codeOf,
  openAgencySite,
  sessionIn,
} from '../../test/agencies/agency-site.ts';
import { noticeBrand } from '../../test/notices/notice-site.ts';
import { type JobQueue, jobQueue } from '../db/job-queue.ts';
import { agencyContacts, agencyEvents } from '../db/schema.ts';
import { askMonthly } from './monthly.ts';

/** 10:30 in Detroit, and 9:30 in western Michigan. */
const start = new Date('2026-11-23T15:30:00Z');
const DAY = 24 * 60;

describe('the monthly email', () => {
  let site: AgencySite;

  let jobs: JobQueue;
  const run = () => {
    const { database, clock, store } = site;
    return askMonthly({ database, clock, catalog: store.catalog, brand: noticeBrand, jobs });
  };
  const turn = (monthly: boolean, cookies: Record<string, string>) =>
    site.app.inject({
      method: 'PUT',
      url: '/api/agency/monthly-email',
      cookies,
      payload: { monthly },
    });
  const monthlyRows = async () => (await site.mailRows()).filter(({ kind }) => kind === 'monthly');
  const contacts = () => site.database.select().from(agencyContacts);
  const sent = async () => {
    await vi.waitFor(async () => expect((await monthlyRows()).at(-1)?.state).toBe('delivered'), {
      timeout: 20_000,
    });
    return site.mails.nextMail(agencyEmail);
  };

  beforeAll(async () => {
    site = await openAgencySite(start);
    await site.app.startJobs();
    jobs = jobQueue(site.database, { warn() {}, error() {} });
    await jobs.start();
  });

  afterAll(async () => {
    await jobs.stop(0);
    await site.close();
  });

  beforeEach(() => site.reset());

  it('is sent once a month, only to agencies that turned it on, with links that work only in the agency’s browser', async () => {
    const { cookies } = await site.opened();
    await run();
    expect(await monthlyRows()).toEqual([]);
    expect(sessionIn(await turn(true, cookies)).monthly).toBe(true);
    site.later(30 * DAY - 1);
    await run();
    expect(await monthlyRows()).toEqual([]);
    site.later(1);
    await Promise.all([run(), run()]);
    const mail = await sent();
    expect(mail.subject).toBe('Is this still right?');
    expect(mail.source).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
    expect(await monthlyRows()).toHaveLength(1);
    await run();
    expect(await monthlyRows()).toHaveLength(1);

    const token = /\/agency#link=([\w-]{43})/.exec(mail.content)?.[1] ?? '';
    expect(await codeOf(site.send('/agency/open', { token }))).toBe('agency-link-elsewhere');
    site.later(7 * DAY - 1);
    const opened = await site.send('/agency/open', { token }, cookies);
    expect(sessionIn(opened)).toMatchObject({ email: agencyEmail, monthly: true });
  });

  it('waits for office hours in the program’s state', async () => {
    const { cookies } = await site.opened();
    await turn(true, cookies);
    // 17:30 in Detroit
    site.later(30 * DAY + 7 * 60);
    await run();
    const [row] = await monthlyRows();
    expect(row).toMatchObject({ state: 'waiting', attempts: 0 });
  });

  it('can be turned off with one click in the email client, a button on the page, or the switch', async () => {
    const { cookies } = await site.opened();
    for (const how of ['click', 'page', 'switch']) {
      await turn(true, cookies);
      site.later(30 * DAY);
      await run();
      const { content, source } = await sent();
      if (how === 'click') {
        const [, path = ''] =
          /List-Unsubscribe: <https?:\/\/[^/]+(\/api\/agency\/stop\/[\w-]{43})>/.exec(
            source.replaceAll(/\r?\n /g, ' '),
          ) ?? [];
        const headers = { 'content-type': 'application/x-www-form-urlencoded' };
        for (const _ of [1, 2]) {
          const payload = 'List-Unsubscribe=One-Click';
          const answer = await site.app.inject({ method: 'POST', url: path, headers, payload });
          expect(answer.statusCode).toBe(204);
        }
      } else if (how === 'page') {
        const token = /\/agency#stop=([\w-]{43})/.exec(content)?.[1] ?? '';
        expect((await site.send('/agency/stop', { token })).statusCode).toBe(204);
      } else {
        const { cookies: again } = await site.opened();
        expect(sessionIn(await turn(false, again)).monthly).toBe(false);
      }
      expect(await contacts()).toMatchObject([{ monthlySince: null }]);
      site.later(-30 * DAY);
    }
    const events = await site.database.select().from(agencyEvents);
    expect(events.filter(({ kind }) => kind === 'monthly-off')).toHaveLength(3);
    expect(await codeOf(site.send('/agency/stop', { token: 'x'.repeat(43) }))).toBe(
      'agency-link-used',
    );
  });
});
