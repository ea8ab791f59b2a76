import type { QueuedPglite } from './queued-pglite.ts';

/**
 * Writes a checkpoint at an interval, because PGlite never does. Without one, the write-ahead log
 * grows for as long as the process runs, and a start after a kill replays all of it.
 *
 * @param every interval in milliseconds
 * @returns stops the checkpoints
 */
export function writeCheckpoints(client: QueuedPglite, every: number): () => void {
  const timer = setInterval(() => {
    // The queue is full or the database is closed. The next interval tries again.
    client.query('checkpoint').catch(() => {});
  }, every);
  timer.unref();
  return () => clearInterval(timer);
}
