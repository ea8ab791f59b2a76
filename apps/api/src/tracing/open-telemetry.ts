import { setTimeout as pause } from 'node:timers/promises';
import {
  type Context,
  context,
  DiagLogLevel,
  diag,
  type Tracer as OtelTracer,
  propagation,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';
import { PgInstrumentation } from '@opentelemetry/instrumentation-pg';
import { NodeSDK } from '@opentelemetry/sdk-node';
import { contextOf } from './remote-context.ts';
import { requestTracing } from './trace-requests.ts';
import type { OpenSpan, Tracer } from './tracer.ts';
import { type TracingLog, tracingReports } from './tracing-reports.ts';
import type { TracingSettings } from './tracing-settings.ts';

/**
 * How long the last spans may take to reach the collector when the server stops, in milliseconds.
 */
const FLUSH_MS = 3_000;

const kinds = { client: SpanKind.CLIENT, consumer: SpanKind.CONSUMER } as const;

/** A tracer that sends its spans to a collector. */
export interface RunningTracer extends Tracer {
  /** Logs problems, such as a collector that does not respond, at most once every ten minutes. */
  reportTo(log: TracingLog): void;
  /** Sends the pending spans. Waits for three seconds at most. */
  close(): Promise<void>;
}

/**
 * Starts OpenTelemetry, which reads its other settings from the environment. Spans are buffered in
 * memory and sent in the background, so a slow collector does not slow anything down. If the buffer
 * is full, further spans are dropped.
 */
export function startOpenTelemetry({ serviceName, headers }: TracingSettings): RunningTracer {
  // If a file contains the headers, they are missing in the environment.
  // biome-ignore lint/style/noProcessEnv: OpenTelemetry reads its headers only from there
  if (headers !== undefined) process.env.OTEL_EXPORTER_OTLP_HEADERS = headers;
  const reports = tracingReports();
  const { error, warn } = reports;
  const unsaid = () => {};
  diag.setLogger(
    { error, warn, info: unsaid, debug: unsaid, verbose: unsaid },
    { logLevel: DiagLogLevel.WARN },
  );
  const queries = new PgInstrumentation({ requireParentSpan: true, ignoreConnectSpans: true });
  // Our metrics are for Prometheus, and our log is on standard output.
  const sdk = new NodeSDK({ serviceName, metricReaders: [], logRecordProcessors: [] });
  sdk.start();
  const tracer = trace.getTracer('latchkey');
  queries.setTracerProvider({
    getTracer: (name, version) => withoutMessages(trace.getTracer(name, version)),
  });
  return {
    traceRequests: requestTracing(tracer),
    inSpan({ name, kind, attributes = {}, parent, needsParent = false }, work) {
      const outer = parent ? contextOf(parent) : context.active();
      if (needsParent && !trace.getSpan(outer)) return work(unmeasured);
      const span = tracer.startSpan(name, { kind: kinds[kind], attributes }, outer);
      return context.with(trace.setSpan(outer, span), () => finish(span, work));
    },
    ids() {
      const open = trace.getSpanContext(context.active());
      return open && { trace_id: open.traceId, span_id: open.spanId };
    },
    headers() {
      const { traceparent } = inject(context.active());
      return traceparent === undefined ? {} : { traceparent };
    },
    reportTo: reports.to,
    async close() {
      await Promise.race([sdk.shutdown().catch(unsaid), pause(FLUSH_MS)]);
    },
  };
}

const unmeasured: OpenSpan = { set: () => {}, fail: () => {} };

function inject(active: Context): Partial<Record<string, string>> {
  const headers = {};
  propagation.inject(active, headers);
  return headers;
}

async function finish<T>(span: Span, work: (span: OpenSpan) => Promise<T>): Promise<T> {
  const fail = (reason: string) => {
    span.setAttribute('error.type', reason);
    span.setStatus({ code: SpanStatusCode.ERROR });
  };
  try {
    return await work({ set: (name, value) => span.setAttribute(name, value), fail });
  } catch (error) {
    fail(error instanceof Error ? error.name : 'unknown');
    throw error;
  } finally {
    span.end();
  }
}

/**
 * Returns a tracer whose spans have no error messages, because a database's error message may
 * repeat a value.
 */
function withoutMessages(tracer: OtelTracer): OtelTracer {
  return {
    startSpan(...of) {
      const span = tracer.startSpan(...of);
      const setStatus = span.setStatus.bind(span);
      span.setStatus = ({ code }) => setStatus({ code });
      span.recordException = (error) => {
        if (typeof error === 'object' && 'code' in error)
          span.setAttribute('error.type', String(error.code));
      };
      return span;
    },
    startActiveSpan: tracer.startActiveSpan.bind(tracer),
  };
}
