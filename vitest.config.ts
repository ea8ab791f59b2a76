import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

/** Tests of PostgreSQL servers alone, in which the embedded database has no part. */
const onlyOnServer = ['job-queue-outage', 'outage', 'server', 'transactions'].map(
  (name) => `apps/api/src/db/${name}.test.ts`,
);

/** Tests of the embedded database alone. */
const onlyEmbedded = 'apps/api/src/db/{checkpoints,folder-lock,*-pglite}.test.ts';

/** What stores something, one file for each repository, on the embedded database too. */
const onBothDatabases = [
  'apps/api/src/account/routes.test.ts',
  'apps/api/src/auth/google/linking.test.ts',
  'apps/api/src/auth/sessions/stored-keys.test.ts',
  'apps/api/src/auth/mails/deliver-account-mail.test.ts',
  'apps/api/src/auth/rate-limits/rate-limits.test.ts',
  'apps/api/src/auth/accounts/verify-routes.test.ts',
  'apps/api/src/auth/remote/remote.test.ts',
  'apps/api/src/auth/sessions/repository.test.ts',
  'apps/api/test/auth/sign-up.test.ts',
  'apps/api/src/auth/sweep-ended.test.ts',
  'apps/api/src/auth/accounts/change-address.test.ts',
  'apps/api/src/leads/deliveries/deliver.test.ts',
  'apps/api/src/leads/deliveries/requeue-orphaned.test.ts',
  'apps/api/src/leads/retention/retention.test.ts',
  'apps/api/src/leads/routes.test.ts',
  'apps/api/src/operator/routes.test.ts',
  'apps/api/src/quotes/routes.test.ts',
  'apps/api/src/steps/routes.test.ts',
];

export default defineConfig({
  test: {
    reporters: ['default', 'json'],
    outputFile: { json: 'test-results/unit.json' },
    // Vitest leaves a core idle otherwise. Lint and types run at the same time but end sooner.
    maxWorkers: '100%',
    // Files share a process and what they import: to import it again for each takes most of the time.
    isolate: false,
    // While lint and types take their share of the machine, a test is slow and not wrong.
    testTimeout: 30_000,
    hookTimeout: 60_000,
    provide: { isFull: Boolean(process.env.FULL) },
    projects: [
      {
        extends: true,
        resolve: { alias: { '@': join(import.meta.dirname, 'apps/web/src') } },
        test: {
          name: 'unit',
          include: ['{packages,apps/web,data,e2e}/**/*.test.{ts,tsx}'],
          css: true,
          setupFiles: 'apps/web/test/load-texts.ts',
        },
      },
      {
        // Every test of the API, on PostgreSQL.
        extends: true,
        test: {
          name: 'integration',
          include: ['{apps/api,scripts,lint,bench}/**/*.test.ts'],
          exclude: [onlyEmbedded],
          globalSetup: 'apps/api/test/db/postgres-setup.ts',
        },
      },
      {
        extends: true,
        test: {
          name: 'embedded',
          include: ['apps/api/src/db/**/*.test.ts', ...onBothDatabases],
          exclude: onlyOnServer,
          globalSetup: 'apps/api/test/db/pglite-setup.ts',
        },
      },
    ],
  },
});
