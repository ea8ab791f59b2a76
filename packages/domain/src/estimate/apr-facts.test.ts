import { describe, expect, it } from 'vitest';
import { detroitHome, priceHelp } from '../../test/example-samples.ts';
import { sampleProduct } from '../../test/product-samples.ts';
import { aprFacts } from './apr-facts.ts';
import { exampleOf } from './examples.ts';

describe('aprFacts', () => {
  const example = exampleOf(detroitHome, sampleProduct, [priceHelp]);

  it('returns the loan, its insurance and the charges', () => {
    const { charges, insurance } = example.comparison.firstLoan;
    expect(aprFacts(example)).toEqual({
      apr: example.terms.apr,
      loanType: 'Conventional',
      isInsuranceUnknown: insurance.kind === 'unknown',
      isAboveLimits: false,
      insuredMonths: example.terms.insuredMonths,
      upFront: 0,
      points: 0,
      lenderFees: charges.lenderFees,
      areFeesAssumed: true,
      prepaidInterestDays: 15,
    });
  });

  it('does not treat fees as assumed if the buyer entered them, even if they are 0', () => {
    const details = { ...example.details, lenderFees: 0 };
    expect(aprFacts({ ...example, details })?.areFeesAssumed).toBe(false);
  });

  it('returns null if there is no loan', () => {
    const { firstLoan } = example.comparison;
    const none = { ...firstLoan, loan: { ...firstLoan.loan, principal: 0 } };
    expect(aprFacts({ ...example, comparison: { firstLoan: none } })).toBeNull();
  });
});
