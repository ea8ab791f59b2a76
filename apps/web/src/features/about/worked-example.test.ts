import { workedExample } from '@latchkey/domain';
import { sampleProduct } from '@latchkey/domain/samples';
import { expect, it } from 'vitest';
import { widestFigure } from '@/ui/figure-size.ts';

it("uses a font size at which the example's widest figure fits", () => {
  expect(widestFigure(workedExample(sampleProduct).comparison)).toBeCloseTo(6.78, 2);
});
