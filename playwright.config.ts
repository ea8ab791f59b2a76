import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { browser } from './e2e/browser.ts';
import { isPictured } from './e2e/pictures.ts';

const isFull = Boolean(process.env.FULL);

/** Tests that the usual run skips, because faster tests cover most of what they check. */
const skipped = isFull ? [] : /@full/;

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results/e2e',
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }]],
  fullyParallel: true,
  forbidOnly: 'CI' in process.env,
  // This is three times Playwright's default, for a slow or busy machine. Tests wait for a state,
  // so a longer limit delays only failing tests.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  // The second attempt records a trace.
  retries: 'CI' in process.env ? 1 : 0,
  // Opens one page per core. With three pages on two cores, every page waited for the others, and
  // long tests timed out. With more than four pages, all pages would wait for their one server.
  workers: Math.min(availableParallelism(), 4),
  use: {
    // `webServer.wait` below sets this variable and a variable with the database's address.
    baseURL: process.env.SERVER_ADDRESS ?? '',
    launchOptions: await browser(),
    contextOptions: { reducedMotion: 'reduce' },
    locale: 'en-US',
    timezoneId: 'America/Chicago',
    screenshot: 'only-on-failure',
    // Recording the first attempt of every test would take a sixth of the run time.
    trace: { mode: 'on-first-retry', screenshots: false },
  },
  projects: [
    {
      // These tests check what looks or works differently on a phone.
      name: 'phone',
      grep: /@phone/,
      grepInvert: skipped,
      use: { viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true },
    },
    {
      name: 'desktop',
      // In the usual run, one window size is enough for a test.
      grepInvert: isFull || isPictured ? skipped : /@phone|@full/,
      use: { viewport: { width: 1280, height: 800 } },
    },
  ],
  webServer: {
    command: 'node e2e/server.ts',
    // The server prints these values. Playwright passes them to the tests as environment variables.
    wait: {
      stdout:
        /DATA_DIR=(?<data_dir>[^\n]+)\nDATABASE_URL=(?<database_url>\S*)\n.*is ready: (?<server_address>\S+)\n/s,
    },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    // The server builds the web app first, which takes minutes on a busy machine.
    timeout: 900_000,
  },
});
