import { expect, it } from 'vitest';
import { leastTaxAfterSale } from './least-tax-after-sale.ts';

it('is 1.1 % in California, where a sale resets the assessment, and nothing elsewhere', () => {
  expect(leastTaxAfterSale('CA')).toBe(0.011);
  expect(leastTaxAfterSale('TX')).toBe(0);
});
