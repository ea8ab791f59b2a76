import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type TestMailServer, testMailServer } from '@latchkey/api/testing';
import { connect } from '../apps/api/src/db/connect.ts';
import { eq } from '../apps/api/src/db/drizzle.ts';
import { noticeSubscriptions, notices } from '../apps/api/src/db/schema.ts';
import { brandIn, untilDone } from './fault-site.ts';
import { noticeEditor } from './notice-editor.ts';
import { notifiedOnce } from './notified-once.ts';
import { type RestlessServer, restlessServer } from './restless-server.ts';

const PEOPLE = 100;
const AT_ONCE = 4;
/** Last days of the funding round. Each edit of the program sets the next date. */
const CLOSING_DAYS = ['2027-03-01', '2027-03-02', '2027-03-03', '2027-03-04'];
const LAST_DAY = 'now: open until Mar 04, 2027';
/** Time limit for the remaining notices, after we stop killing the server. */
const TIMEOUT_MS = 5 * 60 * 1000;
/**
 * How long to wait for repeated emails, in milliseconds. If a kill interrupts an attempt, the
 * server repeats it after one minute plus the remaining part of the job's last delay. This wait is
 * longer than that.
 */
const REPEAT_MS = 100_000;
const PROGRAM_ID = 1126;

/**
 * Subscribes people to notices about a program and then changes the program, on a server that we
 * repeatedly kill. After the last restart, compares the stored notices with the emails that our own
 * mail server received.
 */
export async function killedNotices(database: string, place: Record<string, string>) {
  const folder = mkdtempSync(join(tmpdir(), 'latchkey-faults-'));
  const mails = await testMailServer();
  const environment = {
    DATA_DIR: folder,
    ...place,
    LOG_LEVEL: 'fatal',
    SMTP_URL: mails.url,
    AUTH_LIMITS: 'false',
    // The issuer of the editor's token. The default issuer includes the port, which changes with
    // each start.
    SITE_URL: 'https://latchkey.example',
    NOTICE_HOURS: '0-24',
    NOTICE_BUNDLE_MINUTES: '0',
    // The editor signs in with a password alone.
    STAFF_SECOND_FACTOR: 'off',
    BRAND_FILE: brandIn(folder),
  };
  const changeProgram = await noticeEditor(environment);
  let server = await restlessServer(environment);
  let kills = 0;
  try {
    const start = performance.now();
    await subscribeEveryone(server, mails);
    kills = server.kills();
    await server.stop();
    server = await restlessServer(environment);
    for (const day of CLOSING_DAYS) {
      await untilDone(() => changeProgram(server.address(), day));
      await pause(2_000);
    }
    await server.calmDown();

    const notified = () =>
      new Set(mails.mails.flatMap(({ to, content }) => (content.includes(LAST_DAY) ? to : [])));
    const deadline = Date.now() + TIMEOUT_MS;
    while (notified().size < PEOPLE && Date.now() < deadline) await pause(250);
    await pause(REPEAT_MS);
    const seconds = Math.round((performance.now() - start) / 1000);
    await server.stop();

    const stored = await storedNotices(environment);
    const { sent, ...outcome } = notifiedOnce(stored, mails.mails, CLOSING_DAYS.at(-1));
    return {
      database,
      people: PEOPLE,
      edits: CLOSING_DAYS.length,
      kills: kills + server.kills(),
      'notices stored': stored.length,
      'emails sent': mails.mails.length,
      'emails after dedup': sent,
      'people notified of the last edit': notified().size,
      ...outcome,
      seconds,
      met:
        notified().size === PEOPLE &&
        sent === stored.length &&
        Object.values(outcome).every((faults) => faults === 0),
    };
  } finally {
    await mails.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Subscribes all test users, and confirms each subscription with the link in its email. */
async function subscribeEveryone(server: RestlessServer, mails: TestMailServer): Promise<void> {
  const tokenFor = (email: string) => {
    const asked = mails.mails.findLast(({ to }) => to.includes(email));
    return /\/notices#confirm=([\w-]{43})/.exec(asked?.content ?? '')?.[1];
  };
  await inParallel(PEOPLE, (number) =>
    untilDone(() => post(server, '/api/notices', subscriptionOf(addressOf(number)))),
  );
  // A server that is killed within seconds does not retry the jobs of earlier servers.
  await server.calmDown();
  await inParallel(PEOPLE, (number) =>
    // Each repeated email has a new link, so read the newest email before each attempt.
    untilDone(async () => {
      const token = tokenFor(addressOf(number));
      return token !== undefined && post(server, '/api/notices/confirm', { token });
    }),
  );
}

const addressOf = (number: number) => `person-${number}@example.com`;

function subscriptionOf(email: string): object {
  const topic = { kind: 'program', programId: PROGRAM_ID };
  return { topic, email, state: 'MI', form: { website: '', seconds: 20 } };
}

async function inParallel(count: number, run: (number: number) => Promise<void>): Promise<void> {
  let next = 0;
  async function runNext(): Promise<void> {
    while (next < count) {
      next += 1;
      await run(next);
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, runNext));
}

async function post(server: RestlessServer, path: string, body: object): Promise<boolean> {
  const answer = await fetch(`${server.address()}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(15_000),
  });
  return answer.ok;
}

async function storedNotices({ DATA_DIR = '', DATABASE_URL }: Record<string, string>) {
  const { database, close } = await connect({ databaseUrl: DATABASE_URL, dataDir: DATA_DIR });
  const rows = await database
    .select({ notice: notices, email: noticeSubscriptions.email })
    .from(notices)
    .innerJoin(noticeSubscriptions, eq(notices.subscriptionId, noticeSubscriptions.id));
  await close();
  return rows;
}
