import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { readConfig } from '../config.ts';

describe('secrets in files', () => {
  const folder = mkdtempSync(join(tmpdir(), 'latchkey-secrets-'));
  const fileOf = (content: string) => {
    const file = join(folder, `${content.length}`);
    writeFileSync(file, content);
    return file;
  };
  const secret = '0123456789 abcdef 0123456789 abcdef';

  afterAll(() => rmSync(folder, { recursive: true }));

  it.each(['', '\n', '\r\n'])('reads a secret that ends with %j', (end) => {
    const { auth, smtpUrl, metricsToken } = readConfig({
      AUTH_SECRET_FILE: fileOf(`${secret}${end}`),
      SMTP_URL_FILE: fileOf(`smtps://user:p%40ss@mail.example.com${end}`),
      METRICS_TOKEN_FILE: fileOf(` spaces at both ends ${end}`),
    });
    expect(auth.secret).toBe(secret);
    expect(smtpUrl).toBe('smtps://user:p%40ss@mail.example.com');
    expect(metricsToken).toBe(' spaces at both ends ');
  });

  it('treats an empty variable as unset', () => {
    const empty = { AUTH_SECRET: '', AUTH_SECRET_FILE: fileOf(secret), SMTP_URL_FILE: '' };
    expect(readConfig(empty)).toMatchObject({ auth: { secret }, smtpUrl: undefined });
  });

  it('reports each unusable file in one line, without revealing a secret', () => {
    const environment = {
      AUTH_SECRET: secret,
      AUTH_SECRET_FILE: fileOf(`another ${secret}`),
      DATABASE_URL_FILE: join(folder, 'none'),
      METRICS_TOKEN_FILE: folder,
      LEAD_WEBHOOK_SECRET_FILE: fileOf('\n'),
    };
    const faults = (() => {
      try {
        return [readConfig(environment)];
      } catch (error) {
        return error instanceof Error ? error.message.split('\n') : [];
      }
    })();
    expect(faults.map((line) => String(line).replaceAll(folder, ''))).toEqual([
      expect.stringContaining('DATABASE_URL_FILE names the file /none, which does not exist'),
      'METRICS_TOKEN_FILE names the file , which cannot be read (EISDIR)',
      'AUTH_SECRET and AUTH_SECRET_FILE are both set: remove one of them',
      'LEAD_WEBHOOK_SECRET_FILE names the file /1, which is empty',
    ]);
  });

  it('does not repeat an invalid secret from a file', () => {
    const file = fileOf('too short');
    expect(() => readConfig({ AUTH_SECRET_FILE: file })).toThrow(
      /AUTH_SECRET must have 32 characters or more$/,
    );
  });
});
