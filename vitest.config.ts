import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

/** Tests of the server alone, which its own database has no part in. */
const onlyOnServer = ['job-queue-outage', 'outage', 'server', 'transactions'].map(
  (name) => `apps/api/src/db/${name}.test.ts`,
);

export default defineConfig({
  test: {
    reporters: ['default', ['json', { outputFile: 'test-results/unit.json' }]],
    projects: [
      {
        resolve: { alias: { '@': join(import.meta.dirname, 'apps/web/src') } },
        test: {
          name: 'unit',
          include: ['{packages,apps/web,data,e2e}/**/*.test.{ts,tsx}'],
          css: true,
          // Pure functions need no process of their own: a third of the time.
          isolate: false,
        },
      },
      {
        test: {
          name: 'integration',
          include: ['{apps/api,scripts,lint,bench}/**/*.test.ts'],
          exclude: onlyOnServer,
          globalSetup: 'apps/api/test/db/pglite-setup.ts',
        },
      },
      {
        // What stores something does so on PostgreSQL as on the embedded database.
        test: {
          name: 'postgres',
          include: [
            'apps/api/src/{account,auth,db/maintenance,leads,operator,quotes,steps}/**/*.test.ts',
            'apps/api/test/auth/**/*.test.ts',
            'apps/api/src/db/job-queue.test.ts',
            ...onlyOnServer,
          ],
          // These store nothing.
          exclude: ['apps/api/src/auth/{mails,passwords,pkce,redirects}/**'],
          globalSetup: 'apps/api/test/db/postgres-setup.ts',
        },
      },
    ],
  },
});
