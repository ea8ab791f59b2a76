import { readConfig } from '../../src/config.ts';
import type { Database } from '../../src/db/database.ts';
import type { Dependencies } from '../../src/dependencies.ts';
import { openTestDatabase } from '../db/test-database.ts';
import { buildTestAppOn } from '../test-app.ts';
import { type Browser, type BrowserOptions, openBrowser } from './browser.ts';
import { type Mailbox, openMailbox } from './mailbox.ts';
import { type TestClock, testClock } from './test-clock.ts';

export const SITE = 'https://home.example';

/** A running account server with its mailbox and clock. */
export interface AuthServer {
  readonly url: string;
  readonly database: Database;
  readonly clock: TestClock;
  readonly mailbox: Mailbox;
  /** Opens a new browser with empty storage. */
  browser(options?: BrowserOptions): Browser;
  /** Starts another server on the same database with other settings. */
  another(environment?: Record<string, string>, clock?: TestClock): Promise<AuthServer>;
  close(): Promise<void>;
}

/** Starts a server on a new database. Rate limits are off unless the settings turn them on. */
export async function startAuthServer(
  environment: Record<string, string> = {},
): Promise<AuthServer> {
  const [{ database, close }, mailbox] = await Promise.all([openTestDatabase(), openMailbox()]);
  const server = await startOn(database, mailbox, environment, testClock());
  return {
    ...server,
    async close() {
      await server.close();
      await Promise.all([close(), mailbox.close()]);
    },
  };
}

/** Starts a server on an open database. The database stays open when the server closes. */
export async function startOn(
  database: Database,
  mailbox: Mailbox,
  environment: Record<string, string>,
  clock: TestClock,
): Promise<AuthServer> {
  const config = readConfig({
    LOG_LEVEL: 'silent',
    SITE_URL: SITE,
    SMTP_URL: mailbox.url,
    AUTH_LIMITS: 'false',
    // Turned off, because the machine is busy while tests run on all cores.
    MAX_EVENT_LOOP_DELAY_MS: '0',
    ...environment,
  });
  const changes: Partial<Dependencies> = { ...config, clock: clock.now };
  const app = await buildTestAppOn(database, changes);
  const url = `${await app.listen({ port: 0, host: '127.0.0.1' })}/auth/v1`;
  return {
    url,
    database,
    clock,
    mailbox,
    browser: (options) => openBrowser(url, options),
    another: (changed = {}, itsClock = clock) =>
      startOn(database, mailbox, { ...environment, ...changed }, itsClock),
    async close() {
      await app.close();
    },
  };
}
