import type { SQL } from 'drizzle-orm';
import type { Db, PgBoss } from 'pg-boss';
import * as z from 'zod/mini';
import { Failure } from '../failure.ts';
import type { Database } from './database.ts';
import { sql } from './drizzle.ts';
import { jobStoreOf } from './job-store.ts';

/** A kind of jobs: how many are done at once, and how often one that fails is tried again. */
export interface Queue {
  readonly name: string;
  readonly atOnce: number;
  readonly retries: number;
  /** Seconds before the first new try; doubled at each further one. */
  readonly firstDelay: number;
  /** The longest time between two tries, in seconds. */
  readonly longestDelay: number;
  /** Where a job goes that failed for good. */
  readonly deadLetter?: string;
}

/** Work to be done once, whatever happens meanwhile. `data` names a row; it holds nobody's data. */
export interface Job {
  readonly id: string;
  readonly data: Readonly<Record<string, string>>;
}

/** What became of a job: done, to be tried again, or never to succeed. */
export type Outcome = 'completed' | 'failed' | 'deadletter';

type Work = (job: Job) => Promise<Outcome>;

export interface JobQueue {
  /** Says how the jobs of a queue are done; before the start. */
  handle(queue: Queue, work: Work): void;
  /** Starts to do jobs, the ones left from before the last end too. Called again it does nothing. */
  start(): Promise<void>;
  /** Adds jobs, in the caller's transaction: without its commit there are none. */
  add(db: Database, queue: Queue, data: readonly Job['data'][]): Promise<void>;
  /** Whether a job of this kind is still to be done, or being done. */
  has(queue: Queue, data: Job['data']): Promise<boolean>;
  /** Adds a job unless there was one in this span of as many seconds. */
  addOncePer(seconds: number, queue: Queue): Promise<void>;
  /** How many jobs there are, by queue and by what they wait for; as of some seconds ago. */
  counts(): Promise<Readonly<Record<string, number>>>;
  /** Does no more jobs: waits for those under way for this many milliseconds. Adding goes on. */
  rest(grace: number): Promise<void>;
  /** Rests, gives back what is still under way, and ends: from then on nothing is added. */
  stop(grace: number): Promise<void>;
}

const toBeDone: ReadonlySet<string> = new Set(['created', 'retry', 'active']);

interface Log {
  warn(details: object, message: string): void;
  error(details: object, message: string): void;
}

/** How often an idle queue looks for what is to be tried again, in seconds: a new job is told. */
const POLL_SECONDS = 10;
/** The longest that one job may take, in seconds. */
const JOB_TIMEOUT_SECONDS = 120;
/** After so many seconds without a sign of life another process may take a job over. */
const HEARTBEAT_SECONDS = 10;

/** A queue of jobs in the database: each is done at least once, by any of the processes. */
export function jobQueue(database: Database, log: Log, idle = POLL_SECONDS): JobQueue {
  const handled = new Map<Queue, Work>();
  let starting: Promise<PgBoss> | undefined;
  let running: PgBoss | undefined;
  let isResting = false;
  let isStopped = false;

  async function begin(): Promise<PgBoss> {
    const [{ PgBoss }, store] = await Promise.all([import('pg-boss'), jobStoreOf(database)]);
    const boss = new PgBoss({
      ...store,
      schedule: false,
      useListenNotify: true,
      superviseIntervalSeconds: HEARTBEAT_SECONDS,
      monitorIntervalSeconds: HEARTBEAT_SECONDS,
      // Nothing here depends on another job.
      flowIntervalSeconds: 3600,
      bamIntervalSeconds: 3600,
    });
    boss.on('error', (error) => log.warn({ err: error }, 'the job queue had a fault'));
    try {
      await boss.start();
      await makeQueues(boss, [...handled.keys()]);
      for (const [queue, work] of handled)
        if (!isResting) await serve(boss, queue, heard(queue, work), idle);
    } catch (error) {
      // It has connections and timers by now.
      await boss.stop({ graceful: false }).catch(() => {});
      throw error;
    }
    running = boss;
    return boss;
  }

  /** Work whose faults are not lost: the queue itself keeps them from the log. */
  function heard({ name }: Queue, work: Work): Work {
    return async (job) => {
      try {
        return await work(job);
      } catch (error) {
        log.error({ err: error, queue: name }, 'a job failed');
        return 'failed';
      }
    };
  }

  async function start(): Promise<PgBoss> {
    if (isStopped) throw ended();
    starting ??= begin().catch((error: unknown) => {
      starting = undefined;
      throw error;
    });
    return starting;
  }

  async function rest(grace: number): Promise<void> {
    isResting = true;
    const boss = await starting?.catch(() => undefined);
    const names = [...handled.keys()].map(({ name }) => name);
    const allIdle = Promise.all(names.map((name) => boss?.offWork(name)));
    await Promise.race([allIdle, late(grace)]);
  }

  return {
    handle: (queue, work) => void handled.set(queue, work),
    start: async () => void (await start()),
    async add(db, { name }, data) {
      // Not awaited here: on one connection it would wait for the caller's transaction.
      if (isStopped) throw ended();
      if (!running) throw new RangeError('The job queue is not started');
      const jobs = data.map((one) => ({ data: one }));
      if (jobs.length > 0) await running.insert(name, jobs, { db: await within(db) });
    },
    async has({ name }, data) {
      const jobs = await (await start()).findJobs(name, { data });
      return jobs.some(({ state }) => toBeDone.has(state));
    },
    async addOncePer(seconds, { name }) {
      await (await start()).sendThrottled(name, {}, {}, seconds);
    },
    async counts() {
      const queues = (await running?.getQueues()) ?? [];
      return Object.fromEntries(
        queues.flatMap(({ name, readyCount, deferredCount, activeCount }) => [
          [`${name} waiting`, readyCount],
          [`${name} to be tried again`, deferredCount],
          [`${name} under way`, activeCount],
        ]),
      );
    },
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

/** To be tried again: by then another process serves, or this one anew. */
function ended(): Failure {
  return new Failure('unavailable', { headers: { 'retry-after': '2' } });
}

const Rows = z.object({ rows: z.array(z.unknown()) });

/** The caller's transaction, as the queue speaks to a database. */
async function within(db: Database): Promise<Db> {
  const { fromDrizzle } = await import('pg-boss');
  return fromDrizzle({ execute: async (query: SQL) => Rows.parse(await db.execute(query)) }, sql);
}

/** Dead letters first: a queue names the one that takes its own. */
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
    // Adds nothing, but reads the rules now, and not first within somebody's transaction.
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
    // One worker with a batch: a full one is followed by the next without a pause.
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
