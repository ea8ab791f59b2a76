import type { Socket } from 'node:net';
import { Failure } from '../process/failure.ts';
import { problemDocument } from './problem-document.ts';

const statusLines = new Map([
  ['ERR_HTTP_REQUEST_TIMEOUT', '408 Request Timeout'],
  ['HPE_HEADER_OVERFLOW', '431 Request Header Fields Too Large'],
]);

/** Responds to invalid HTTP with an error, and then closes the connection. */
export function refuseUnreadable({ code = '' }: NodeJS.ErrnoException, socket: Socket): void {
  if (code === 'ECONNRESET' || socket.destroyed) return;
  const statusLine = statusLines.get(code) ?? '400 Bad Request';
  const body = JSON.stringify({
    ...problemDocument(new Failure('invalid-request')),
    status: Number.parseInt(statusLine, 10),
  });
  const head = [
    `HTTP/1.1 ${statusLine}`,
    'Connection: close',
    'Content-Type: application/problem+json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'X-Content-Type-Options: nosniff',
  ];
  if (socket.writable) socket.write(`${head.join('\r\n')}\r\n\r\n${body}`);
  socket.destroySoon();
}
