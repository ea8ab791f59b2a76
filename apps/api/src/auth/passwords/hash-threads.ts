import { availableParallelism } from 'node:os';
import type { Options } from '@node-rs/argon2';
import { Piscina } from 'piscina';
import { Failure } from '../../process/failure.ts';
import type { Argon2Work } from './argon2-worker.ts';

/**
 * Maximum number of hashing threads. Each thread uses about 30 MB. To serve more users, run more
 * processes.
 */
const MAX_THREADS = 3;

/**
 * Maximum number of passwords in the queue. At about 40 hashes a second, the last one waits three
 * seconds.
 */
const MAX_QUEUED = 120;

/**
 * Number of passwords to hash at the same time. One core stays free for the server's own thread, so
 * a burst of sign-ins does not delay other requests.
 */
export function hashesAtOnce(cores = availableParallelism()): number {
  return Math.max(1, Math.min(cores - 1, MAX_THREADS));
}

/**
 * Threads that hash passwords, started on demand. Each thread already has its next task queued, so
 * it never waits for the main thread.
 */
const threads = new Piscina<Argon2Work, string | boolean>({
  filename: new URL('argon2-worker.ts', import.meta.url).href,
  name: 'argon2',
  minThreads: 0,
  maxThreads: hashesAtOnce(),
  concurrentTasksPerWorker: 2,
  maxQueue: MAX_QUEUED,
  idleTimeout: 60_000,
});

/** @throws {Failure} `overloaded` if the queue is full */
export async function hashInThread(password: string, cost: Options): Promise<string> {
  return String(await run({ password, cost }));
}

/** @throws {Failure} `overloaded` if the queue is full */
export async function verifyInThread(stored: string, password: string): Promise<boolean> {
  return (await run({ password, stored })) === true;
}

/**
 * Rejects immediately if the queue is full, because otherwise the caller would time out before its
 * password was hashed.
 */
async function run(work: Argon2Work): Promise<string | boolean> {
  if (threads.queueSize >= MAX_QUEUED) {
    throw new Failure('overloaded', {
      headers: { 'retry-after': '1' },
      reason: `${MAX_QUEUED} passwords wait to be hashed`,
    });
  }
  return threads.run(work);
}
