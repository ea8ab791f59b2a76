import { once } from 'node:events';
import { createServer, IncomingMessage, ServerResponse } from 'node:http';
import { connect, Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { freePort } from '../free-port.ts';
import { joined } from './joined.ts';

/** One that is not sent. */
const response = () => new ServerResponse(new IncomingMessage(new Socket()));

const textOf = (name: string) => `${name} `.repeat(3_000);

test('texts and bytes stand one behind the other, in UTF-8', () => {
  const pieces = ['{"fee":"', Buffer.from('é€'), '🏠', '', Buffer.alloc(0), '"}'];
  expect(joined(pieces, response()).toString()).toBe('{"fee":"é€🏠"}');
  expect(joined([], response())).toHaveLength(0);
});

test('an answer that is not sent stays as it is however many come after it', () => {
  const first = joined(['first'], response());
  const others = Array.from({ length: 100 }, (_, index) =>
    joined([textOf(`${index}`)], response()),
  );
  expect(first.toString()).toBe('first');
  for (const [index, other] of others.entries()) expect(other.toString()).toBe(textOf(`${index}`));
});

test('an answer may be larger than the memory that is used again', () => {
  const long = '€'.repeat(300_000);
  expect(joined(['a', long, 'z'], response()).toString()).toBe(`a${long}z`);
  expect(joined(['next'], response()).toString()).toBe('next');
});

test('who reads slowly gets the own answers, whatever others ask meanwhile', async () => {
  const server = createServer((request, answer) => {
    answer.end(joined([textOf(request.url ?? '')], answer));
  });
  const port = await freePort('127.0.0.1');
  await once(server.listen(port, '127.0.0.1'), 'listening');
  try {
    // More than the system keeps for a reader.
    const names = Array.from({ length: 600 }, (_, index) => `/slow-${index}`);
    const slow = connect(port, '127.0.0.1');
    slow.write(names.map((name) => `GET ${name} HTTP/1.1\r\nhost: a\r\n\r\n`).join(''));
    for (let index = 0; index < 200; index += 1) {
      const quick = await fetch(`http://127.0.0.1:${port}/quick-${index}`);
      expect(await quick.text()).toBe(textOf(`/quick-${index}`));
    }
    slow.end('GET /last HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n');
    const answers = (await text(slow)).split(/HTTP\/1\.1 200 OK\r\n/).slice(1);
    const bodies = answers.map((answer) => answer.split('\r\n\r\n')[1]);
    expect(bodies).toEqual([...names, '/last'].map(textOf));
  } finally {
    server.close();
    await once(server, 'close');
  }
});
