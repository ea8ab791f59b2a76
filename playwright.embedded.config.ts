import { defineConfig } from '@playwright/test';
import config from './playwright.config.ts';

/**
 * Repeats the browser tests that store data on the server, this time on the embedded database. Only
 * `npm run test:full` uses this configuration. The integration tests already test each repository
 * on both databases.
 */
export default defineConfig({
  ...config,
  testMatch:
    '{account-*,dashboard,google,hosted-accounts,keep-my-answers,move-quotes,notices,operator*,pre-approval,reset-password,send-once,steps,two-tabs,walk-*}.spec.ts',
  outputDir: 'test-results/e2e-embedded',
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e-embedded.json' }]],
  webServer: { ...config.webServer, command: 'node e2e/server.ts embedded' },
});
