import { expect, it } from 'vitest';
import { shortfall } from './shortfall.ts';

it.each([
  [{ needed: 96_150, has: 99_350 }, 3_200],
  [{ needed: 5_000, has: 4_500 }, 500],
  [{ needed: 5_250.25, has: 4_500 }, 751],
  // A percent of a price is not exact: 1.1 % of 300,000 is 3,300.0000000000005.
  [{ needed: (300_000 * 1.1) / 100, has: 3_000 }, 300],
  [{ needed: null, has: 1 }, 0],
])('%j lies %i apart', (sums, dollars) => {
  expect(shortfall(sums)).toBe(dollars);
});
