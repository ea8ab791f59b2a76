import type { SQL } from 'drizzle-orm';
import type { Db, PgBoss } from 'pg-boss';
import * as z from 'zod/mini';
import { Failure } from '../process/failure.ts';
import { traceHeaders } from '../tracing/tracer.ts';
import type { Database } from './database.ts';
import { sql } from './drizzle.ts';
import { type JobCount, jobCounts } from './job-counts.ts';
import { jobStoreOf } from './job-store.ts';
import { measured } from './measured-work.ts';

/** Settings for one kind of job, such as the number of parallel jobs and the retries. */
export interface Queue {
  readonly name: string;
  readonly atOnce: number;
  readonly retries: number;
  /** Seconds before the first retry. The delay doubles with each further retry. */
  readonly firstDelay: number;
  /** Maximum number of seconds between two retries. */
  readonly longestDelay: number;
  /** The queue that receives a job after its last retry has failed. */
  readonly deadLetter?: string;
}

/**
 * A job. `data` identifies a row and contains no personal data. With tracing, `data` also has the
 * `traceparent` of the request that added the job.
 */
export interface Job {
  readonly id: string;
  readonly data: Readonly<Record<string, string>>;
}

/** Result of a job: it is done, it should be retried, or it can never succeed. */
export type Outcome = 'completed' | 'failed' | 'deadletter';

export type Work = (job: Job) => Promise<Outcome>;

export interface JobQueue {
  /** Whether this process runs jobs. Otherwise it only adds them, and another process runs them. */
  readonly isWorker: boolean;
  /** Registers a queue and its handler. Call this before `start`. */
  handle(queue: Queue, work: Work): void;
  /**
   * Opens the queue and, in a worker, starts running jobs, including those from before a restart. A
   * second call does nothing.
   */
  start(): Promise<void>;
  /**
   * Adds jobs in the caller's transaction. Workers see the jobs once the transaction commits.
   *
   * @param start the earliest time to run the jobs; by default, immediately
   */
  add(db: Database, queue: Queue, data: readonly Job['data'][], start?: Date): Promise<void>;
  /** Whether a job with this data is waiting or running. */
  has(queue: Queue, data: Job['data']): Promise<boolean>;
  /**
   * Adds a job, unless a job was already added in the current period of `seconds`. Does nothing in a
   * process that runs no jobs.
   */
  addOncePer(seconds: number, queue: Queue): Promise<void>;
  /** Number of unfinished jobs by queue and state. Empty before the queue is started. */
  counts(): Promise<readonly JobCount[]>;
  /**
   * Stops starting jobs, and waits up to `grace` milliseconds for jobs in progress. Callers can
   * still add jobs.
   */
  rest(grace: number): Promise<void>;
  /**
   * Calls `rest`, returns unfinished jobs to the queue, and closes the queue. After that, adding a
   * job fails.
   */
  stop(grace: number): Promise<void>;
}

const openStates: ReadonlySet<string> = new Set(['created', 'retry', 'active']);

export interface JobLog {
  warn(details: object, message: string): void;
  error(details: object, message: string): void;
}

/**
 * Seconds between polls of an idle queue. Polls find jobs to retry. New jobs notify the worker
 * right away.
 */
const POLL_SECONDS = 10;
/** Maximum number of seconds that a job may run. */
const JOB_TIMEOUT_SECONDS = 120;
/** Seconds without a heartbeat after which another process may take over a job. */
const HEARTBEAT_SECONDS = 10;

interface Options {
  /** Seconds between two polls of the queue. */
  readonly idle?: number;
  /** See `JobQueue`. */
  readonly isWorker?: boolean;
}

/** A job queue in the database. Any worker may run a job, and each job runs at least once. */
export function jobQueue(
  database: Database,
  log: JobLog,
  { idle = POLL_SECONDS, isWorker = true }: Options = {},
): JobQueue {
  const handled = new Map<Queue, Work>();
  const names = () => [...handled.keys()].map(({ name }) => name);
  let starting: Promise<PgBoss> | undefined;
  let running: PgBoss | undefined;
  let isResting = false;
  let isStopped = false;

  async function open(): Promise<PgBoss> {
    const runsJobs = () => isWorker && !isResting;
    running = await begin({ database, log, handled, idle, isWorker, runsJobs });
    return running;
  }

  async function start(): Promise<PgBoss> {
    if (isStopped) throw stopped();
    starting ??= open().catch((error: unknown) => {
      starting = undefined;
      throw error;
    });
    return starting;
  }

  async function rest(grace: number): Promise<void> {
    isResting = true;
    const boss = await starting?.catch(() => undefined);
    const allIdle = Promise.all(names().map((name) => boss?.offWork(name)));
    await Promise.race([allIdle, late(grace)]);
  }

  return {
    isWorker,
    handle: (queue, work) => void handled.set(queue, work),
    start: async () => void (await start()),
    async add(db, { name }, data, start) {
      // The queue must not start here. On a single connection, the start would wait for the
      // caller's transaction.
      if (isStopped) throw stopped();
      if (!running) throw new RangeError('The job queue is not started');
      const origin = traceHeaders();
      const jobs = data.map((one) => ({
        data: { ...one, ...origin },
        ...(start && { startAfter: start }),
      }));
      if (jobs.length > 0) await running.insert(name, jobs, { db: await within(db) });
    },
    async has({ name }, data) {
      const jobs = await (await start()).findJobs(name, { data });
      return jobs.some(({ state }) => openStates.has(state));
    },
    async addOncePer(seconds, { name }) {
      if (isWorker) await (await start()).sendThrottled(name, {}, {}, seconds);
    },
    counts: async () => (running ? jobCounts(database, names()) : []),
    rest,
    async stop(grace) {
      await rest(grace);
      isStopped = true;
      const boss = await starting?.catch(() => undefined);
      if (!boss) return;
      await boss.stop({ graceful: false });
      starting = undefined;
      running = undefined;
    },
  };
}

