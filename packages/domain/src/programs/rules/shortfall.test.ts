import { expect, it } from 'vitest';
import { shortfall } from './shortfall.ts';

it.each([
  [{ required: 96_150, actual: 99_350 }, 3_200],
  [{ required: 5_000, actual: 4_500 }, 500],
  [{ required: 5_250.25, actual: 4_500 }, 751],
  // A percentage of a price is not exact: 1.1% of 300,000 is 3,300.0000000000005.
  [{ required: (300_000 * 1.1) / 100, actual: 3_000 }, 300],
  [{ required: null, actual: 1 }, 0],
])('returns the shortfall for %j: $%i', (sums, dollars) => {
  expect(shortfall(sums)).toBe(dollars);
});
