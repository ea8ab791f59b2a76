import type { QueuedPglite } from './queued-pglite.ts';

/**
 * Writes a checkpoint at a fixed interval, because PGlite never writes one by itself. Without
 * checkpoints, the write-ahead log grows as long as the process runs, and a restart after a kill
 * replays the whole log.
 *
 * @param every interval in milliseconds
 * @returns a function that stops the checkpoints
 */
export function writeCheckpoints(client: QueuedPglite, every: number): () => void {
  const timer = setInterval(() => {
    // The queue is full, or the database is closed. The next checkpoint runs after the next
    // interval.
    client.query('checkpoint').catch(() => {});
  }, every);
  timer.unref();
  return () => clearInterval(timer);
}
