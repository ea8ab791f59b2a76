import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startMailServer } from './mail-server.ts';

// The product as `npm start` runs it, on a free port, with a database and a mail server of its own.
const data = mkdtempSync(join(tmpdir(), 'latchkey-e2e-'));
process.on('exit', () => rmSync(data, { recursive: true, force: true }));

Object.assign(process.env, {
  PORT: '0',
  DATA_DIR: data,
  SMTP_URL: await startMailServer(),
  // All tests come from one address.
  AUTH_LIMITS: 'false',
});
await import(new URL('../scripts/start.ts', import.meta.url).href);
