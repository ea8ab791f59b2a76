import { randomUUID } from 'node:crypto';
import type { SQL } from 'drizzle-orm';
import type { LightMyRequestResponse } from 'fastify';
import { expect, vi } from 'vitest';
import * as z from 'zod/mini';
import { readConfig } from '../../src/config.ts';
import { eq, sql } from '../../src/db/drizzle.ts';
import { deliveries } from '../../src/db/schema.ts';
import { runGrant } from '../../src/operator/grants/grant-command.ts';
import { agencyPrograms, cookiesOf, form } from '../agencies/agency-site.ts';
import { testReceiver } from '../leads/test-receiver.ts';
import { noticeBrand, openNoticeSite } from '../notices/notice-site.ts';
import { sampleQuote, sampleRequest } from '../samples.ts';

export const TEAM = 'team@lender.example';

/** A person who uses every part of the site. */
export interface MadeUpPerson {
  readonly fullName: string;
  readonly email: string;
  readonly phone: string;
}

type Headers = Record<string, string>;

const Lines = z.object({ rows: z.array(z.object({ line: z.string() })) });

/** Repeats a call until the server is no longer busy, as clients do. */
export async function untilFree(
  call: () => PromiseLike<LightMyRequestResponse>,
): Promise<LightMyRequestResponse> {
  for (;;) {
    const answer = await call();
    if (answer.statusCode !== 503) return answer;
  }
}

/**
 * Opens a site whose webhook can fail, with a manager and functions to add people who use every
 * part of the site.
 */
export async function openErasureSite(environment: Record<string, string> = {}) {
  const receiver = await testReceiver();
  const { leads: settings } = readConfig({
    LEAD_MAIL_TO: TEAM,
    LEAD_WEBHOOKS: receiver.url,
    LEAD_WEBHOOK_SECRET: 'a secret for webhooks in tests',
    LEAD_WEBHOOK_ALLOW_PRIVATE: 'true',
    // From the third request on, the team's emails are bundled.
    LEAD_MAX_PER_ADDRESS: '2',
    ...environment,
  });
  const clock = { now: Date.now() };
  const site = await openNoticeSite({ leads: settings, clock: () => new Date(clock.now) });
  const { app, database, mails } = site;

  const send = async (
    method: 'POST' | 'PUT' | 'DELETE',
    url: string,
    payload: object,
    headers: Headers = {},
  ) => {
    const answer = await untilFree(() => app.inject({ method, url, payload, headers }));
    expect(answer.statusCode, `${url}: ${answer.body}`).toBeLessThan(300);
    return answer;
  };
  const staff = async (role: 'manager' | 'catalog' | 'auditor') => {
    const email = `${role}@lender.example`;
    const account = await site.signUp(email);
    await runGrant(database, { command: 'grant', email, role, force: true });
    return account;
  };
  const manager = await staff('manager');
  const editor = await staff('catalog');

  const submit = async (
    { fullName, email, phone }: MadeUpPerson,
    homePrice = sampleQuote.homePrice,
  ): Promise<string> => {
    const consent = { call: true, text: true, textVersion: noticeBrand.phoneConsent?.version };
    const quote = { ...sampleQuote, homePrice };
    const body = { ...sampleRequest, quote, subject: { fullName, email, phone }, consent };
    const headers = { 'idempotency-key': randomUUID() };
    return (await send('POST', '/api/quotes/submit', body, headers)).json().data.id;
  };
  const note = (leadId: string, text: string, noteVersion = 0) =>
    send(
      'POST',
      `/api/operator/leads/${leadId}/notes`,
      { note: text, noteVersion },
      manager.headers,
    );
  /** Waits until every delivery of a lead has been sent or has failed at least once. */
  const untilTried = (leadId: string) =>
    vi.waitFor(async () => {
      const rows = await database.select().from(deliveries).where(eq(deliveries.leadId, leadId));
      const open = rows.filter(({ bundleId, state, problem }) => {
        return bundleId === null && state === 'waiting' && problem === null;
      });
      expect(rows.length).toBeGreaterThan(0);
      expect(open).toEqual([]);
    }, 60_000);

  return {
    ...site,
    clock,
    receiver,
    manager,
    send,
    submit,
    note,
    untilTried,

    /** Stores a person's data in every part of the site, using the product's own endpoints. */
    async fill(person: MadeUpPerson) {
      const { fullName, email } = person;
      const leadId = await submit(person);
      await untilTried(leadId);
      await note(leadId, `Called ${fullName}, who prefers ${email}.`);

      const account = await site.signUp(email);
      const data = { full_name: fullName };
      await send('PUT', '/auth/v1/user', { data }, account.headers);
      await send('POST', '/auth/v1/recover', { email });
      await mails.nextMail(email);
      const saved = await send('PUT', '/api/quotes', sampleQuote, account.headers);
      const quoteId: string = saved.json().data.id;
      const notes = { requestSentOn: '2026-11-29' };
      await send('PUT', `/api/quotes/${quoteId}/notes`, notes, account.headers);
      await send('PUT', '/api/account/weekly-notices', { weekly: true }, account.headers);

      const { id: programId, slug } = agencyPrograms.first;
      await send('POST', '/api/notices', { topic: { kind: 'program', programId }, email, form });
      const says = `The amount is wrong, says ${fullName}. Write to ${email}.`;
      const report = { about: 'amount', says, address: 'https://example.org/', email, form };
      await send('POST', `/api/programs/${programId}/corrections`, report);
      await send('POST', `/api/operator/catalog/${slug}/invitations`, { email }, editor.headers);
      const asked = await send('POST', `/api/programs/${programId}/agency-links`, { email, form });
      await mailed(email, /\/agency#link=([\w-]{43})/).then((token) =>
        app.inject({
          method: 'POST',
          url: '/api/agency/open',
          payload: { token },
          cookies: cookiesOf(asked),
        }),
      );
      await app.runOperatorCommand({ command: 'invite', email });
      await mailed(email, /\/invitation#([\w-]{43})/);
      return { ...account, leadId, quoteId };
    },

    /** Returns every row of every table, as lines of text that start with the table's name. */
    async dump(): Promise<string[]> {
      const linesOf = async (query: SQL) =>
        Lines.parse(await database.execute(query)).rows.map(({ line }) => line);
      const tables = await linesOf(sql`
        select format('%I.%I', nspname, relname) as line from pg_class
        join pg_namespace space on space.oid = relnamespace
        where relkind = 'r' and nspname not in ('pg_catalog', 'information_schema')
          and nspname !~ '^pg_(toast|temp)' order by 1`);
      const lines: string[] = [];
      for (const table of tables) {
        const rows = await linesOf(sql.raw(`select each::text as line from ${table} each`));
        lines.push(...rows.map((row) => `${table} ${row}`));
      }
      return lines;
    },

    async close() {
      await site.close();
      receiver.close();
    },
  };

  /**
   * Waits for a matching email to the address, and returns the first capture group of the match.
   */
  async function mailed(to: string, pattern: RegExp): Promise<string> {
    for (;;) {
      const { content } = await mails.nextMail(to);
      const [, found] = pattern.exec(content) ?? [];
      if (found !== undefined) return found;
    }
  }
}
