import type { Writable } from 'node:stream';
import {
  type FastifyReply,
  type FastifyRequest,
  type FastifyServerOptions,
  LogController,
} from 'fastify';
import { traceIds } from '../tracing/tracer.ts';

type LoggerOptions = Exclude<FastifyServerOptions['logger'], boolean | undefined>;

interface LoggableError extends Record<string, unknown> {
  readonly type: string;
  readonly message: string;
  readonly code: string | undefined;
  readonly stack: string;
}

/**
 * Logs one line per request. The line has the route instead of the URL, and a hash instead of the
 * sender's IP address.
 */
export class RequestLog extends LogController {
  readonly #callerOf: (address: string) => string;

  /** @param callerOf replaces an IP address with a hash, see `callerHash` */
  constructor(callerOf: (address: string) => string) {
    super({ requestIdLogLabel: 'request' });
    this.#callerOf = callerOf;
  }

  override incomingRequest(): void {}

  override routeNotFound(): void {}

  override requestCompleted(_: unknown, request: FastifyRequest, reply: FastifyReply): void {
    const { statusCode: status, elapsedTime } = reply;
    const route = request.routeOptions.url ?? null;
    const ms = Math.round(elapsedTime * 10) / 10;
    // Requests for the web app's files are frequent, and rarely useful in the log.
    const level = route === null || /^\/(api|auth)\//.test(route) ? 'info' : 'debug';
    // The type does not allow undefined, but the address is missing if the caller has closed the
    // connection.
    const address: string | undefined = request.ip;
    const caller = address === undefined ? {} : { caller: this.#callerOf(address) };
    // Node ends a response outside the request's context.
    request.log[level]({
      method: request.method,
      route,
      status,
      ms,
      ...caller,
      ...request.traceIds,
    });
  }
}

export function loggerOptions(level: string, stream?: Writable): LoggerOptions {
  return {
    level,
    ...(stream && { stream }),
    base: null,
    mixin: traceIds,
    formatters: { level: (label) => ({ level: label }) },
    serializers: {
      err: loggableError,
      req: ({ method, routeOptions }) => ({ method, route: routeOptions.url }),
    },
  };
}

/**
 * Converts an error to the fields of a log entry, without user input. A failed query's message
 * lists its parameters, and the database's own message may repeat a value, so both are omitted.
 */
function loggableError(error: Error): LoggableError {
  const isQuery = 'query' in error;
  const cause = error.cause instanceof Error ? error.cause : error;
  return {
    type: error.name,
    message: isQuery ? `Failed query: ${String(error.query)}` : error.message,
    code: 'code' in cause ? String(cause.code) : undefined,
    stack: frames(error) || frames(cause),
  };
}

/** Returns the stack frames without the first lines of the stack, which repeat the message. */
function frames({ stack = '' }: Error): string {
  return stack
    .split('\n')
    .filter((line) => line.startsWith('    at '))
    .join('\n');
}
