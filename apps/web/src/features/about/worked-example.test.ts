import { expect, it } from 'vitest';
import { widestFigure } from '@/ui/figure-size.ts';
import { comparison } from './worked-example.ts';

it('shows its figures at a size that fits the widest one', () => {
  expect(widestFigure(comparison)).toBeCloseTo(6.78, 2);
});
