import { defineConfig } from '@playwright/test';
import config from './playwright.config.ts';

/** The same tests on a PostgreSQL server from npm: those of what the server stores. */
export default defineConfig({
  ...config,
  testMatch:
    '{account-*,dashboard,get-a-quote,google,hosted-accounts,keep-my-answers,move-quotes,operator*,pre-approval,reset-password,send-once,steps,two-tabs}.spec.ts',
  outputDir: 'test-results/e2e-postgres',
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e-postgres.json' }]],
  webServer: { ...config.webServer, command: 'node e2e/server.ts postgres' },
});
