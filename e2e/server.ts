import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startCluster } from '@latchkey/api/testing';
import { startMailServer } from './mail-server.ts';
import { CLIENT_ID, startProvider } from './openid-provider.ts';

// The product as `npm start` runs it, on a free port, with a database, a mail server and an identity
// provider of its own. With `postgres` its database is a PostgreSQL server, which ends with it.
const isOnServer = process.argv[2] === 'postgres';
const data = mkdtempSync(join(tmpdir(), 'latchkey-e2e-'));
process.on('exit', () => rmSync(data, { recursive: true, force: true }));

/** What a command of the product needs to be told to find the same database. */
const place = {
  DATA_DIR: data,
  DATABASE_URL: isOnServer ? (await startCluster()).address('postgres') : '',
};
Object.assign(process.env, place, {
  PORT: '0',
  SMTP_URL: await startMailServer(),
  GOOGLE_CLIENT_ID: CLIENT_ID,
  GOOGLE_ISSUER: await startProvider(),
  // The machine that tests are run on may stall.
  MAX_EVENT_LOOP_DELAY_MS: '0',
  // All tests come from one address.
  AUTH_LIMITS: 'false',
  LEAD_MAX_PER_ADDRESS: '1000000',
  LEAD_MAX_PER_EMAIL: '1000000',
});
for (const [name, value] of Object.entries(place)) console.log(`${name}=${value}`);
await import(new URL('../scripts/start.ts', import.meta.url).href);
// Where it does not start, what serves it here must not keep the run waiting.
if (process.exitCode) process.exit();
