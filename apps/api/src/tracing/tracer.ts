import type { FastifyInstance } from 'fastify';

/** The attributes of a span. The values contain no personal data, and no part of a URL's path. */
type Attributes = Readonly<Record<string, string | number>>;

/** The headers of W3C Trace Context, or only those that a job stores. */
export type TraceHeaders = Readonly<Record<string, string>>;

/** The IDs of a span, in the form that a log line contains. */
export interface TraceIds {
  readonly trace_id: string;
  readonly span_id: string;
}

/** A unit of work to measure. */
export interface SpanOptions {
  /** A name without values, such as `POST webhook`. */
  readonly name: string;
  /** `client` for a call to another server, `consumer` for a job. */
  readonly kind: 'client' | 'consumer';
  readonly attributes?: Attributes;
  /** The headers of the span that caused this one. By default, the span that is currently open. */
  readonly parent?: TraceHeaders;
  /** Whether to measure only work that belongs to another span, such as a request. */
  readonly needsParent?: boolean;
}

/** A span that is still open. */
export interface OpenSpan {
  set(name: string, value: string | number): void;
  /** Marks the span as failed. The reason is an error code or an error class, never a message. */
  fail(reason: string): void;
}

export type Traced<T> = (span: OpenSpan) => Promise<T>;

/**
 * Collects spans. `open-telemetry.ts` implements this interface, and is loaded only if tracing is
 * on.
 */
export interface Tracer {
  /** Opens a span for each request. Call this before any other hook. */
  traceRequests(app: FastifyInstance): void;
  inSpan<T>(options: SpanOptions, work: Traced<T>): Promise<T>;
  /** The IDs of the open span. */
  ids(): TraceIds | undefined;
  /** The headers that pass the open span on to another server. */
  headers(): TraceHeaders;
}

const unmeasured: OpenSpan = { set: () => {}, fail: () => {} };

let tracer: Tracer | undefined;

/** Sets the tracer of this process. Undefined turns tracing off. */
export function setTracer(wanted: Tracer | undefined): void {
  tracer = wanted;
}

/** Opens a span for each request, if tracing is on. Call this before any other hook. */
export function traceRequests(app: FastifyInstance): void {
  tracer?.traceRequests(app);
}

/** Runs the work, inside a span if tracing is on. Marks the span as failed if the work throws. */
export function inSpan<T>(options: SpanOptions, work: Traced<T>): Promise<T> {
  return tracer ? tracer.inSpan(options, work) : work(unmeasured);
}

/** The IDs of the open span, for a log line. Empty if tracing is off. */
export function traceIds(): TraceIds | Record<string, never> {
  return tracer?.ids() ?? {};
}

/** The headers that pass the open span on to another server. Empty if tracing is off. */
export function traceHeaders(): TraceHeaders {
  return tracer?.headers() ?? {};
}
