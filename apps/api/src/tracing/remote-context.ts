import { type Context, propagation, ROOT_CONTEXT } from '@opentelemetry/api';

/**
 * Returns the context of a span in another process, or of a job's origin. Reads only `traceparent`:
 * the other headers of W3C Trace Context may contain anything, and would leave with our spans.
 */
export function contextOf({ traceparent }: Readonly<Record<string, unknown>>): Context {
  return propagation.extract(ROOT_CONTEXT, { traceparent });
}
