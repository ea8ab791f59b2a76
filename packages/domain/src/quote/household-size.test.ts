import { describe, expect, it } from 'vitest';
import { householdSizes, isOpenEnded } from './household-size.ts';
import { QuoteAnswers } from './quote.ts';

const { householdSize } = QuoteAnswers.shape;

describe('householdSizes', () => {
  it('lists exactly the household sizes that a quote accepts', () => {
    const around = Array.from({ length: 12 }, (_, index) => index - 1);
    expect(householdSizes).toEqual(around.filter((size) => householdSize.safeParse(size).success));
  });

  it('ends with the size that also includes larger households', () => {
    expect(householdSizes.filter(isOpenEnded)).toEqual([8]);
  });
});
