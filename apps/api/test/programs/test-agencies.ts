import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer } from 'node:https';
import type { TestHosts } from '../../src/outgoing/get.ts';

type Respond = (response: ServerResponse, request: IncomingMessage) => void;

/** The hosts in the test certificate. The certificate's key protects nothing. */
const names = [
  'agency.example',
  'www.agency.example',
  'city.example',
  'bank.example',
  'outside.example',
];

/** A local HTTPS server that acts as several agencies. */
export interface TestAgencies {
  /** The setting that makes the link check send its requests to this server. */
  readonly reach: TestHosts;
  /** Received requests in order, such as `agency.example/loan`. */
  readonly calls: readonly string[];
  readonly userAgents: ReadonlySet<string>;
  /** The highest number of requests that were open at the same time, per host and in total. */
  readonly most: { readonly perHost: number; readonly total: number };
  /**
   * Sets the response for a host and path such as `agency.example/loan`. Every other path returns
   * 404.
   */
  answer(at: string, respond: Respond): void;
  /** Deletes all responses and recorded requests. */
  reset(): void;
  close(): void;
}

const here = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8');

export async function testAgencies(): Promise<TestAgencies> {
  const cert = here('agency-cert.pem');
  const responses = new Map<string, Respond>();
  const calls: string[] = [];
  const userAgents = new Set<string>();
  const open = new Map<string, number>();
  const most = { perHost: 0, total: 0 };

  const server = createServer({ cert, key: here('agency-key.pem') }, (request, response) => {
    const host = request.headers.host ?? '';
    const at = `${host}${request.url}`;
    calls.push(at);
    userAgents.add(request.headers['user-agent'] ?? '');
    open.set(host, (open.get(host) ?? 0) + 1);
    most.perHost = Math.max(most.perHost, ...open.values());
    most.total = Math.max(
      most.total,
      [...open.values()].reduce((sum, count) => sum + count),
    );
    response.on('close', () => open.set(host, (open.get(host) ?? 1) - 1));
    const respond = responses.get(at);
    if (respond) respond(response, request);
    else response.writeHead(404).end();
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const bound = server.address();
  const port = typeof bound === 'object' ? (bound?.port ?? 0) : 0;
  return {
    reach: { names: new Set(names), port, ca: cert },
    calls,
    userAgents,
    most,
    answer: (at, respond) => void responses.set(at, respond),
    reset() {
      responses.clear();
      calls.length = 0;
      userAgents.clear();
      Object.assign(most, { perHost: 0, total: 0 });
    },
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** Responds with a page that contains the given text. */
export function page(text: string): Respond {
  return (response) =>
    void response
      .writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
      .end(`<html><head><title>x</title></head><body><p>${text}</p></body></html>`);
}

export function redirect(location: string, status = 302): Respond {
  return (response) => void response.writeHead(status, { location }).end();
}
