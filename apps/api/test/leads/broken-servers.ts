import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { createServer, type Socket } from 'node:net';

/** Failing responses of a webhook receiver, each with the error that the delivery log records. */
export const failingAnswers: readonly (readonly [
  string,
  string,
  (response: ServerResponse) => void,
])[] = [
  ['with 500', 'responded with status 500', (response) => response.writeHead(500).end()],
  ['with 404', 'responded with status 404', (response) => response.writeHead(404).end()],
  ['with a redirect', 'responded with status 302', redirect],
  ['and closes immediately', 'ECONNRESET', (response) => response.destroy()],
  ['and closes halfway through', 'ECONNRESET', closeHalfWay],
  [
    'with a body that is too long',
    'sent a response that is too long',
    (response) => response.end('x'.repeat(70_000)),
  ],
];

/** Matches the error for a host name that does not resolve: EAI_AGAIN if the machine has no DNS. */
export const unresolvedHost = /^(ENOTFOUND|EAI_AGAIN)$/;

function redirect(response: ServerResponse): void {
  response.writeHead(302, { location: 'https://elsewhere.example' }).end();
}

function closeHalfWay(response: ServerResponse): void {
  response.writeHead(200, { 'content-length': '1000' });
  response.write('half');
  setImmediate(() => response.destroy());
}

export function drip(response: ServerResponse): void {
  response.writeHead(200);
  const timer = setInterval(() => response.write('.'), 50);
  response.on('close', () => clearInterval(timer));
}

export function greetAndClose(socket: Socket): void {
  socket.write('220 mail.example ready\r\n');
  socket.once('data', () => socket.destroy());
}

/** Starts a server that accepts one connection and then closes. */
export async function brokenServer(meet: (socket: Socket) => void): Promise<string> {
  const server = createServer((socket) => {
    socket.on('error', () => {});
    meet(socket);
  });
  server.unref();
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  return `smtp://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
}
