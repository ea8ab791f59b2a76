import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startServer, type TestMailServer, testMailServer } from '@latchkey/api/testing';
import { connect } from '../apps/api/src/db/connect.ts';
import { eq } from '../apps/api/src/db/drizzle.ts';
import {
  agencyEvents,
  catalogEdits,
  catalogFactChanges,
  catalogTasks,
  notices,
} from '../apps/api/src/db/schema.ts';
import { brandIn, untilDone } from './fault-site.ts';
import { restlessServer } from './restless-server.ts';

/** The dates on which the program reopens, one for each confirmation. */
const DAYS = Array.from({ length: 8 }, (_, i) => `2027-03-${String(i + 1).padStart(2, '0')}`);
const LAST_DAY = 'Mar 08, 2027';
const TIMEOUT_MS = 3 * 60 * 1000;
const PROGRAM_ID = 1126;
const SLUG = 'mi-mshda-mi-10k-dpa';
const agency = 'jo@michigan.gov';
const buyer = 'buyer@example.com';
const form = { website: '', seconds: 20 };

interface Answer {
  readonly ok: boolean;
  readonly cookies: string;
}

/**
 * Simulates an agency that repeatedly confirms a program, each time with a new date, on a server
 * that we repeatedly kill. Every confirmation that the server acknowledged must be stored exactly
 * once, with its change, its task and its event. The subscribed buyer must get an email about the
 * last one.
 */
export async function killedAgencies(database: string, place: Record<string, string>) {
  const folder = mkdtempSync(join(tmpdir(), 'latchkey-faults-'));
  const mails = await testMailServer();
  const environment = {
    DATA_DIR: folder,
    ...place,
    LOG_LEVEL: 'fatal',
    SMTP_URL: mails.url,
    AUTH_LIMITS: 'false',
    SITE_URL: 'http://latchkey.example',
    NOTICE_HOURS: '0-24',
    NOTICE_BUNDLE_MINUTES: '0',
    BRAND_FILE: brandIn(folder),
  };
  try {
    const cookies = await openedLink(environment, mails);
    const server = await restlessServer(environment);
    for (const opensOn of DAYS) {
      const said = { status: 'paused', opensOn, moneyLeft: null };
      const path = `/api/agency/programs/${SLUG}/statements`;
      await untilDone(async () => (await post(server.address() + path, said, cookies)).ok);
      await pause(500);
    }
    await server.calmDown();
    const isNotified = () =>
      mails.mails.some(({ to, content }) => to.includes(buyer) && content.includes(LAST_DAY));
    const deadline = Date.now() + TIMEOUT_MS;
    while (!isNotified() && Date.now() < deadline) await pause(250);
    const shown = await fetch(`${server.address()}/api/programs/by-slug/${SLUG}`);
    const { program } = (await shown.json()).data;
    const kills = server.kills();
    await server.stop();
    const stored = await storedStatements(environment);
    const row = {
      database,
      statements: DAYS.length,
      kills,
      ...stored,
      'buyer notified of the last': isNotified(),
    };
    const isWhole =
      stored.edits === DAYS.length &&
      stored.changes === DAYS.length &&
      stored.events === DAYS.length &&
      stored['open tasks'] === 1 &&
      stored['last edit'] === DAYS.at(-1);
    return { ...row, met: isWhole && isNotified() && program.opensOn === DAYS.at(-1) };
  } finally {
    await mails.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * Subscribes the buyer, and opens the link in the agency's email. Returns the cookies from the
 * agency's browser.
 */
async function openedLink(
  environment: Record<string, string>,
  mails: TestMailServer,
): Promise<string> {
  const server = await startServer(environment);
  const send = (path: string, body: object, cookies?: string) =>
    post(server.address + path, body, cookies);
  const topic = { kind: 'program', programId: PROGRAM_ID };
  await send('/api/notices', { topic, email: buyer, state: 'MI', form });
  const [, confirm = ''] = /#confirm=([\w-]{43})/.exec((await mails.nextMail(buyer)).content) ?? [];
  await send('/api/notices/confirm', { token: confirm });
  const asked = await send(`/api/programs/${PROGRAM_ID}/agency-links`, { email: agency, form });
  const [, token = ''] = /#link=([\w-]{43})/.exec((await mails.nextMail(agency)).content) ?? [];
  const opened = await send('/api/agency/open', { token }, asked.cookies);
  await server.stop('SIGTERM');
  if (!opened.ok) throw new Error('The link did not open');
  return `${asked.cookies}; ${opened.cookies}`;
}

async function post(url: string, body: object, cookies = ''): Promise<Answer> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: cookies },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(15_000),
  });
  const set = answer.headers.getSetCookie().map((each) => each.split(';')[0]);
  return { ok: answer.ok, cookies: set.join('; ') };
}

async function storedStatements({ DATA_DIR = '', DATABASE_URL }: Record<string, string>) {
  const { database, close } = await connect({ databaseUrl: DATABASE_URL, dataDir: DATA_DIR });
  const edits = await database.select().from(catalogEdits).orderBy(catalogEdits.number);
  const changes = await database.select().from(catalogFactChanges);
  const events = await database.select().from(agencyEvents).where(eq(agencyEvents.kind, 'stated'));
  const tasks = await database.select().from(catalogTasks);
  const written = await database.select().from(notices).where(eq(notices.kind, 'changes'));
  await close();
  return {
    edits: edits.length,
    changes: changes.filter(({ cause }) => cause === 'edit').length,
    events: events.length,
    'open tasks': tasks.filter(({ closedAt }) => closedAt === null).length,
    'last edit': String(Reflect.get(Object(edits.at(-1)?.value), 'opensOn')),
    'notices stored': written.length,
  };
}