interface Start {
  readonly database: Database;
  readonly log: JobLog;
  readonly handled: ReadonlyMap<Queue, Work>;
  /** Seconds between two polls of the queue. */
  readonly idle: number;
  readonly isWorker: boolean;
  /** Whether the process may still start jobs. */
  readonly runsJobs: () => boolean;
}

async function begin({ database, log, handled, idle, isWorker, runsJobs }: Start): Promise<PgBoss> {
  const [{ PgBoss }, store] = await Promise.all([import('pg-boss'), jobStoreOf(database)]);
  const boss = new PgBoss({
    ...store,
    // To add jobs, a process needs one connection, and only now and then.
    ...(isWorker ? {} : { max: 1 }),
    schedule: false,
    supervise: isWorker,
    useListenNotify: isWorker,
    superviseIntervalSeconds: HEARTBEAT_SECONDS,
    monitorIntervalSeconds: HEARTBEAT_SECONDS,
    // The interval is long, because our jobs do not depend on each other.
    flowIntervalSeconds: 3600,
    bamIntervalSeconds: 3600,
  });
  boss.on('error', (error) => log.warn({ err: error }, 'the job queue reported an error'));
  try {
    await boss.start();
    await makeQueues(boss, [...handled.keys()]);
    for (const [queue, work] of handled)
      if (runsJobs()) await serve(boss, queue, measured(log, queue, work), idle);
  } catch (error) {
    // At this point, the queue has open connections and timers.
    await boss.stop({ graceful: false }).catch(() => {});
    throw error;
  }
  return boss;
}

/**
 * Returns the error that tells callers to retry. By the time they retry, another process serves
 * requests, or this process has restarted.
 */
function stopped(): Failure {
  return new Failure('unavailable', {
    headers: { 'retry-after': '2' },
    reason: 'the job queue has stopped',
  });
}

const Rows = z.object({ rows: z.array(z.unknown()) });

/** Wraps the caller's transaction in the job queue's own database interface. */
async function within(db: Database): Promise<Db> {
  const { fromDrizzle } = await import('pg-boss');
  return fromDrizzle({ execute: async (query: SQL) => Rows.parse(await db.execute(query)) }, sql);
}

/** Creates dead letter queues first, because other queues refer to them. */
async function makeQueues(boss: PgBoss, queues: readonly Queue[]): Promise<void> {
  const existing = new Set((await boss.getQueues()).map(({ name }) => name));
  const inOrder = queues.toSorted((a, b) => Number(!!a.deadLetter) - Number(!!b.deadLetter));
  for (const { name, retries, firstDelay, longestDelay, deadLetter } of inOrder) {
    const rules = {
      retryLimit: retries,
      retryDelay: firstDelay,
      retryDelayMax: longestDelay,
      retryBackoff: true,
      expireInSeconds: JOB_TIMEOUT_SECONDS,
      heartbeatSeconds: HEARTBEAT_SECONDS,
      notify: true,
      ...(deadLetter === undefined ? {} : { deadLetter }),
    };
    if (existing.has(name)) await boss.updateQueue(name, rules);
    else await boss.createQueue(name, rules);
    // This call adds no job, but loads the queue's rules now instead of inside a caller's
    // transaction.
    await boss.insert(name, []);
  }
}

async function serve(
  boss: PgBoss,
  { name, atOnce }: Queue,
  work: Work,
  idle: number,
): Promise<void> {
  const options = {
    // One worker fetches jobs in batches. After a full batch, it fetches the next one immediately.
    batchSize: atOnce,
    burstWhenBatchFull: atOnce > 1,
    perJobResults: true,
    pollingIntervalSeconds: idle,
    notifyPollingIntervalSeconds: idle,
  } as const;
  await boss.work<Job['data']>(name, options, async (jobs) =>
    Promise.all(
      jobs.map(async ({ id, data }) => ({
        id,
        status: await work({ id, data }),
      })),
    ),
  );
}

async function late(milliseconds: number): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, milliseconds).unref());
}
