/** Minimum time between two log lines about tracing, in milliseconds. */
const LOG_INTERVAL_MS = 600_000;
const MAX_LENGTH = 300;

export interface TracingLog {
  warn(details: object, message: string): void;
}

interface TracingReports {
  error(problem: string): void;
  warn(problem: string): void;
  /** Sets the log, and logs the first problem that was reported earlier. */
  to(log: TracingLog): void;
}

/** Logs the problems that OpenTelemetry reports, at most once every ten minutes. */
export function tracingReports(): TracingReports {
  let log: TracingLog | undefined;
  let early: string | undefined;
  let loggedAt = Number.NEGATIVE_INFINITY;
  const report = (problem: string) => {
    if (!log) {
      early ??= problem;
      return;
    }
    const now = performance.now();
    if (now - loggedAt < LOG_INTERVAL_MS) return;
    loggedAt = now;
    log.warn(
      { problem: problem.slice(0, MAX_LENGTH) },
      'OpenTelemetry reports a problem. It may lose spans, but no request waits for it',
    );
  };
  return {
    error: report,
    warn: report,
    to(wanted) {
      log = wanted;
      if (early !== undefined) report(early);
    },
  };
}
