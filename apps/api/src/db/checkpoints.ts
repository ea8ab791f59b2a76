import type { PGlite } from '@electric-sql/pglite';

const TEN_MINUTES = 10 * 60 * 1000;

/**
 * Writes a checkpoint now and then, which PGlite never does by itself: without one the write-ahead
 * log grows as long as the process runs, and all of it is gone through after a kill.
 *
 * @returns ends it
 */
export function writeCheckpoints(client: PGlite, every = TEN_MINUTES): () => void {
  const timer = setInterval(() => {
    // A full queue or a closed database: the next turn will do.
    client.query('checkpoint').catch(() => {});
  }, every);
  timer.unref();
  return () => clearInterval(timer);
}
