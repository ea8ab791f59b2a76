import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startCluster } from '@latchkey/api/testing';
import { startMailServer } from './mail-server.ts';
import { CLIENT_ID, startProvider } from './openid-provider.ts';

// Runs the product in the same way as `npm start`, on a free port, with its own database, mail
// server and identity provider. Starts a PostgreSQL server for the run, unless the argument is
// `embedded`.
const isEmbedded = process.argv[2] === 'embedded';
const data = mkdtempSync(join(tmpdir(), 'latchkey-e2e-'));
process.on('exit', () => rmSync(data, { recursive: true, force: true }));

/**
 * The path of a file with the shipped brand and a postal address. Without this address, the product
 * sends no notices.
 */
const brandFile = join(data, 'brand.json');
const shipped = readFileSync(join(import.meta.dirname, '../brand/brand.json'), 'utf8');
const { legal, ...brand } = JSON.parse(shipped);
const postalAddress = '1 Example Street, Lansing, MI 48933';
writeFileSync(brandFile, JSON.stringify({ ...brand, legal: { ...legal, postalAddress } }));

/** Settings that let the product's commands use the server's database. */
const databaseSettings = {
  DATA_DIR: data,
  DATABASE_URL: isEmbedded ? '' : (await startCluster()).address('postgres'),
};
Object.assign(process.env, databaseSettings, {
  PORT: '0',
  BRAND_FILE: brandFile,
  SMTP_URL: await startMailServer(),
  GOOGLE_CLIENT_ID: CLIENT_ID,
  GOOGLE_ISSUER: await startProvider(),
  // The test machine may pause for a while, so the server must not reject requests because of
  // delays.
  MAX_EVENT_LOOP_DELAY_MS: '0',
  // The server sends emails about changes at any hour, and at once.
  NOTICE_HOURS: '0-24',
  NOTICE_BUNDLE_MINUTES: '0',
  // All tests have the same IP address.
  AUTH_LIMITS: 'false',
  LEAD_MAX_PER_ADDRESS: '1000000',
  LEAD_MAX_PER_EMAIL: '1000000',
});
for (const [name, value] of Object.entries(databaseSettings)) console.log(`${name}=${value}`);
await import(new URL('../scripts/start.ts', import.meta.url).href);
// If the product did not start, exits even though the other servers are still running.
if (process.exitCode) process.exit();
