import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startMailServer } from './mail-server.ts';
import { CLIENT_ID, startProvider } from './openid-provider.ts';

// The product as `npm start` runs it, on a free port, with a database, a mail server and an identity
// provider of its own.
const data = mkdtempSync(join(tmpdir(), 'latchkey-e2e-'));
process.on('exit', () => rmSync(data, { recursive: true, force: true }));

Object.assign(process.env, {
  PORT: '0',
  DATA_DIR: data,
  SMTP_URL: await startMailServer(),
  GOOGLE_CLIENT_ID: CLIENT_ID,
  GOOGLE_ISSUER: await startProvider(),
  // The machine that tests are run on may stall.
  LONGEST_DELAY: '0',
  // All tests come from one address.
  AUTH_LIMITS: 'false',
  LEAD_MAX_PER_ADDRESS: '1000000',
  LEAD_MAX_PER_EMAIL: '1000000',
});
await import(new URL('../scripts/start.ts', import.meta.url).href);
