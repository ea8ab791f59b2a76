import type { FastifyInstance } from 'fastify';
import type { Job, Outcome, Queue } from '../../db/job-queue.ts';
import type { Site } from '../../site/site.ts';
import type { NoticeQueue } from '../outbox/write-notice.ts';
import { announceFiles, changedFacts, runRetries } from './announce.ts';
import { readEdition } from './edition.ts';
import { notifyOwner } from './notify-owner.ts';
import { notifySubscribers } from './notify-subscribers.ts';
import type { Scope } from './repository.ts';
import * as runRepository from './repository.ts';
import { runQuote } from './run-quote.ts';

/** Jobs that check every saved quote at night, a few accounts per job. */
export const nightlyQuotes: Queue = { name: 'nightly-quotes', atOnce: 1, ...runRetries };

/** Number of accounts per job. Each account has at most 200 quotes. */
const OWNERS_PER_JOB = 200;

const ONE_HOUR_MS = 60 * 60 * 1000;
/** One day in seconds, which is the queue's unit. */
const ONE_DAY = 24 * 60 * 60;
/** The hours in UTC when it is night in every state. */
const NIGHT = { from: 8, until: 11 };

/** The dependencies for checking saved quotes. */
export interface RunContext
  extends Pick<Site, 'database' | 'clock' | 'jobs' | 'catalog' | 'reference'> {
  /** The queue of notices. Undefined if the site sends no notices. */
  readonly outbox: NoticeQueue | undefined;
  /** How long a program's notice waits for further edits to the same program, in milliseconds. */
  readonly bundleMs: number;
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Announces changes in the catalog files. Call this after the changes are recorded. */
    announceFiles(): Promise<void>;
  }
}

/**
 * Checks saved quotes for changes and writes notices. After a fact changes, notifies people who
 * follow a program or quote. Every night, notifies everyone. An hourly job finds changes whose own
 * job was lost.
 */
export function workOnRuns(app: FastifyInstance, context: RunContext): void {
  const { clock, jobs, database } = context;
  app.decorate('announceFiles', () => announceFiles({ jobs, database, log: app.log }));
  jobs.handle(changedFacts, (job) => notifyOfChanges(context, job));
  jobs.handle(nightlyQuotes, (job) => runQuotes(context, nightlyQuotes, 'all', job));

  let hourly: NodeJS.Timeout | undefined;
  const begin = async () => {
    try {
      await jobs.addOncePer(ONE_HOUR_MS / 1000, changedFacts);
      const hour = clock().getUTCHours();
      if (hour >= NIGHT.from && hour < NIGHT.until) await jobs.addOncePer(ONE_DAY, nightlyQuotes);
    } catch (err) {
      app.log.warn({ err }, 'could not add a job that checks saved quotes');
    }
  };
  app.addHook('onListen', async () => {
    void begin();
    hourly = setInterval(() => void begin(), ONE_HOUR_MS).unref();
  });
  app.addHook('preClose', async () => clearInterval(hourly));
}

/**
 * Notifies everyone who follows a program or quote. Starts with accounts that have quotes, with one
 * notice per account that covers everything. Then continues with people who follow only programs.
 */
export async function notifyOfChanges(context: RunContext, job: Job): Promise<Outcome> {
  const { database, clock, catalog, outbox, bundleMs } = context;
  if (!outbox) return 'completed';
  const { isLast } = await runNextQuotes(context, changedFacts, 'asked', job);
  if (isLast) await notifySubscribers({ database, catalog, outbox, bundleMs, now: clock() });
  return 'completed';
}

/** Checks the quotes of the next accounts. Then adds a job for the accounts after those. */
export async function runQuotes(...order: Parameters<typeof runNextQuotes>): Promise<Outcome> {
  await runNextQuotes(...order);
  return 'completed';
}

async function runNextQuotes(
  { database, clock, jobs, catalog, reference, outbox, bundleMs }: RunContext,
  queue: Queue,
  scope: Scope,
  { data: { after } }: Job,
  atATime = OWNERS_PER_JOB,
): Promise<{ readonly isLast: boolean }> {
  const owners = await runRepository.owners(database, scope, after, atATime);
  if (owners.length === 0) return { isLast: true };
  const edition = await readEdition(database, {
    catalog,
    shipped: reference.mortgageRates[0],
    now: clock(),
    bundleMs,
  });
  const quotes = Map.groupBy(
    await runRepository.quotesOf(database, owners),
    ({ userId }) => userId,
  );
  for (const [userId, own] of quotes) {
    const runs = own
      .map((quote) => runQuote(reference, edition, quote))
      // A later run checks these quotes again.
      .filter(({ isBundling }) => !isBundling);
    const notifyContext = { database, catalog, edition, outbox, isNight: scope === 'all' };
    await notifyOwner(notifyContext, userId, runs);
  }
  const next = { after: owners.at(-1) ?? '' };
  const isLast = owners.length < atATime;
  if (!(isLast || (await jobs.has(queue, next)))) await jobs.add(database, queue, [next]);
  return { isLast };
}
