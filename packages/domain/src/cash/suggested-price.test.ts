import { expect, it } from 'vitest';
import { isSuggestedPrice } from './suggested-price.ts';

it.each([
  [116, false],
  [29_999, false],
  [30_000, true],
])('decides whether to suggest a home for %i dollars: %s', (homePrice, is) => {
  expect(isSuggestedPrice(homePrice)).toBe(is);
});
