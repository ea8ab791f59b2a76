import type { Writable } from 'node:stream';
import {
  type FastifyReply,
  type FastifyRequest,
  type FastifyServerOptions,
  LogController,
} from 'fastify';
import { loggableError } from './loggable-error.ts';

type LoggerOptions = Exclude<FastifyServerOptions['logger'], boolean | undefined>;

/** Logs one line per request: its route, not its URL, and no data about the sender. */
class RequestLog extends LogController {
  override incomingRequest(): void {}

  override routeNotFound(): void {}

  override requestCompleted(_: unknown, request: FastifyRequest, reply: FastifyReply): void {
    const { statusCode: status, elapsedTime } = reply;
    const route = request.routeOptions.url ?? null;
    const ms = Math.round(elapsedTime * 10) / 10;
    // The web app's files are many and say little.
    const level = route === null || /^\/(api|auth)\//.test(route) ? 'info' : 'debug';
    request.log[level]({ method: request.method, route, status, ms });
  }
}

export const requestLog = new RequestLog({ requestIdLogLabel: 'request' });

export function loggerOptions(level: string, stream?: Writable): LoggerOptions {
  return {
    level,
    ...(stream && { stream }),
    base: null,
    formatters: { level: (label) => ({ level: label }) },
    serializers: {
      err: loggableError,
      req: ({ method, routeOptions }) => ({ method, route: routeOptions.url }),
    },
  };
}
