import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { connectedClient, createDatabase, startCluster } from '@latchkey/api/testing';
import { connect } from '../apps/api/src/db/connect.ts';
import type { Database } from '../apps/api/src/db/database.ts';
import { count } from '../apps/api/src/db/drizzle.ts';
import { jobQueue } from '../apps/api/src/db/job-queue.ts';
import { notices } from '../apps/api/src/db/schema.ts';
import { lostNotices, noticeMails } from '../apps/api/src/notices/outbox/queues.ts';
import { readEdition } from '../apps/api/src/notices/runs/edition.ts';
import { runRepository } from '../apps/api/src/notices/runs/repository.ts';
import { runQuote } from '../apps/api/src/notices/runs/run-quote.ts';
import {
  nightlyQuotes,
  OWNERS_PER_JOB,
  runQuotes,
} from '../apps/api/src/notices/runs/work-on-runs.ts';
import { catalogOf } from '../apps/api/src/programs/catalog.ts';
import { recordFileChanges } from '../apps/api/src/programs/edits/record-changes.ts';
import { loadCatalog } from '../apps/api/src/reference-data/load-catalog.ts';
import { loadReferenceData } from '../apps/api/src/reference-data/load-reference-data.ts';
import { makePeople } from './made-people.ts';
import type { Row } from './part.ts';

setFlagsFromString('--expose-gc');
const collect: () => void = runInNewContext('gc');

const QUOTES = 10_000;
/** Every third program changes in the night, far more than a release changes. */
const EVERY = 3;
/**
 * Smallest speed, as a share of the engine's alone. Almost every account has news here, and each costs
 * a transaction with a notice and its job.
 */
const SHARE = 0.02;
/** Largest growth of the heap from the first third of the run to the last. */
const GROWTH = 0.1;

const later: (ms: number) => Date = (ms) => new Date(Date.now() + ms);
const silent = { warn: () => {}, error: () => {} };

/** Runs 10,000 saved quotes after many programs changed, with the notices that come of it. */
export async function quoteRuns(): Promise<Row[]> {
  const cluster = await startCluster();
  await createDatabase(cluster.address('postgres'), 'quote_runs', 'template0');
  const databaseUrl = cluster.address('quote_runs');
  const connection = await connect({ databaseUrl, dataDir: '' });
  const client = await connectedClient(databaseUrl);
  try {
    await makePeople(client, QUOTES);
    await client.query('update users set email_proven_at = now()');
    return await measured(connection.database);
  } finally {
    await client.end();
    await connection.close();
    await cluster.stop();
  }
}

async function measured(database: Database): Promise<Row[]> {
  const reference = loadReferenceData();
  const before = loadCatalog();
  const programs = before.map((program, index) =>
    index % EVERY === 0 ? { ...program, status: otherStatus(program.status) } : program,
  );
  await recordFileChanges(database, before, later(-60_000));
  await recordFileChanges(database, programs, later(60_000));

  const catalog = catalogOf(programs);
  const sources = { catalog, shipped: reference.mortgageRate, now: later(120_000) };
  const edition = await readEdition(database, sources);
  const owners = await runRepository(database).owners('all', undefined, QUOTES);
  const quotes = await runRepository(database).quotesOf(owners);
  const alone = await perSecond(quotes.length, async () => {
    for (const quote of quotes) runQuote(reference, edition, quote);
  });

  const jobs = jobQueue(database, silent);
  for (const queue of [noticeMails, lostNotices]) jobs.handle(queue, async () => 'completed');
  const outbox = { jobs, hours: { from: 0, until: 24 } };
  const clock = () => sources.now;
  const context = { database, clock, jobs, catalog, reference, outbox };
  const heap: number[] = [];
  const { promise: isDone, resolve: done } = Promise.withResolvers<void>();
  jobs.handle(nightlyQuotes, async (job) => {
    const outcome = await runQuotes(context, nightlyQuotes, 'all', job);
    collect();
    heap.push(process.memoryUsage().heapUsed);
    if (heap.length === Math.ceil(owners.length / OWNERS_PER_JOB)) done();
    return outcome;
  });
  await jobs.start();
  const all = await perSecond(quotes.length, async () => {
    await jobs.add(database, nightlyQuotes, [{}]);
    await isDone;
  });
  const written = await database.select({ all: count() }).from(notices);
  await jobs.stop(0);

  const third = Math.floor(heap.length / 3);
  const growth = Math.min(...heap.slice(-third)) / Math.min(...heap.slice(0, third)) - 1;
  return [
    {
      quotes: quotes.length,
      notices: written[0]?.all ?? 0,
      'quotes/s': Math.round(all),
      'engine alone': Math.round(alone),
      'heap grows by %': Math.round(growth * 100),
      met: all / alone >= SHARE && growth <= GROWTH,
    },
  ];
}

function otherStatus<T extends string>(status: T): 'open' | 'paused' {
  return status === 'paused' ? 'open' : 'paused';
}

async function perSecond(count: number, work: () => Promise<void>): Promise<number> {
  const start = performance.now();
  await work();
  return (count * 1000) / (performance.now() - start);
}
