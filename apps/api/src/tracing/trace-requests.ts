import {
  type Context,
  context,
  SpanKind,
  SpanStatusCode,
  type Tracer,
  trace,
} from '@opentelemetry/api';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { contextOf } from './remote-context.ts';
import type { TraceIds } from './tracer.ts';

/** Matches paths that monitors and proxies call every second. */
const monitored = /^\/(healthz|readyz|metrics)(\/|$)/;

declare module 'fastify' {
  interface FastifyRequest {
    /** The IDs of the request's span. Undefined if the request has no span. */
    traceIds?: TraceIds;
  }
}

/**
 * Opens a span for each request. The span ends with the last byte of the response, or when the
 * connection closes. It contains the route, never the URL, because a path or query may contain a
 * token.
 */
export function requestTracing(tracer: Tracer): (app: FastifyInstance) => void {
  const contexts = new WeakMap<FastifyRequest, Context>();
  return (app) => {
    app.addHook('onRequest', (request, { raw }, done) => {
      const { url: route } = request.routeOptions;
      if (route !== undefined && monitored.test(route)) return done();
      const { method } = request;
      const parent = contextOf(request.headers);
      const span = tracer.startSpan(
        route === undefined ? method : `${method} ${route}`,
        {
          kind: SpanKind.SERVER,
          attributes: { 'http.request.method': method, ...(route && { 'http.route': route }) },
        },
        parent,
      );
      raw.once('close', () => {
        span.setAttribute('http.response.status_code', raw.statusCode);
        if (raw.statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
        span.end();
      });
      const { traceId, spanId } = span.spanContext();
      request.traceIds = { trace_id: traceId, span_id: spanId };
      const opened = trace.setSpan(parent, span);
      contexts.set(request, opened);
      context.with(opened, done);
    });
    // Node reads the body outside the request's context.
    app.addHook('preValidation', (request, _, done) => {
      context.with(contexts.get(request) ?? context.active(), done);
    });
  };
}
