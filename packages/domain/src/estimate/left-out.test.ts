import { describe, expect, it } from 'vitest';
import { sampleFacts } from '../../test/pricing-samples.ts';
import { sampleDetails } from '../../test/product-samples.ts';
import { costTables } from '../costs/cost-tables.generated.ts';
import { countedDetails } from '../costs/counted-details.ts';
import { unknownLimits } from '../loan/applied-loan-type.ts';
import { estimateOf } from './estimate.ts';
import { partInLowered, uncountedInsurance } from './left-out.ts';

function estimated(downPayment: number, mortgageInsurance = false) {
  const own = { ...sampleDetails, mortgageInsurance };
  const details = countedDetails(own, 'TX', costTables.closingCosts);
  return estimateOf(sampleFacts({ downPayment }), details, [], unknownLimits);
}

describe('uncountedInsurance', () => {
  it('is what a lender adds while the buyer counts no insurance', () => {
    const estimate = estimated(40_000);
    const { mortgageInsurance } = estimate.allIn.traditional;
    expect(mortgageInsurance).toBeGreaterThan(0);
    expect(uncountedInsurance(estimate)).toEqual({ mortgageInsurance, financedPremium: 0 });
  });

  it('is null if the buyer counts it, or if the loan needs none', () => {
    expect(uncountedInsurance(estimated(40_000, true))).toBeNull();
    expect(uncountedInsurance(estimated(80_000))).toBeNull();
  });

  it('is unknown if no list has a rate', () => {
    expect(uncountedInsurance(estimated(4_000))?.mortgageInsurance).toBeNull();
  });
});

describe('partInLowered', () => {
  it('is what the lowered payment adds to principal and interest on a line of credit', () => {
    const { comparison, terms } = estimated(80_000);
    const { ITMOMortgagePayment, principalAndInterest } = comparison;
    expect(comparison.secondLoan.product).toBe('Line of Credit');
    expect(partInLowered({ terms })).toBeCloseTo(ITMOMortgagePayment - principalAndInterest, 6);
  });
});
