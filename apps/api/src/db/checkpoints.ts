import type { QueuedPglite } from './queued-pglite.ts';

/**
 * Writes a checkpoint now and then, which PGlite never does by itself: without one the write-ahead
 * log grows as long as the process runs, and all of it is gone through after a kill.
 *
 * @param every how often, in milliseconds
 * @returns ends it
 */
export function writeCheckpoints(client: QueuedPglite, every: number): () => void {
  const timer = setInterval(() => {
    // A full queue or a closed database: the next turn will do.
    client.query('checkpoint').catch(() => {});
  }, every);
  timer.unref();
  return () => clearInterval(timer);
}
