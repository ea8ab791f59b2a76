import { workedExample } from '@latchkey/domain';
import { sampleProduct } from '@latchkey/domain/samples';
import { expect, it } from 'vitest';
import { widestFigure } from '@/ui/figure-size.ts';

it('shows its figures at a size that fits the widest one', () => {
  expect(widestFigure(workedExample(sampleProduct).comparison)).toBeCloseTo(6.78, 2);
});
