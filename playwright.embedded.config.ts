import { defineConfig } from '@playwright/test';
import config from './playwright.config.ts';

/**
 * Runs the tests that store data on the server again, on the embedded database. Only `npm run
 * test:full` runs these. The integration tests already run each repository on both databases.
 */
export default defineConfig({
  ...config,
  testMatch:
    '{account-*,dashboard,google,hosted-accounts,keep-my-answers,move-quotes,notices,operator*,pre-approval,reset-password,send-once,steps,two-tabs,walk-*}.spec.ts',
  outputDir: 'test-results/e2e-embedded',
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e-embedded.json' }]],
  webServer: { ...config.webServer, command: 'node e2e/server.ts embedded' },
});
