import { describe, expect, it } from 'vitest';
import { compared, loweredFrom, loweredOf } from '../../test/compared.ts';
import { sampleFacts } from '../../test/pricing-samples.ts';
import { endOfYear } from './timeline.ts';

/**
 * The figures that the comparison must match. Every loan has a rate of 6.375% and a term of 30
 * years, and every buyer has a score of 720 or more.
 */
const examples = [
  {
    facts: { homePrice: 400_000, downPayment: 80_000, propertyTax: 0.011, insurance: 0.005 },
    programLength: '7 years',
    product: 'Line of Credit',
    traditional: 2_529.72,
    lowered: 2_189.0,
    saved: 340.72,
    percent: 13.47,
    totalSavings: 31_400.0,
    owed: 25_000,
    dueAtClosing: 6_400,
  },
  {
    facts: { homePrice: 400_000, downPayment: 100_000, propertyTax: 0.025, insurance: 0.005 },
    programLength: '7 years',
    product: 'Amortization',
    traditional: 2_871.61,
    lowered: 2_353.31,
    saved: 518.3,
    percent: 18.05,
    totalSavings: 48_748.71,
    owed: 69_665.03,
    dueAtClosing: 12_000,
  },
  {
    facts: { homePrice: 600_000, downPayment: 45_000, propertyTax: 0.021, insurance: 0.006 },
    programLength: '3 years (LOC)',
    product: 'Line of Credit',
    traditional: 4_812.48,
    lowered: 3_695.21,
    saved: 1_117.26,
    percent: 23.22,
    totalSavings: 41_200.0,
    owed: 25_000,
    dueAtClosing: 16_200,
  },
  {
    facts: { homePrice: 300_000, downPayment: 36_000, propertyTax: 0.022, insurance: 0.012 },
    programLength: '3 years',
    product: 'Line of Credit',
    traditional: 2_497.02,
    lowered: 1_647.02,
    saved: 850.0,
    percent: 34.04,
    totalSavings: 31_216.08,
    owed: 21_016.08,
    dueAtClosing: 10_200,
  },
] as const;

describe.each(examples)('$facts.homePrice with $facts.downPayment down', (example) => {
  const comparison = compared(sampleFacts(example.facts));
  const plan = loweredOf(comparison);

  it('picks the expected length and product', () => {
    expect(comparison.lowering).toEqual({ kind: 'qualified', plan });
    expect(plan).toMatchObject({ length: example.programLength, product: example.product });
  });

  it('matches the example to the cent', () => {
    expect(comparison.traditional.payment).toBeCloseTo(example.traditional, 2);
    expect(plan.payment).toBeCloseTo(example.lowered, 2);
    expect(plan.saved).toBeCloseTo(example.saved, 2);
    expect(plan.percentSaved).toBeCloseTo(example.percent, 2);
    expect(plan.totalSavings).toBeCloseTo(example.totalSavings, 2);
  });

  it('returns the final balance and the amount due at closing', () => {
    expect(plan.secondLoan.owed).toBeCloseTo(example.owed, 2);
    expect(plan.waiting.prepaid).toBeCloseTo(example.dueAtClosing, 2);
  });
});

describe('the first example year by year', () => {
  const { table, paymentAfter, months, years } = loweredFrom(sampleFacts());

  it('has the same payment for seven years, and saves more each year as taxes and insurance rise', () => {
    const rows = [4_088.66, 8_305.31, 12_652.53, 17_132.91, 21_749.13, 26_503.91, 31_400.0];
    expect(table.map(({ year }) => year)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    for (const [index, row] of table.entries()) {
      expect(row.monthlyPayment).toBeCloseTo(2_189.0, 2);
      expect(row.totalSavings).toBeCloseTo(rows[index] ?? Number.NaN, 2);
    }
  });

  it('adds taxes and insurance from year 8 on: 6,400 × 1.02⁷ ÷ 12 more than 1,996.38', () => {
    expect(paymentAfter).toBeCloseTo(1_996.3837 + 612.6323, 3);
  });

  it('leaves most of the first loan unpaid at the end', () => {
    expect(endOfYear(months, years).balances.first).toBeCloseTo(288_724.33, 2);
  });
});

describe('a buyer who does not qualify', () => {
  const facts = { homePrice: 300_000, downPayment: 5_000, propertyTax: 0.02, insurance: 0.005 };
  const cap = { cap: null, maxPercent: 3, percentOf: 'loan', pays: null } as const;

  it('finds a shortfall of $19,453 for three years, which require $9,000 plus $15,453 of taxes and insurance', () => {
    expect(compared(sampleFacts(facts)).lowering).toMatchObject({
      kind: 'not-qualified',
      shortfall: expect.closeTo(19_453, 6),
      plan: { length: '3 years', years: 3, product: 'Line of Credit' },
    });
  });

  it('calculates the savings for three years as if the buyer qualified', () => {
    expect(loweredFrom(sampleFacts(facts)).saved).toBeCloseTo(625, 6);
  });

  it('finds a smaller shortfall with assistance, but a larger increase if assistance shrinks with the loan', () => {
    const { down, lowering } = compared(sampleFacts(facts), cap);
    expect(down.assistance).toBeCloseTo(8_850 / 1.03, 9);
    expect(down.total).toBeCloseTo(5_000 + 8_850 / 1.03, 9);
    expect(lowering).toMatchObject({
      shortfall: expect.closeTo(24_453 - 5_000 - 8_850 / 1.03, 6),
      additionalDownPayment: expect.closeTo(11_186.59, 2),
    });
  });
});

describe('a second loan that outlasts a length of five years', () => {
  const facts = { homePrice: 400_000, downPayment: 70_000, propertyTax: 0.025, insurance: 0.005 };
  const plan = loweredFrom(sampleFacts(facts));

  it('keeps repaying the second loan after the program ends, so the last total in the table is lower than the total before it', () => {
    expect(plan).toMatchObject({ length: '5 years', product: 'Amortization' });
    expect(plan.savingsShrinkLater).toBe(true);
    const inYear7 = plan.table[6]?.totalSavings ?? Number.NaN;
    expect(plan.totalSavings - inYear7).toBeCloseTo(24 * plan.monthlyAmount, 6);
    expect(plan.table[4]?.totalSavings).toBe(plan.totalSavings);
  });
});
