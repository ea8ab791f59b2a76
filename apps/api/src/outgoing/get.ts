import { type IncomingHttpHeaders, request as plainRequest } from 'node:http';
import { request as secureRequest } from 'node:https';
import type { LookupFunction } from 'node:net';
import { PrivateAddress, publicLookup, refusePrivateHost } from './private-address.ts';

/** A response, regardless of its status. */
export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** Thrown if a GET request got no complete response. The message contains no URL. */
export class GetFailed extends Error {
  constructor(reason: string) {
    super(reason);
    this.name = 'GetFailed';
  }
}

/** Hosts that a test serves on this machine. */
export interface TestHosts {
  readonly names: ReadonlySet<string>;
  readonly port: number;
  /** The only certificate authority that is trusted for these hosts. */
  readonly ca: string;
}

export interface GetOptions {
  readonly headers: Readonly<Record<string, string>>;
  /**
   * Timeout for the whole call, from the DNS lookup to the last byte of the response, in
   * milliseconds.
   */
  readonly timeoutMs: number;
  readonly maxBytes: number;
  /** Whether to truncate a body that is longer than `maxBytes` instead of failing. */
  readonly isCut?: boolean;
  /**
   * Which IP addresses the call may reach. `public` allows only public addresses. `anywhere` also
   * allows private addresses, for a URL that an operator configured. A test lists its own hosts,
   * and all other hosts must be public.
   */
  readonly reach: 'public' | 'anywhere' | TestHosts;
}

/**
 * Sends a GET request over a new connection. Does not follow redirects.
 *
 * @throws {PrivateAddress} if the URL resolves to a private address that the call may not reach
 * @throws {GetFailed} if the response timed out or was too long
 */
export async function get(
  url: URL,
  { headers, timeoutMs, maxBytes, isCut = false, reach }: GetOptions,
): Promise<Answer> {
  const { promise, resolve, reject } = Promise.withResolvers<Answer>();
  const signal = AbortSignal.timeout(timeoutMs);
  const fail = (error: Error) =>
    reject(
      signal.aborted ? new GetFailed(`no response within ${timeoutMs / 1000} s`) : known(error),
    );
  const send = url.protocol === 'https:' ? secureRequest : plainRequest;
  const sent = send(
    url,
    // This call uses a new connection. A pooled connection may have been opened without the address
    // check.
    { agent: false, signal, headers: { ...headers, host: url.host }, ...connection(url, reach) },
    (response) => {
      const chunks: Buffer[] = [];
      let length = 0;
      const answer = () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(chunks).subarray(0, maxBytes),
        });
      response.on('data', (chunk: Buffer) => {
        length += chunk.length;
        chunks.push(chunk);
        if (length <= maxBytes) return;
        if (isCut) answer();
        response.destroy(new GetFailed('the response is too long'));
      });
      response.on('error', fail);
      response.on('end', answer);
    },
  );
  sent.on('error', fail);
  sent.end();
  return promise;
}

/** @throws {PrivateAddress} */
function connection(url: URL, reach: GetOptions['reach']) {
  if (reach === 'anywhere') return {};
  if (reach !== 'public' && reach.names.has(url.hostname)) {
    return { lookup: thisMachine, port: reach.port, ca: reach.ca };
  }
  refusePrivateHost(url);
  return { lookup: publicLookup };
}

const thisMachine: LookupFunction = (_, { all }, answer) => {
  if (all) answer(null, [{ address: '127.0.0.1', family: 4 }]);
  else answer(null, '127.0.0.1', 4);
};

/** Returns a system error without the URL in its message. */
function known(error: Error): Error {
  if (error instanceof GetFailed || error instanceof PrivateAddress) return error;
  return new GetFailed('code' in error ? String(error.code) : error.name);
}
