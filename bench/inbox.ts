import { startCluster } from '@latchkey/api/testing';
import { accessToken } from './bench-keys.ts';
import { httpClient } from './http-client.ts';
import { type InboxView, inboxViews } from './inbox-views.ts';
import { latencies, rounded } from './latencies.ts';
import { makeLeads } from './made-leads.ts';
import type { Row } from './part.ts';
import { type ServedDatabase, servedDatabase } from './served-database.ts';

const LEADS = 1_000_000;
const CALLS = 20;

/** Maximum response time of every call, in milliseconds. */
const GOAL = 300;

const operator = {
  id: '6f0d3b1e-2f5b-4a53-9a57-6d7a4c0b8e11',
  session: '0b9f6a6e-8a3c-4d0e-8f0e-3f6f6f0a5b22',
};

/** Measures the inbox with a million leads, one call at a time. */
export async function inbox(): Promise<Row[]> {
  const cluster = await startCluster();
  try {
    const served = await servedDatabase(cluster, 'leads');
    try {
      await makeLeads(served.client, LEADS);
      await makeOperator(served);
      const rows: Row[] = [];
      for (const view of await inboxViews(served.client)) rows.push(await measured(served, view));
      return rows;
    } finally {
      await served.stop();
    }
  } finally {
    await cluster.stop();
  }
}

async function makeOperator({ client }: ServedDatabase): Promise<void> {
  await client.query(
    `insert into users (id, email, metadata, is_operator, created_at, updated_at)
     values ($1, 'operator@example.com', '{}', true, now(), now())`,
    [operator.id],
  );
  await client.query(
    `insert into sessions (id, user_id, refresh_key, counter, amr, created_at, refreshed_at)
     values ($1, $2, '', 0, '[]', now(), now())`,
    [operator.session, operator.id],
  );
}

async function measured(served: ServedDatabase, view: InboxView): Promise<Row> {
  const { send, close } = httpClient(1);
  const token = accessToken(operator.id, operator.session);
  const call = {
    method: 'POST',
    path: '/api/operator/leads/search',
    token,
    body: JSON.stringify(view.body),
  } as const;
  const [own, bare]: [number[], number[]] = [[], []];
  let found = 0;
  for (let turn = 0; turn <= CALLS; turn += 1) {
    const start = performance.now();
    const { status, body } = await send(served.address, call);
    const answered = performance.now();
    if (status !== 200) throw new Error(`${view.name}: ${status} ${body}`);
    await view.bare();
    // The first call is a warm-up and is not measured.
    if (turn === 0) continue;
    own.push(answered - start);
    bare.push(performance.now() - answered);
    found = JSON.parse(body).data.leads.length;
  }
  close();
  const slowest = Math.max(...own);
  const alone = latencies(bare).median;
  const { median } = latencies(own);
  return {
    inbox: view.name,
    leads: LEADS,
    'on the page': found,
    'median ms': rounded(median),
    'slowest ms': rounded(slowest),
    goal: GOAL,
    'driver only ms': rounded(alone),
    'vs driver': `x ${(median / alone).toFixed(1)}`,
    met: slowest < GOAL,
  };
}
