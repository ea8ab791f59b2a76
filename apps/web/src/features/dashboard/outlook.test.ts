import { cashFacts, idsOf, loweredPlanOf, unknownLimits } from '@latchkey/domain';
import { sampleProduct, sampleQuote, scoreCheck } from '@latchkey/domain/samples';
import { expect, it } from 'vitest';
import { sampleMatch } from '../../../test/sample-match.ts';
import { outlookOf } from './outlook.ts';

const detroit = sampleQuote({
  homePrice: 145_000,
  downPayment: 12_000,
  creditScore: 'fair',
  homeLocation: {
    id: 4_821_926_163,
    zipcode: '48219',
    county_code: 26_163,
    city: 'Detroit',
    county: 'Wayne County',
    state: 'MI',
    property_tax: 0.01642,
    insurance_rate: 0.00971,
  },
});

const noneChosen = idsOf([]);
const noMatches = { programs: [], defaultId: null };

it('applies the program that the buyer chose, and otherwise the default program', () => {
  const programs = [sampleMatch(), sampleMatch({ id: 2, maxAmount: 4_000, cap: 4_000 })];
  const helpWith = (asked: typeof noneChosen, defaultId: number | null = 1) =>
    outlookOf(detroit, { programs, defaultId }, asked, unknownLimits, sampleProduct).estimate
      .comparison.down.assistance;
  expect(helpWith(noneChosen)).toBe(10_000);
  expect(helpWith({ programId: 2, withIds: [] })).toBe(4_000);
  expect(helpWith({ programId: 3, withIds: [] })).toBe(10_000);
  expect(helpWith(noneChosen, 2)).toBe(4_000);
  expect(helpWith(noneChosen, null)).toBe(0);
});

it('adds up the payments, and shows how much cash is missing for a saved quote', () => {
  const { estimate, answer } = outlookOf(
    detroit,
    noMatches,
    noneChosen,
    unknownLimits,
    sampleProduct,
  );
  const { short } = answer.cash.gap;
  const plan = loweredPlanOf(estimate.comparison);
  expect(plan?.payment).toBeCloseTo(829.75, 1);
  expect(estimate.terms.loanAmount).toBe(133_000);
  // The down payment uses all of the buyer's money, so nothing is left for other costs at closing.
  expect(plan?.waiting.prepaid).toBeCloseTo(3_788.85, 2);
  expect(short).toBeCloseTo(cashFacts(estimate, 12_000).needed.total - 12_000, 6);
  expect(short).toBeGreaterThan(3_788.85);
});

it("reports that no common loan covers the home only above the county's limits for the number of units", () => {
  const limits = {
    conformingLimits: [133_000, 150_000, 160_000, 170_000],
    fhaLimits: [130_000, 140_000, 150_000, 160_000],
  };
  const loanAbove = (
    changes: Partial<typeof detroit>,
    area: Parameters<typeof outlookOf>[3] = limits,
  ) => {
    const quote = { ...detroit, ...changes };
    return outlookOf(quote, noMatches, noneChosen, area, sampleProduct).estimate.noCommonLoan
      ?.loanAmount;
  };
  expect(loanAbove({ downPayment: 12_000 })).toBeUndefined();
  expect(loanAbove({ downPayment: 11_999 })).toBe(133_001);
  expect(loanAbove({ downPayment: 11_999 }, unknownLimits)).toBeUndefined();

  const units = { homePrice: 180_000, downPayment: 18_000, homeType: 'multi-family' } as const;
  expect(loanAbove(units)).toBeUndefined();
  expect(loanAbove(units, { ...limits, units: 4 })).toBeUndefined();
  expect(loanAbove(units, { ...limits, units: 3 })).toBe(162_000);
});

it('reports no missing cash if the down payment is above the price', () => {
  const { estimate, answer } = outlookOf(
    { ...detroit, downPayment: 200_000 },
    noMatches,
    noneChosen,
    unknownLimits,
    sampleProduct,
  );
  expect(estimate.comparison.firstLoan.base.principal).toBe(0);
  expect(answer.cash.gap.short).toBe(0);
});

it('counts the programs that the list shows under "Fits now"', () => {
  const programs = [
    sampleMatch(),
    sampleMatch({ id: 2, kind: 'shared-appreciation-loan' }),
    sampleMatch({ id: 3, kind: 'tax-credit' }),
    sampleMatch({ id: 4, status: 'paused' }),
    sampleMatch({ id: 5, rules: [scoreCheck(640)] }),
  ];
  const matches = { programs, defaultId: null };
  expect(outlookOf(detroit, matches, noneChosen, unknownLimits, sampleProduct)).toMatchObject({
    programs: 5,
    settled: 1,
  });
});
