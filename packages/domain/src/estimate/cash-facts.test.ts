import { describe, expect, it } from 'vitest';
import { sampleFacts } from '../../test/pricing-samples.ts';
import { sampleDetails } from '../../test/product-samples.ts';
import { helpWith } from '../../test/quote-samples.ts';
import { costTables } from '../costs/cost-tables.generated.ts';
import { countedDetails } from '../costs/counted-details.ts';
import { unknownLimits } from '../loan/loan-limit.ts';
import type { CountedProgram } from '../programs/applied-program.ts';
import { Percent } from '../units.ts';
import { cashFacts, helpTerms, shownPlan } from './cash-facts.ts';
import { estimateOf } from './estimate.ts';

/**
 * A buyer in Detroit with $12,000. Taxes and insurance are $3,788.85 a year, and closing costs are
 * 2.72%.
 */
const detroit = sampleFacts({
  homePrice: 145_000,
  downPayment: 12_000,
  propertyTax: 0.01642,
  insurance: 0.00971,
  creditScore: 'fair',
});

/** $25,000 or half of the price, whichever is lower, as in Detroit's program. */
const detroitHelp: CountedProgram = {
  ...helpWith([]),
  cap: 25_000,
  maxPercent: 50,
  percentOf: 'price',
  pays: 'price',
};

function estimated(
  state: string,
  facts: typeof detroit,
  programs: readonly CountedProgram[],
  changes: Partial<typeof sampleDetails> = {},
) {
  const settings = { ...sampleDetails, lenderFees: 0, prepaidInterestDays: 0, ...changes };
  const details = countedDetails(settings, state, costTables.closingCosts);
  return estimateOf(facts, details, programs, unknownLimits);
}

describe('cashFacts', () => {
  it.each([
    ['price', 0],
    ['both', 0],
    [null, 0],
    ['closing', 3_944],
  ] as const)('with help that pays %s, uses $%d for closing costs', (pays, dollars) => {
    const estimate = estimated('MI', { ...detroit, downPayment: 13_000 }, [
      { ...detroitHelp, pays },
    ]);
    const { needed, gap } = cashFacts(estimate, 13_000);
    expect(needed.plan).toBe('lowered');
    expect(needed.assistance).toBeCloseTo(dollars, 6);
    expect(needed.total).toBeCloseTo(20_732.85 - dollars, 2);
    expect(gap.short).toBeCloseTo(7_732.85 - dollars, 2);
  });

  it('applies assistance for both uses to closing costs once the buyer agrees: $15,788.85 in Detroit', () => {
    const both = { ...detroitHelp, pays: 'both' } as const;
    const paying = { helpPaysClosing: true };
    const estimate = estimated('MI', detroit, [both], paying);
    const { needed, gap } = cashFacts(estimate, 12_000);
    expect(needed.assistance).toBeCloseTo(3_944, 2);
    expect(needed.total).toBeCloseTo(15_788.85, 2);
    expect(gap.short).toBeCloseTo(3_788.85, 2);
    expect(estimate.comparison.firstLoan.base.principal).toBeCloseTo(108_000 + 3_944, 6);
    const price = estimated('MI', detroit, [{ ...both, pays: 'price' }], paying);
    expect(cashFacts(price, 12_000).needed.assistance).toBe(0);
  });

  it('pays closing costs only up to the amount of the assistance: $900 of $3,944', () => {
    const help = { ...detroitHelp, cap: 900, pays: 'closing' } as const;
    const { needed } = cashFacts(estimated('MI', detroit, [help]), 12_000);
    expect(needed.assistance).toBeCloseTo(900, 6);
  });

  it('also pays lender fees, but no taxes, insurance, points or prepaid interest', () => {
    const settings = { ...sampleDetails, points: Percent.parse(1) };
    const details = countedDetails(settings, 'MI', costTables.closingCosts);
    const help = { ...detroitHelp, pays: 'closing' } as const;
    const { needed } = cashFacts(estimateOf(detroit, details, [help], unknownLimits), 12_000);
    // 3,944 of closing costs and 1% of 133,000.
    expect(needed.assistance).toBeCloseTo(3_944 + 1_330, 6);
    const others = needed.taxesAndInsurance + needed.points + needed.prepaidInterest;
    expect(needed.total).toBeCloseTo(12_000 + others, 6);
  });

  it('uses the traditional plan if the buyer does not qualify for the lowered payment or chooses the traditional plan', () => {
    const estimate = estimated('MI', { ...detroit, downPayment: 5_000 }, []);
    expect(estimate.comparison.lowering.kind).toBe('not-qualified');
    expect(cashFacts(estimate, 5_000).needed.plan).toBe('traditional');
    const helped = estimated('MI', detroit, [detroitHelp]);
    expect(cashFacts(helped, 12_000, 'traditional').needed.plan).toBe('traditional');
  });

  it.each([
    ['fha', 'FHA'],
    ['usda', 'USDA'],
  ] as const)('uses the traditional plan for a buyer with a %s loan', (type, loanType) => {
    const help = { ...detroitHelp, firstMortgage: { types: [type], from: null } };
    const estimate = estimated('MI', detroit, [help]);
    expect(estimate.loanType).toBe(loanType);
    expect(estimate.comparison.lowering.kind).toBe('qualified');
    expect(cashFacts(estimate, 12_000).needed.plan).toBe('traditional');
  });

  it('uses 1% of the loan and 15 days of interest until the buyer changes these settings', () => {
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

describe('shownPlan', () => {
  it.each([
    ['lowered', null, 'lowered'],
    ['lowered', 'traditional', 'traditional'],
    ['traditional', null, 'traditional'],
    ['traditional', 'lowered', 'traditional'],
  ] as const)(
    "given the leading payment %s and the buyer's choice %s, uses %s",
    (leadsWith, chosen, plan) => {
      expect(shownPlan({ leadsWith }, chosen)).toBe(plan);
    },
  );
});

describe('helpTerms', () => {
  it('contains the largest contribution that any program requires', () => {
    const requires = (required: number): CountedProgram => ({
      ...detroitHelp,
      rules: [
        { rule: 'own-contribution', verdict: 'met', reason: 'enough', required, actual: 12_000 },
      ],
    });
    expect(helpTerms([detroitHelp], 'Conventional', sampleDetails).minContribution).toBeNull();
    expect(
      helpTerms([requires(1_000), requires(3_000)], 'Conventional', sampleDetails).minContribution,
    ).toEqual({
      amount: 3_000,
    });
  });
});
