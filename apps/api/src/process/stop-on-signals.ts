import closeWithGrace from 'close-with-grace';

/** How many milliseconds open requests have to finish at shutdown. */
const SHUTDOWN_MS = 20_000;
const SECOND = 1_000;

interface Server {
  /** How long the server continues to accept requests after SIGTERM, in seconds. */
  readonly drainSeconds: number;
  /** Tells proxies to send requests elsewhere. */
  drain(): void;
  /** Finishes open requests and stops. Receives the error if one ended the process. */
  close(error: Error | undefined): Promise<void>;
}

/**
 * Ends the process on SIGTERM after a drain, on SIGINT at once, and on errors that no one handles.
 * The drain lets proxies notice that the process is about to stop. Without it, requests that they
 * still send would fail.
 */
export function stopOnSignals({ drainSeconds, drain, close }: Server): void {
  let isClosing = false;
  let drained: NodeJS.Timeout | undefined;
  const closing = closeWithGrace(
    // SIGHUP reloads the catalog.
    { delay: SHUTDOWN_MS, logger: false, skip: ['SIGHUP', 'SIGINT', 'SIGTERM'] },
    async ({ err }) => {
      isClosing = true;
      clearTimeout(drained);
      await close(err);
    },
  );
  // Ignores repeated signals: on Ctrl-C, npm sends a second SIGINT to a process that already got it.
  const end = () => {
    if (!isClosing) closing.close();
  };
  process.on('SIGINT', end);
  process.on('SIGTERM', () => {
    drain();
    drained ??= setTimeout(end, drainSeconds * SECOND);
  });
}
