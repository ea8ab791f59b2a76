import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

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
        test: { name: 'integration', include: ['{apps/api,scripts,lint,bench}/**/*.test.ts'] },
      },
    ],
  },
});
