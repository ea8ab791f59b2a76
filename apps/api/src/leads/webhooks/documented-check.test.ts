import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signedHeaders } from './signature.ts';

type Check = (headers: Record<string, string>, body: string, secret: string) => boolean;

const page = new URL('../../../../../docs/leads.md', import.meta.url);
const file = join(tmpdir(), `latchkey-${crypto.randomUUID()}.mjs`);
const [plain, encoded] = [
  'a secret for receivers of leads',
  'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
];
const message = { id: 'a', body: '{"text":"ü"}' };

describe('the signature check in docs/leads.md', () => {
  let isFromLatchkey: Check;
  const signed = (secret: string, now = new Date()) => signedHeaders(secret, { ...message, now });

  beforeAll(async () => {
    const [, sample = ''] = /```js\n([\s\S]*?)```/.exec(readFileSync(page, 'utf8')) ?? [];
    writeFileSync(file, sample);
    ({ isFromLatchkey } = await import(pathToFileURL(file).href));
  });

  afterAll(() => rmSync(file));

  it.each([plain, encoded])('accepts a message signed with %s', (secret) => {
    expect(isFromLatchkey(signed(secret), message.body, secret)).toBe(true);
  });

  it.each([
    ['another secret', signed(plain), message.body, encoded],
    ['another body', signed(plain), `${message.body} `, plain],
    ['an old timestamp', signed(plain, new Date(Date.now() - 301_000)), message.body, plain],
    ['no signature', {}, message.body, plain],
  ] as const)('rejects %s', (_, headers, body, secret) => {
    expect(isFromLatchkey(headers, body, secret)).toBe(false);
  });
});
