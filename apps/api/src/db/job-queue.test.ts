import { afterEach, beforeEach, describe, expect, inject, it, vi } from 'vitest';
import { openTestDatabase } from '../../test/db/test-database.ts';
import type { Connection } from './database.ts';
import { sql } from './drizzle.ts';
import type { JobCount } from './job-counts.ts';
import { type Job, type JobQueue, jobQueue, type Outcome, type Queue } from './job-queue.ts';

const late: Queue = { name: 'late', atOnce: 1, retries: 0, firstDelay: 1, longestDelay: 1 };
const calls: Queue = {
  name: 'calls',
  atOnce: 3,
  retries: 2,
  firstDelay: 1,
  longestDelay: 1,
  deadLetter: 'late',
};

/** SQL that selects the job queue's own connections to a PostgreSQL server. */
const itsOwn = sql`select pid from pg_stat_activity
  where datname = current_database() and application_name = 'pgboss'`;

describe('jobQueue', () => {
  let connection: Connection;
  let jobs: JobQueue;
  let done: Job['data'][];
  let outcome: (job: Job) => Promise<Outcome>;
  let buried: Job['data'][];
  let faults: object[];

  const queueOn = ({ database }: Connection) => {
    const log = { warn: () => {}, error: (details: object) => void faults.push(details) };
    const queue = jobQueue(database, log, { idle: 0.5 });
    queue.handle(calls, async (job) => {
      done.push(job.data);
      return outcome(job);
    });
    queue.handle(late, async ({ data }) => {
      buried.push(data);
      return 'completed';
    });
    return queue;
  };
  const add = (...names: string[]) =>
    connection.database.transaction((transaction) =>
      jobs.add(
        transaction,
        calls,
        names.map((name) => ({ name })),
      ),
    );
  const untilDone = (many: number) => vi.waitFor(() => expect(done).toHaveLength(many), 60_000);

  beforeEach(async () => {
    connection = await openTestDatabase();
    done = [];
    buried = [];
    faults = [];
    outcome = async () => 'completed';
    jobs = queueOn(connection);
  });

  afterEach(async () => {
    await jobs.stop(1_000);
    await connection.close();
  });

  it('runs each job once, soon after the commit', async () => {
    await jobs.start();
    await add('a', 'b', 'c', 'd');
    await untilDone(4);
    expect(done.map(({ name }) => name).sort()).toEqual(['a', 'b', 'c', 'd']);
  });

  it('runs a job no earlier than its start time', async () => {
    await jobs.start();
    const { database } = connection;
    const start = new Date(Date.now() + 1_500);
    let ranAt = 0;
    outcome = async () => {
      ranAt = Date.now();
      return 'completed';
    };
    await jobs.add(database, calls, [{ name: 'later' }], start);
    expect(await jobs.has(calls, { name: 'later' })).toBe(true);
    await untilDone(1);
    expect(ranAt).toBeGreaterThanOrEqual(start.getTime());
  });

  it('does not add a job if the transaction rolls back', async () => {
    await jobs.start();
    const failing = connection.database.transaction(async (transaction) => {
      await jobs.add(transaction, calls, [{ name: 'never' }]);
      await transaction.execute(sql`select nothing from nowhere`);
    });
    await expect(failing).rejects.toThrow();
    await add('after');
    await untilDone(1);
    expect(done).toEqual([{ name: 'after' }]);
  });

  it('rejects jobs before the queue is started', async () => {
    await expect(add('a')).rejects.toThrow('not started');
  });

  it('retries a failed job, and then moves it to the dead letter queue', async () => {
    outcome = async () => 'failed';
    await jobs.start();
    await add('a');
    await vi.waitFor(() => expect(buried).toEqual([{ name: 'a' }]), 60_000);
    expect(done).toHaveLength(3);
  });

  it('immediately moves a job that can never succeed to the dead letter queue', async () => {
    outcome = async () => 'deadletter';
    await jobs.start();
    await add('a');
    await vi.waitFor(() => expect(buried).toHaveLength(1), 60_000);
    expect(done).toHaveLength(1);
  });

  it('completes the other jobs in a batch when one fails', async () => {
    outcome = async ({ data }) => {
      const { name } = data;
      if (name === 'b') throw new RangeError('b is broken');
      return 'completed';
    };
    await jobs.start();
    await add('a', 'b', 'c');
    await untilDone(5);
    expect(done.filter(({ name }) => name !== 'b')).toHaveLength(2);
    expect(faults).toHaveLength(3);
    expect(faults).toContainEqual({ err: new RangeError('b is broken'), queue: 'calls' });
  });

  it('runs leftover jobs after a restart', async () => {
    await jobs.start();
    outcome = () => new Promise(() => {});
    await add('a');
    await untilDone(1);
    await jobs.stop(50);

    outcome = async () => 'completed';
    jobs = queueOn(connection);
    await jobs.start();
    await untilDone(2);
  });

  it('accepts jobs while the queue is paused, and leaves them for the next worker', async () => {
    await jobs.start();
    await jobs.rest(1_000);
    await add('a');
    await jobs.stop(1_000);
    expect(done).toEqual([]);

    jobs = queueOn(connection);
    await jobs.start();
    await untilDone(1);
  });

  it('accepts jobs but does not run them if the queue is paused before it is first started', async () => {
    await jobs.rest(1_000);
    await jobs.start();
    await add('a');
    await jobs.stop(1_000);
    expect(done).toEqual([]);
  });

  it('fails with `unavailable` after the queue has stopped', async () => {
    await jobs.start();
    await jobs.stop(1_000);
    await expect(jobs.start()).rejects.toMatchObject({ code: 'unavailable' });
    await expect(add('a')).rejects.toMatchObject({ code: 'unavailable' });
  });

  it.runIf(inject('postgres'))('closes its connections when it fails to start', async () => {
    jobs.handle({ ...late, name: 'no name' }, async () => 'completed');
    await expect(jobs.start()).rejects.toThrow();
    await vi.waitFor(async () => {
      expect(await connection.database.execute(itsOwn)).toMatchObject({ rows: [] });
    }, 60_000);
  });

  it('counts the jobs in each state', async () => {
    const slow: Queue = { ...calls, name: 'slow', firstDelay: 3_600, longestDelay: 3_600 };
    jobs.handle(slow, async ({ data }) =>
      data.name === 'fails' ? 'failed' : new Promise(() => {}),
    );
    await jobs.start();
    const addSlow = (name: string, start?: Date) =>
      jobs.add(connection.database, slow, [{ name }], start);
    const until = (expected: Partial<Record<JobCount['state'], number>>) =>
      vi.waitFor(
        async () => {
          const counts = (await jobs.counts()).filter(({ queue }) => queue === 'slow');
          expect(Object.fromEntries(counts.map(({ state, count }) => [state, count]))).toEqual({
            due: 0,
            scheduled: 0,
            retry: 0,
            active: 0,
            ...expected,
          });
        },
        { timeout: 60_000 },
      );
    await addSlow('fails');
    await until({ retry: 1 });
    await addSlow('runs');
    await until({ retry: 1, active: 1 });
    await addSlow('waits its turn');
    await addSlow('waits for its time', new Date(Date.now() + 3_600_000));
    await until({ retry: 1, active: 1, due: 1, scheduled: 1 });
  });

  it('adds at most one job per period', async () => {
    await jobs.start();
    for (let i = 0; i < 3; i += 1) await jobs.addOncePer(86_400, calls);
    await untilDone(1);
    await add('later');
    await untilDone(2);
  });
});
