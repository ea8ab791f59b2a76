import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { sampleRequest, testMailServer } from '@latchkey/api/testing';
import { connect } from '../apps/api/src/db/connect.ts';
import { count } from '../apps/api/src/db/drizzle.ts';
import { leads } from '../apps/api/src/db/schema.ts';
import { type RestlessServer, restlessServer } from './restless-server.ts';
import { webhookReceiver } from './webhook-receiver.ts';

const SUBMISSIONS = 500;
const AT_ONCE = 4;
/** Time limit for the remaining deliveries, after we stop killing the server. */
const TIMEOUT_MS = 5 * 60 * 1000;
const team = 'team@example.com';
const secret = 'a secret for receivers of leads';

/**
 * Sends requests to a server that we repeatedly kill. After the last restart, counts the leads that
 * arrived at our own mail server and webhook receiver.
 */
export async function killedLeads(database: string, place: Record<string, string>) {
  const folder = mkdtempSync(join(tmpdir(), 'latchkey-faults-'));
  const environment = { DATA_DIR: folder, ...place };
  const [mails, receiver] = [await testMailServer(), await webhookReceiver(secret)];
  const server = await restlessServer({
    ...environment,
    LOG_LEVEL: 'fatal',
    SMTP_URL: mails.url,
    LEAD_MAIL_TO: team,
    LEAD_WEBHOOKS: receiver.url,
    LEAD_WEBHOOK_SECRET: secret,
    LEAD_WEBHOOK_ALLOW_PRIVATE: 'true',
    LEAD_MAX_PER_ADDRESS: '1000000',
  });
  try {
    const start = performance.now();
    const { accepted, tries } = await submitAll(server);
    await server.calmDown();

    const read = () => {
      const teamMails = mails.mails.filter(({ to }) => to.includes(team)).map(leadIn);
      return { teamMails, buyerMails: mails.mails.length - teamMails.length };
    };
    const isDone = () =>
      new Set(read().teamMails).size >= accepted.size &&
      new Set(receiver.leads.values()).size >= accepted.size &&
      read().buyerMails >= accepted.size;
    const deadline = Date.now() + TIMEOUT_MS;
    while (!isDone() && Date.now() < deadline) await pause(250);
    const seconds = Math.round((performance.now() - start) / 1000);
    await server.stop();

    const { teamMails, buyerMails } = read();
    const stored = await storedLeads(environment);
    const [mailed, hooked] = [new Set(teamMails), new Set(receiver.leads.values())];
    return {
      database,
      submissions: SUBMISSIONS,
      tries,
      kills: server.kills(),
      'leads stored': stored,
      'team mails': teamMails.length,
      'leads in them': mailed.size,
      'buyer mails': buyerMails,
      'webhook calls': receiver.calls(),
      'deliveries after dedup': receiver.leads.size,
      seconds,
      met:
        accepted.size === SUBMISSIONS &&
        stored === SUBMISSIONS &&
        isSame(mailed, accepted) &&
        isSame(hooked, accepted) &&
        receiver.leads.size === SUBMISSIONS,
    };
  } finally {
    receiver.close();
    await mails.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Sends each request until the server accepts it, like a user who retries in the browser. */
async function submitAll(server: RestlessServer) {
  const accepted = new Set<string>();
  let sent = 0;
  let tries = 0;
  async function submitNext(): Promise<void> {
    while (sent < SUBMISSIONS) {
      const number = sent;
      sent += 1;
      const key = randomUUID();
      for (let id: string | undefined; id === undefined; ) {
        tries += 1;
        id = await submit(server.address(), key, number).catch(() => undefined);
        if (id === undefined) await pause(100);
        else accepted.add(id);
      }
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, submitNext));
  return { accepted, tries };
}

async function submit(address: string, key: string, number: number): Promise<string | undefined> {
  const subject = { fullName: `Buyer ${number}`, email: `buyer-${number}@example.com` };
  const answer = await fetch(`${address}/api/quotes/submit`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': key },
    body: JSON.stringify({ ...sampleRequest, subject }),
    signal: AbortSignal.timeout(15_000),
  });
  return answer.status === 201 ? (await answer.json()).data.id : undefined;
}

function leadIn({ content }: { readonly content: string }): string {
  const [, id = ''] = /\/operator\/leads\/([0-9a-f-]{36})/.exec(content) ?? [];
  return id;
}

async function storedLeads({ DATA_DIR, DATABASE_URL }: Record<string, string>): Promise<number> {
  const { database, close } = await connect({
    databaseUrl: DATABASE_URL,
    dataDir: DATA_DIR ?? '',
  });
  const [row] = await database.select({ all: count() }).from(leads);
  await close();
  return row?.all ?? 0;
}

function isSame(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  return one.size === other.size && [...one].every((each) => other.has(each));
}
