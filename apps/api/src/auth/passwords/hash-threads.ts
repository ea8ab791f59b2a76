import { availableParallelism } from 'node:os';
import type { Options } from '@node-rs/argon2';
import { Piscina } from 'piscina';
import { Failure } from '../../failure.ts';
import type { Argon2Work } from './argon2-worker.ts';

/** More people are served by more processes; each thread holds some 30 MB. */
const MOST_THREADS = 3;

/** At some 40 hashes a second the last of them waits for about three seconds. */
const MOST_WAITING = 120;

/**
 * How many passwords are hashed at the same time. A core stays free for the server's own thread: a
 * crowd that signs in keeps nobody else waiting.
 */
export function hashesAtOnce(cores = availableParallelism()): number {
  return Math.max(1, Math.min(cores - 1, MOST_THREADS));
}

/**
 * Threads of the process in which passwords are hashed, begun when one is needed. Each has its next
 * password before it is done with the one: it need not wait until the server's own thread has time.
 */
const threads = new Piscina<Argon2Work, string | boolean>({
  filename: new URL('argon2-worker.ts', import.meta.url).href,
  name: 'argon2',
  minThreads: 0,
  maxThreads: hashesAtOnce(),
  concurrentTasksPerWorker: 2,
  maxQueue: MOST_WAITING,
  idleTimeout: 60_000,
});

/** @throws {Failure} `overloaded`, where too many wait */
export async function hashInThread(password: string, cost: Options): Promise<string> {
  return String(await run({ password, cost }));
}

/** @throws {Failure} `overloaded`, where too many wait */
export async function verifyInThread(kept: string, password: string): Promise<boolean> {
  return (await run({ password, kept })) === true;
}

/**
 * Where too many wait already a new one is refused at once: whoever asks later would wait longer
 * than anybody waits for an answer, and the memory is bounded.
 */
async function run(work: Argon2Work): Promise<string | boolean> {
  if (threads.queueSize >= MOST_WAITING) {
    throw new Failure('overloaded', { headers: { 'retry-after': '1' } });
  }
  return threads.run(work);
}
