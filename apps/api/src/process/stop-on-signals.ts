import closeWithGrace from 'close-with-grace';

/** How long open requests may take to finish at shutdown, in milliseconds. */
const SHUTDOWN_MS = 20_000;
const SECOND = 1_000;

interface Server {
  /** How long the server continues to accept requests after SIGTERM, in seconds. */
  readonly drainSeconds: number;
  /** Tells proxies to send requests to another process. */
  drain(): void;
  /**
   * Finishes open requests and stops the server. Receives the error that ended the process, if any.
   */
  close(error: Error | undefined): Promise<void>;
}

/**
 * Ends the process on SIGTERM after a drain, on SIGINT immediately, and on unhandled errors. The
 * drain gives proxies time to notice that the process is about to stop. Without a drain, requests
 * that proxies still send would fail.
 */
export function stopOnSignals({ drainSeconds, drain, close }: Server): void {
  let isClosing = false;
  let drained: NodeJS.Timeout | undefined;
  const closing = closeWithGrace(
    // SIGHUP is skipped, because it reloads the catalog.
    { delay: SHUTDOWN_MS, logger: false, skip: ['SIGHUP', 'SIGINT', 'SIGTERM'] },
    async ({ err }) => {
      isClosing = true;
      clearTimeout(drained);
      await close(err);
    },
  );
  // Ignores repeated signals. On Ctrl-C, npm sends a second SIGINT to a process that already
  // received one.
  const end = () => {
    if (!isClosing) closing.close();
  };
  process.on('SIGINT', end);
  process.on('SIGTERM', () => {
    drain();
    drained ??= setTimeout(end, drainSeconds * SECOND);
  });
}
