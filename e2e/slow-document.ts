import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';

/** A proxy between the browser and our server that delays the end of each document. */
export interface SlowServer {
  readonly address: string;
  /** Sends the end of each delayed document. */
  readonly release: () => void;
  readonly stop: () => void;
}

/**
 * Starts the proxy.
 *
 * @param mark the proxy pauses a document after this text until `release` is called
 */
export async function startSlowServer(baseURL: string, mark: string): Promise<SlowServer> {
  const { promise: isReleased, resolve: release } = Promise.withResolvers<void>();
  const pass = async (response: IncomingMessage, answer: ServerResponse) => {
    answer.writeHead(response.statusCode ?? 502, response.headers);
    const html = Buffer.concat(await response.toArray());
    const end = html.indexOf(mark) + mark.length;
    if (response.headers['content-type']?.startsWith('text/html')) {
      answer.write(html.subarray(0, end));
      await isReleased;
      answer.end(html.subarray(end));
    } else {
      answer.end(html);
    }
  };
  const server = createServer(({ url = '/', method, headers }, answer) => {
    const own = { ...headers, 'accept-encoding': 'identity' };
    request(new URL(url, baseURL), { method, headers: own })
      .on('response', (response) => void pass(response, answer))
      .end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const listening = server.address();
  const port = typeof listening === 'object' ? listening?.port : undefined;
  return { address: `http://127.0.0.1:${port}`, release, stop: () => server.close() };
}
