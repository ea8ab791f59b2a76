import { describe, expect, it } from 'vitest';
import { sampleFacts } from '../../test/pricing-samples.ts';
import { sampleDetails } from '../../test/product-samples.ts';
import { helpWith } from '../../test/quote-samples.ts';
import { costTables } from '../costs/cost-tables.generated.ts';
import { countedDetails } from '../costs/counted-details.ts';
import { unknownLimits } from '../loan/applied-loan-type.ts';
import type { CountedProgram } from '../programs/applied-program.ts';
import { cashFacts, helpTerms } from './cash-facts.ts';
import { estimateOf } from './estimate.ts';

/** $12,000 in Detroit: taxes and insurance of $3,788.85 a year and 2.72% of closing costs. */
const detroit = sampleFacts({
  homePrice: 145_000,
  downPayment: 12_000,
  propertyTax: 0.01642,
  insurance: 0.00971,
  creditScore: 'fair',
});

/** Up to $25,000 or half of the price, whichever is lower, as in Detroit's program. */
const detroitHelp: CountedProgram = {
  ...helpWith([]),
  cap: 25_000,
  maxPercent: 50,
  percentOf: 'price',
  paysClosingCosts: true,
};

function estimated(state: string, facts: typeof detroit, programs: readonly CountedProgram[]) {
  const settings = { ...sampleDetails, lenderFees: 0, prepaidInterestDays: 0 };
  const details = countedDetails(settings, state, costTables.closingCosts);
  return estimateOf(facts, details, programs, unknownLimits);
}

describe('cashFacts', () => {
  it('uses help for closing costs if a buyer is short of cash: $15,788.85 in Detroit', () => {
    const { needed, gap } = cashFacts(estimated('MI', detroit, [detroitHelp]), 12_000);
    expect(needed.plan).toBe('lowered');
    expect(needed.assistance).toBeCloseTo(3_944, 2);
    expect(needed.total).toBeCloseTo(15_788.85, 2);
    expect(gap.short).toBeCloseTo(3_788.85, 2);
  });

  it('uses help for closing costs in San Jose: $67,500', () => {
    const sanJose = sampleFacts({
      homePrice: 1_400_000,
      downPayment: 50_000,
      propertyTax: 0.011,
      insurance: 0.0015,
      creditScore: 'good',
    });
    const help = { ...detroitHelp, cap: null, maxPercent: 5.5, percentOf: 'loan' } as const;
    expect(cashFacts(estimated('CA', sanJose, [help]), 50_000).needed.total).toBeCloseTo(67_500, 2);
  });

  it('uses all help for the price if the cash is enough', () => {
    const { needed } = cashFacts(estimated('MI', detroit, [detroitHelp]), 30_000);
    expect(needed.assistance).toBe(0);
    expect(needed.total).toBeCloseTo(15_788.85 + 3_944, 2);
  });

  it('includes closing costs in the cash needed if the help does not pay them', () => {
    const help = { ...detroitHelp, paysClosingCosts: null };
    const { needed } = cashFacts(estimated('MI', detroit, [help]), 12_000);
    expect(needed.total).toBeCloseTo(15_788.85 + 3_944, 2);
  });

  it('uses the traditional plan if the buyer does not qualify or asks for it', () => {
    const estimate = estimated('MI', { ...detroit, downPayment: 5_000 }, []);
    expect(estimate.comparison.lowering.kind).toBe('not-qualified');
    expect(cashFacts(estimate, 5_000).needed.plan).toBe('traditional');
    const helped = estimated('MI', detroit, [detroitHelp]);
    expect(cashFacts(helped, 12_000, 'traditional').needed.plan).toBe('traditional');
  });

  it.each([
    ['fha', 'FHA'],
    ['va', 'VA'],
    ['usda', 'USDA'],
  ] as const)('uses the traditional plan for a buyer with a %s loan', (type, loanType) => {
    const help = { ...detroitHelp, firstMortgage: { types: [type], from: null } };
    const estimate = estimated('MI', detroit, [help]);
    expect(estimate.loanType).toBe(loanType);
    expect(estimate.comparison.lowering.kind).toBe('qualified');
    expect(cashFacts(estimate, 12_000).needed.plan).toBe('traditional');
  });

  it('uses 1% of the loan and 15 days of interest until the buyer changes them', () => {
    const details = countedDetails(sampleDetails, 'MI', costTables.closingCosts);
    const estimate = estimateOf(detroit, details, [], unknownLimits);
    const { needed } = cashFacts(estimate, 30_000);
    expect(needed.lenderFees).toBeCloseTo(1_330, 9);
    expect(needed.prepaidInterest).toBeCloseTo((133_000 * 0.06375 * 15) / 365, 9);
    const { charges } = estimate.comparison.firstLoan;
    expect([charges.lenderFees, charges.prepaidInterest]).toEqual([
      needed.lenderFees,
      needed.prepaidInterest,
    ]);
  });
});

describe('helpTerms', () => {
  it('has the largest contribution that any program requires', () => {
    const requires = (required: number): CountedProgram => ({
      ...detroitHelp,
      rules: [
        { rule: 'own-contribution', verdict: 'met', reason: 'enough', required, actual: 12_000 },
      ],
    });
    expect(helpTerms([detroitHelp]).minContribution).toBeNull();
    expect(helpTerms([requires(1_000), requires(3_000)]).minContribution).toEqual({
      amount: 3_000,
    });
  });
});
