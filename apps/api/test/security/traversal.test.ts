import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { Agent, type IncomingMessage, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp } from '../test-app.ts';

const SECRET = 'no one may read this';
const page = ['brand', 'product', 'config']
  .map((id) => `<script type="application/json" id="${id}"></script>`)
  .join('');

const dots = ['..', '%2e%2e', '.%2e', '%252e%252e', '%c0%ae%c0%ae', '..;', '....', '.%00.'];
const slashes = ['/', '%2f', '\\', '%5c', '%252f', '%255c', '//', '%c0%af'];
const starts = ['/', '/assets/', '/assets/none/', '/api/docs/static/', '/auth/v1/'];
const names = ['secret.txt', 'secret.txt%00', 'secret.txt%00.js'];

/** URLs that go one to three folders up from every path that serves files. */
const addresses = starts.flatMap((start) =>
  dots.flatMap((dot) =>
    slashes.flatMap((slash) =>
      [1, 2, 3].flatMap((height) =>
        names.map((name) => start + (dot + slash).repeat(height) + name),
      ),
    ),
  ),
);

describe('a file outside the public folders', () => {
  const outside = mkdtempSync(join(tmpdir(), 'latchkey-outside-'));
  const folder = join(outside, 'web');
  const agent = new Agent({ keepAlive: true });
  let app: FastifyInstance;
  let server: string;

  /** Sends a request with the path unchanged. `fetch` and `inject` would normalize the path. */
  const get = async (address: string): Promise<{ status: number; body: string }> => {
    const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
    request(server, { path: address, agent }, resolve).on('error', reject).end();
    const answer = await promise;
    return { status: answer.statusCode ?? 0, body: await text(answer) };
  };

  beforeAll(async () => {
    mkdirSync(join(folder, 'assets'), { recursive: true });
    writeFileSync(join(outside, 'secret.txt'), SECRET);
    writeFileSync(join(folder, '.hidden.txt'), SECRET);
    writeFileSync(join(folder, 'shown.txt'), SECRET);
    writeFileSync(join(folder, 'index.html'), `<!doctype html>${page}`);
    ({ app } = await buildTestApp({ webApp: folder }));
    server = await app.listen({ port: 0, host: '127.0.0.1' });
  });

  afterAll(async () => {
    agent.destroy();
    await app.close();
    rmSync(outside, { recursive: true });
  });

  it('does not serve a private file for any spelling of its path', {
    timeout: 360_000,
  }, async () => {
    expect((await get('/shown.txt')).body).toBe(SECRET);
    const read: string[] = [];
    for (const address of addresses) {
      if ((await get(address)).body.includes(SECRET)) read.push(address);
    }
    expect(read).toEqual([]);
  });

  it.each([
    '/.hidden.txt',
    '/%2ehidden.txt',
    '/assets/../.hidden.txt',
    '//.hidden.txt',
    'file:///etc/hostname',
    '/%2fetc%2fhostname',
    '//etc/hostname',
    '/assets/%2fetc/hostname',
    '/C:%5cwindows%5cwin.ini',
  ])('does not serve a file at %s', async (address) => {
    const { status, body } = await get(address);
    expect(body).not.toContain(SECRET);
    expect(status >= 400 || body.includes('<!doctype html>')).toBe(true);
  });
});
