import { defineConfig } from 'vitest/config';

/** The tests that Stryker runs for each change that it makes to the domain's formulas and rules. */
export default defineConfig({
  test: {
    include: ['packages/domain/**/*.test.ts'],
    provide: { isFull: false },
    // The limit is longer, because Stryker counts the lines that each test runs, which slows tests
    // down.
    testTimeout: 60_000,
  },
});
