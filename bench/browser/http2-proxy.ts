import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2';

/** A certificate for tests. The benchmark's browsers accept any certificate. */
const certificate = {
  cert: readFileSync(new URL('../../apps/api/test/programs/agency-cert.pem', import.meta.url)),
  key: readFileSync(new URL('../../apps/api/test/programs/agency-key.pem', import.meta.url)),
};

/** HTTP/1.1 headers that HTTP/2 forbids. */
const connectionHeaders = new Set(['connection', 'keep-alive', 'transfer-encoding']);

/**
 * Serves a server's pages over HTTP/2 and TLS, as the proxy in `deploy/Caddyfile` does.
 *
 * @param address the server's URL
 * @returns the proxy's URL, and a function that stops the proxy
 */
export async function http2Proxy(
  address: string,
): Promise<{ readonly url: string; readonly stop: () => void }> {
  const { hostname, port, host } = new URL(address);
  const agent = new Agent({ keepAlive: true });
  const forward = (incoming: Http2ServerRequest, outgoing: Http2ServerResponse) => {
    const sent = Object.entries(incoming.headers).filter(([name]) => !name.startsWith(':'));
    const headers = { ...Object.fromEntries(sent), host };
    const { method, url: path } = incoming;
    const upstream = request({ agent, hostname, port, method, path, headers }, (response) => {
      const received = Object.entries(response.headers).filter(
        ([name]) => !connectionHeaders.has(name),
      );
      outgoing.writeHead(response.statusCode ?? 502, Object.fromEntries(received));
      response.pipe(outgoing);
    });
    upstream.on('error', () => outgoing.destroy());
    incoming.pipe(upstream);
  };
  const server = createSecureServer(certificate, forward).listen(0, hostname);
  await once(server, 'listening');
  const own = server.address();
  if (own === null || typeof own === 'string') throw new Error('The proxy has no port');
  return {
    url: `https://${hostname}:${own.port}`,
    stop: () => {
      server.close();
      agent.destroy();
    },
  };
}
