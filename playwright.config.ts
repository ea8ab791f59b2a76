import { defineConfig } from '@playwright/test';
import { browser } from './e2e/browser.ts';

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results/e2e',
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }]],
  fullyParallel: true,
  forbidOnly: 'CI' in process.env,
  // A shared machine may stall for seconds; what fails twice is broken.
  retries: 'CI' in process.env ? 1 : 0,
  workers: 2,
  use: {
    // Put there by `wait` below, as the place of the database is.
    baseURL: process.env.SERVER_ADDRESS ?? '',
    launchOptions: await browser(),
    contextOptions: { reducedMotion: 'reduce' },
    locale: 'en-US',
    timezoneId: 'America/Chicago',
    screenshot: 'only-on-failure',
    // Its snapshots show what happened; filming every test costs a sixth of the time.
    trace: { mode: 'retain-on-failure', screenshots: false },
  },
  projects: [
    {
      // What a phone shows otherwise than a desktop.
      name: 'phone',
      grep: /@phone/,
      use: { viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true },
    },
    { name: 'desktop', use: { viewport: { width: 1280, height: 800 } } },
  ],
  webServer: {
    command: 'node e2e/server.ts',
    // The server prints both for either database; tests read them from their environment.
    wait: {
      stdout:
        /DATA_DIR=(?<data_dir>[^\n]+)\nDATABASE_URL=(?<database_url>\S*)\n.*is ready: (?<server_address>\S+)\n/s,
    },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
    // It builds the web app first, which takes minutes on a busy machine.
    timeout: 300_000,
  },
});
