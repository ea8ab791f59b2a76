import { defineConfig } from '@playwright/test';
import config from './playwright.config.ts';

/**
 * Runs the tests tagged `@postgres` on a PostgreSQL server from npm. `FULL=1` runs every test that
 * stores data on the server. That is optional because the integration tests already cover the SQL.
 */
const tests = process.env.FULL
  ? {
      projects: config.projects ?? [],
      testMatch:
        '{account-*,dashboard,google,hosted-accounts,keep-my-answers,move-quotes,notices,operator*,pre-approval,reset-password,send-once,steps,two-tabs,walk-*}.spec.ts',
    }
  : {
      projects: [{ name: 'desktop', use: { viewport: { width: 1280, height: 800 } } }],
      grep: /@postgres/,
    };

export default defineConfig({
  ...config,
  ...tests,
  outputDir: 'test-results/e2e-postgres',
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e-postgres.json' }]],
  webServer: { ...config.webServer, command: 'node e2e/server.ts postgres' },
});
