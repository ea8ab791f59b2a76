import { describe, expect, it } from 'vitest';
import { sampleFacts } from '../../test/pricing-samples.ts';
import { sampleDetails } from '../../test/product-samples.ts';
import { unknownLimits } from '../loan/loan-limit.ts';
import { Percent } from '../units.ts';
import { estimateOf } from './estimate.ts';
import { ifRaised } from './if-raised.ts';

const details = { ...sampleDetails, closingCosts: Percent.parse(0) };

describe('ifRaised', () => {
  const raisedFrom = (changes: Parameters<typeof sampleFacts>[0]) =>
    ifRaised(estimateOf(sampleFacts(changes), details, [], unknownLimits), unknownLimits);

  it('returns figures with which the buyer qualifies, at this price and at the lower price', () => {
    const raised = raisedFrom({ downPayment: 15_000 });
    expect(raised?.estimate.leadsWith).toBe('lowered');
    const homePrice = raised?.qualifyingPrice ?? 0;
    expect(raisedFrom({ downPayment: 15_000, homePrice })).toBeNull();
    expect(raisedFrom({ downPayment: 15_000, homePrice: homePrice + 1 })).not.toBeNull();
  });

  it('returns null if the buyer already qualifies', () => {
    expect(raisedFrom({})).toBeNull();
  });

  it('does not suggest a price below $30,000', () => {
    expect(raisedFrom({ homePrice: 40_000, downPayment: 500 })).toMatchObject({
      qualifyingPrice: null,
    });
  });
});
