import { randomBytes } from 'node:crypto';
import { gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { compressed } from './compressed.ts';

const page = () => Buffer.from(randomBytes(4_000).toString('base64'));

it('compresses content once for each encoding, even for simultaneous requests', async () => {
  const content = page();
  const [first, same] = await Promise.all([compressed(content, 'br'), compressed(content, 'br')]);
  expect(first?.encoding).toBe('br');
  expect(same?.bytes).toBe(first?.bytes);
  expect((await compressed(content, 'gzip, br'))?.bytes).toBe(first?.bytes);
  const gzip = await compressed(content, 'gzip');
  expect(gunzipSync(gzip?.bytes ?? '')).toEqual(content);
});

it.each(['', 'identity', 'br;q=0, gzip;q=0', 'zstd'])(
  'compresses nothing for a client that accepts %j',
  async (accepted) => {
    expect(await compressed(page(), accepted)).toBeNull();
  },
);
