import { expect, it } from 'vitest';
import { figureWidth } from './figure-size.ts';

it('adds up the widths of the digits and signs of a figure', () => {
  // Six digits, a dollar sign, a comma and a period.
  expect(figureWidth('$2,609.02')).toBeCloseTo(7 * 0.64 + 2 * 0.3, 2);
});
