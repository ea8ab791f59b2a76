import { defineConfig } from '@playwright/test';
import { browser } from './e2e/browser.ts';

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results/e2e',
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }]],
  fullyParallel: true,
  forbidOnly: 'CI' in process.env,
  // A shared machine may stall for seconds, so CI waits longer and retries each failure once.
  expect: { timeout: 'CI' in process.env ? 15_000 : 5_000 },
  retries: 'CI' in process.env ? 1 : 0,
  // With two workers, two cores are idle a fifth of the time because pages wait.
  workers: 3,
  use: {
    // `webServer.wait` below sets this variable, along with the database's address.
    baseURL: process.env.SERVER_ADDRESS ?? '',
    launchOptions: await browser(),
    contextOptions: { reducedMotion: 'reduce' },
    locale: 'en-US',
    timezoneId: 'America/Chicago',
    screenshot: 'only-on-failure',
    // Recording the first try of every test would take a sixth of the run time.
    trace: { mode: 'on-first-retry', screenshots: false },
  },
  projects: [
    {
      // Tests for anything that looks or works differently on a phone.
      name: 'phone',
      grep: /@phone/,
      use: { viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true },
    },
    {
      name: 'desktop',
      // In the usual run, these look the same in a wide window, or run there on PostgreSQL.
      ...(process.env.FULL ? {} : { grepInvert: /@phone-first|@phone.*@postgres/ }),
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
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
    // The server builds the web app first, which takes minutes on a busy machine.
    timeout: 300_000,
  },
});
