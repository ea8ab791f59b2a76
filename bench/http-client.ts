import { Agent, request } from 'node:http';
import { text } from 'node:stream/consumers';

/** A request that the client sends repeatedly. */
export interface Call {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: string;
  readonly token?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** The request body, as JSON text. */
  readonly body?: string;
}

interface Answer {
  readonly status: number;
  readonly body: string;
}

export interface HttpClient {
  send(address: string, call: Call): Promise<Answer>;
  close(): void;
}

/**
 * Returns a client that sends requests over persistent connections, at most `connections` at a
 * time.
 */
export function httpClient(connections: number): HttpClient {
  const agent = new Agent({ keepAlive: true, maxSockets: connections, scheduling: 'fifo' });
  return {
    send: (address, { method, path, token, headers, body }) =>
      new Promise((resolve, reject) => {
        const sent = request(`${address}${path}`, {
          agent,
          method,
          headers: {
            ...headers,
            ...(token && { authorization: `Bearer ${token}` }),
            ...(body && {
              'content-type': 'application/json',
              'content-length': Buffer.byteLength(body),
            }),
          },
        });
        sent.once('error', reject);
        sent.once('response', (answer) => {
          text(answer).then(
            (read) => resolve({ status: answer.statusCode ?? 0, body: read }),
            reject,
          );
        });
        sent.end(body);
      }),
    close: () => agent.destroy(),
  };
}
