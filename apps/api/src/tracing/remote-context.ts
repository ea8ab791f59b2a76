import { type Context, propagation, ROOT_CONTEXT } from '@opentelemetry/api';

/**
 * Returns the context of a span in another process, or of the span that started a job. Reads only
 * `traceparent`. The other headers of W3C Trace Context may contain anything, and our spans would
 * pass the content on.
 */
export function contextOf({ traceparent }: Readonly<Record<string, unknown>>): Context {
  return propagation.extract(ROOT_CONTEXT, { traceparent });
}
