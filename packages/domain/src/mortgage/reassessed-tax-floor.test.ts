import { expect, it } from 'vitest';
import { reassessedTaxFloor } from './reassessed-tax-floor.ts';

it('is 1.1% in California, where a sale triggers reassessment, and 0 elsewhere', () => {
  expect(reassessedTaxFloor('CA')).toBe(0.011);
  expect(reassessedTaxFloor('TX')).toBe(0);
});
