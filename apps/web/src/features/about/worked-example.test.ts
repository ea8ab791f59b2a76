import { sampleProduct } from '@latchkey/domain/samples';
import { expect, it } from 'vitest';
import { widestFigure } from '@/ui/figure-size.ts';
import { workedExampleFor } from './worked-example.ts';

it('shows its figures at a size that fits the widest one', () => {
  expect(widestFigure(workedExampleFor(sampleProduct).comparison)).toBeCloseTo(6.78, 2);
});
