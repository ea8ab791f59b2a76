import { expect, it } from 'vitest';
import { sampleFacts } from '../../test/pricing-samples.ts';
import { sampleDetails } from '../../test/product-samples.ts';
import { latestAverageGap } from '../loan/latest-average.ts';
import { unknownLimits } from '../loan/loan-limit.ts';
import { Percent } from '../units.ts';
import { answerOf } from './answer.ts';
import { atLatestAverage } from './at-latest-average.ts';
import { estimateOf } from './estimate.ts';

const details = { ...sampleDetails, closingCosts: Percent.parse(0) };

it('calculates the first payment of the same answer at the latest average rate', () => {
  const at = (interest: number) =>
    estimateOf(sampleFacts({ interest }), details, [], unknownLimits);
  const week = { date: '2026-10-01', rate30: 7.28, rate15: null, ageDays: 20 };
  const gap = latestAverageGap(sampleFacts(), week);
  if (gap === null) throw new Error('no gap');
  expect(atLatestAverage(gap, at(6.375), 80_000, unknownLimits)).toEqual({
    average: 7.28,
    date: '2026-10-01',
    ageDays: 20,
    payment: answerOf(at(7.28), 80_000).eachMonth.now,
  });
});
