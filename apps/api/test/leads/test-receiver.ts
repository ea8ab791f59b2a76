import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';

/** A received webhook call. */
interface ReceivedCall {
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** A local webhook receiver. Tests can make it fail. */
export interface TestReceiver {
  readonly url: string;
  readonly calls: readonly ReceivedCall[];
  /** Sets the response for later calls. */
  answer(how: (response: ServerResponse) => void): void;
  close(): void;
}

export async function testReceiver(): Promise<TestReceiver> {
  const calls: ReceivedCall[] = [];
  let answer: (response: ServerResponse) => void = (response) => response.writeHead(204).end();
  const server = createServer(async (request, response) => {
    calls.push({ headers: request.headers, body: await text(request) });
    answer(response);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  return {
    url: `http://127.0.0.1:${port}/leads?key=hidden`,
    calls,
    answer(how) {
      answer = how;
    },
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
