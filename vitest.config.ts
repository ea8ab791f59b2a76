import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { compiledTexts } from './apps/web/build/compiled-texts.ts';
import { countyMaps } from './apps/web/build/county-maps.ts';

/** Tests that need a PostgreSQL server and never use the embedded database. */
const onlyOnServer = ['job-queue-outage', 'outage', 'server', 'transactions'].map(
  (name) => `apps/api/src/db/${name}.test.ts`,
);

/** Tests that run only on the embedded database. */
const onlyEmbedded = 'apps/api/src/db/{checkpoints,folder-lock,*-pglite}.test.ts';

/** The main paths of the product. These test files also run on the embedded database. */
const onBothDatabases = [
  'apps/api/src/account/routes.test.ts',
  'apps/api/src/auth/sessions/repository.test.ts',
  'apps/api/test/auth/sign-up.test.ts',
  'apps/api/src/leads/deliveries/deliver.test.ts',
  'apps/api/src/leads/routes.test.ts',
  'apps/api/src/operator/routes.test.ts',
  'apps/api/src/programs/edits/change-fact.test.ts',
  'apps/api/src/quotes/routes.test.ts',
];

/**
 * One test file for each repository that the list above does not cover. With `FULL=1`, these files
 * also run on the embedded database.
 */
const onBothWithFull = [
  'apps/api/src/auth/google/linking.test.ts',
  'apps/api/src/auth/sessions/stored-keys.test.ts',
  'apps/api/src/auth/mails/deliver-account-mail.test.ts',
  'apps/api/src/auth/rate-limits/rate-limits.test.ts',
  'apps/api/src/auth/accounts/verify-routes.test.ts',
  'apps/api/src/auth/remote/remote.test.ts',
  'apps/api/test/auth/recovery-codes.test.ts',
  'apps/api/test/operate/runbooks.test.ts',
  'apps/api/test/operations/tracing.test.ts',
  'apps/api/src/auth/sweep-ended.test.ts',
  'apps/api/src/auth/accounts/change-address.test.ts',
  'apps/api/src/leads/deliveries/bundle.test.ts',
  'apps/api/src/leads/deliveries/requeue-orphaned.test.ts',
  'apps/api/src/leads/digests/deliver-digest.test.ts',
  'apps/api/src/leads/retention/retention.test.ts',
  'apps/api/src/operator/lead-team.test.ts',
  'apps/api/src/operator/lead-work.test.ts',
  'apps/api/src/operator/catalog/routes.test.ts',
  'apps/api/src/programs/links/repository.test.ts',
  'apps/api/src/organization/organization.test.ts',
  'apps/api/src/reference/limits/live-reference.test.ts',
  'apps/api/src/reference/rates/latest-average.test.ts',
  'apps/api/src/steps/routes.test.ts',
];

/**
 * A shared machine may stall for seconds, so CI reruns a failed test once, as it does for browser
 * tests.
 */
const retry = 'CI' in process.env ? 1 : 0;

export default defineConfig({
  test: {
    reporters: ['default', 'json'],
    outputFile: { json: 'test-results/unit.json' },
    // By default, Vitest leaves a core idle. Lint and type checks run at the same time, but they
    // finish sooner.
    maxWorkers: '100%',
    // Test files share a process and its imports. Importing the modules again for each file would
    // take most of the run time.
    isolate: false,
    // A machine may be slow or busy. Tests wait for a state, so a longer limit delays only failing
    // tests.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    provide: { isFull: Boolean(process.env.FULL) },
    projects: [
      {
        extends: true,
        plugins: [compiledTexts(), countyMaps()],
        resolve: { alias: { '@': join(import.meta.dirname, 'apps/web/src') } },
        test: {
          name: 'unit',
          include: ['{packages,apps/web,e2e}/**/*.test.{ts,tsx}'],
          css: true,
          setupFiles: 'apps/web/test/load-texts.ts',
        },
      },
      {
        // These tests check the shipped data. They contain the golden buyers, the second readings
        // of the rules, and checks of the catalog.
        extends: true,
        plugins: [compiledTexts()],
        resolve: { alias: { '@': join(import.meta.dirname, 'apps/web/src') } },
        test: {
          name: 'data',
          include: ['data/**/*.test.ts'],
          setupFiles: 'apps/web/test/load-texts.ts',
        },
      },
      {
        // These are all API tests, on PostgreSQL.
        extends: true,
        test: {
          name: 'integration',
          retry,
          include: ['{apps/api,scripts,lint,bench}/**/*.test.ts'],
          exclude: [onlyEmbedded],
          globalSetup: 'apps/api/test/db/postgres-setup.ts',
        },
      },
      {
        extends: true,
        test: {
          name: 'embedded',
          retry,
          include: [
            'apps/api/src/db/**/*.test.ts',
            ...onBothDatabases,
            ...(process.env.FULL ? onBothWithFull : []),
          ],
          exclude: process.env.FULL
            ? onlyOnServer
            : [...onlyOnServer, 'apps/api/src/db/job-queue.test.ts'],
          globalSetup: 'apps/api/test/db/pglite-setup.ts',
        },
      },
    ],
  },
});
