import { describe, expect, it } from 'vitest';
import { sampleFacts } from '../../test/pricing-samples.ts';
import { sampleDetails } from '../../test/product-samples.ts';
import { costTables } from '../costs/cost-tables.generated.ts';
import { countedDetails } from '../costs/counted-details.ts';
import { unknownLimits } from '../loan/loan-limit.ts';
import { monthOfYear } from '../mortgage/timeline.ts';
import { estimateOf } from './estimate.ts';
import { uncountedInsurance } from './left-out.ts';

function estimated(changes: Parameters<typeof sampleFacts>[0], mortgageInsurance = false) {
  const own = { ...sampleDetails, mortgageInsurance };
  const details = countedDetails(own, 'TX', costTables.closingCosts);
  return estimateOf(sampleFacts(changes), details, [], unknownLimits);
}

describe('uncountedInsurance', () => {
  it("returns the insurance that the lender charges but the buyer's payment excludes", () => {
    const estimate = estimated({ downPayment: 40_000 });
    const { insurance } = monthOfYear(estimate.comparison.traditional.months, 1);
    expect(insurance).toBeCloseTo((360_000 * 0.0046) / 12, 9);
    expect(uncountedInsurance(estimate)).toEqual({
      mortgageInsurance: insurance,
      financedPremium: 0,
    });
  });

  it('includes the payment on a financed premium', () => {
    const uncounted = uncountedInsurance(estimated({ creditScore: 'poor' }));
    expect(uncounted?.financedPremium).toBeCloseTo(320 * 0.0175 * 6.238_699, 4);
    expect(uncounted?.mortgageInsurance).toBeGreaterThan(100);
  });

  it("returns null if the buyer's payment includes the insurance, or if the loan needs no insurance", () => {
    expect(uncountedInsurance(estimated({ downPayment: 40_000 }, true))).toBeNull();
    expect(uncountedInsurance(estimated({ downPayment: 80_000 }))).toBeNull();
  });

  it.each([
    ['above 97%', { downPayment: 4_000 }],
    ['with 2 to 4 units', { downPayment: 79_999, homeType: 'multi-family' }],
  ] as const)(
    "returns an unknown premium %s, even if the buyer's payment includes insurance",
    (_, changes) => {
      const unknown = { mortgageInsurance: null, financedPremium: 0 };
      expect(uncountedInsurance(estimated(changes))).toEqual(unknown);
      expect(uncountedInsurance(estimated(changes, true))).toEqual(unknown);
    },
  );
});
