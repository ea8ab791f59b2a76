import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compared, loweredFrom } from '../../test/compared.ts';
import { balances } from '../../test/loan-samples.ts';
import { assistanceCaps, lowerings, pricingFacts } from '../../test/pricing-arbitraries.ts';
import {
  detroit,
  flat,
  sampleFacts,
  sampleLine,
  sampleLowering,
} from '../../test/pricing-samples.ts';
import type { LineTerms } from '../loan/lowering.ts';
import { Percent } from '../units.ts';
import { allInPayment, monthOfYear } from './timeline.ts';
import { escrowRule } from './waiting.ts';

const help = flat(7_250);
const example = sampleFacts({
  homePrice: 300_000,
  downPayment: 36_000,
  propertyTax: 0.022,
  insurance: 0.012,
});

function withLine(line: Partial<LineTerms>) {
  return { ...sampleLowering, line: { ...sampleLine, ...line } };
}

describe('waitingOf', () => {
  it('splits savings of $11,595 into $3,789 paid at closing and $7,807 borrowed', () => {
    const { waiting, totalSavings } = loweredFrom(detroit, help);
    expect(totalSavings).toBeCloseTo(11_595.4, 2);
    expect(waiting.prepaid).toBeCloseTo(3_788.85, 2);
    expect(waiting.borrowed).toBeCloseTo(7_806.55, 2);
  });

  it.each([
    [{}, 31_400, 6_400, 25_000],
    [
      { homePrice: 600_000, downPayment: 45_000, propertyTax: 0.021, insurance: 0.006 },
      41_200,
      16_200,
      25_000,
    ],
    [
      { homePrice: 300_000, downPayment: 36_000, propertyTax: 0.022, insurance: 0.012 },
      31_216.08,
      10_200,
      21_016.08,
    ],
  ])(
    'matches the worked examples with a line of credit: %j',
    (changes, less, prepaid, borrowed) => {
      const { waiting, totalSavings } = loweredFrom(sampleFacts(changes));
      expect(totalSavings).toBeCloseTo(less, 2);
      expect(waiting.prepaid).toBeCloseTo(prepaid, 2);
      expect(waiting.borrowed).toBeCloseTo(borrowed, 2);
    },
  );

  /** Facts for a home whose taxes and insurance are $2,657.20 a year, with a loan of $434,000. */
  const sevenYears = sampleFacts({
    homePrice: 511_000,
    downPayment: 77_000,
    propertyTax: 0.0032,
    insurance: 0.002,
  });

  it.each([
    ['the example of $300,000', example, null, 21_016.08, 22_922.29, 290.37],
    ['Detroit', detroit, help, 7_806.55, 8_514.62, 107.86],
    ['a line drawn for seven years', sevenYears, null, 17_097.18, 22_444.32, 284.32],
  ])(
    'returns a balance of the amount drawn plus 9%% interest for %s',
    (_, facts, cap, drawn, owed, monthly) => {
      const { waiting } = loweredFrom(facts, cap);
      expect(waiting.borrowed).toBeCloseTo(drawn, 2);
      expect(waiting.owed).toBeCloseTo(owed, 2);
      expect(waiting.payback).toEqual({ monthly: expect.closeTo(monthly, 2), years: 10 });
      expect(waiting).toMatchObject({ rate: 9, isDueInFull: false, isOverLimit: false });
    },
  );

  it.each([
    ['the example of $300,000', example, null, 2_549.04, 2_839.41],
    ['Detroit', detroit, help, 1_119.58, 1_227.44],
    ['a line drawn for seven years', sevenYears, null, 2_961.95, 3_246.27],
  ])('adds the payback to the later payment for %s', (_, facts, cap, before, after) => {
    const { paymentAfter, waiting, months, years } = loweredFrom(facts, cap);
    expect(paymentAfter).toBeCloseTo(before, 2);
    expect(paymentAfter + (waiting.payback?.monthly ?? 0)).toBeCloseTo(after, 2);
    const { insurance, ...month } = monthOfYear(months, years + 1);
    expect(allInPayment({ ...month, insurance: 0 })).toBeCloseTo(after, 2);
  });

  it("reports a balance over the line's limit from month 73 on in the first worked example", () => {
    const { waiting, months } = loweredFrom(sampleFacts());
    expect(waiting.borrowed).toBeCloseTo(25_000, 2);
    expect(waiting.owed).toBeCloseTo(31_911.11, 2);
    expect(waiting.isOverLimit).toBe(true);
    expect(months.findIndex((month) => month.balances.second > 25_000) + 1).toBe(73);
  });

  it.each([
    [22_922, true],
    [22_923, false],
  ])(
    'reports a balance over the limit of a line of %i dollars: %s',
    (lineOfCredit, isOverLimit) => {
      const lowering = { ...sampleLowering, lineOfCredit };
      expect(loweredFrom({ ...example, lowering }).waiting).toMatchObject({
        owed: expect.closeTo(22_922.29, 2),
        isOverLimit,
      });
    },
  );

  it('reports no balance over the limit if the buyer pays the interest on a fully drawn line', () => {
    const { waiting } = loweredFrom(
      sampleFacts({ lowering: withLine({ duringDraw: 'interest' }) }),
    );
    expect(waiting.owed).toBeCloseTo(25_000, 2);
    expect(waiting.isOverLimit).toBe(false);
    // By the end of the draw, the buyer has paid the interest, so it did not compound.
    expect(waiting.interestByThen).toBeGreaterThan(3_000);
    expect(waiting.interestByThen).toBeLessThan(6_911.11);
  });

  it('returns $13,828 of interest over 13 years', () => {
    const { waiting } = loweredFrom(example);
    expect(waiting.interestByThen).toBeCloseTo(22_922.29 - 21_016.08, 2);
    expect(waiting.interest).toBeCloseTo(290.370_5 * 120 - 21_016.08, 0);
    expect(Math.round(waiting.interest)).toBe(13_828);
    expect(waiting.years).toBe(13);
  });

  it('returns a balance due in full if the line has no repayment years', () => {
    const { waiting } = loweredFrom({ ...example, lowering: withLine({ repayYears: 0 }) });
    expect(waiting).toMatchObject({ payback: null, isDueInFull: true, years: 3 });
    expect(waiting.interest).toBeCloseTo(waiting.interestByThen, 9);
    expect(waiting.interest).toBeCloseTo(22_922.29 - 21_016.08, 2);
  });

  it.each([
    [0, 25_000 / 120],
    [9, 316.69],
  ])('repays $25,000 at %i%% over ten years', (rate, monthly) => {
    const lowering = withLine({ rate: Percent.parse(rate), duringDraw: 'interest' });
    const { waiting } = loweredFrom(sampleFacts({ lowering }));
    expect(waiting.payback?.monthly).toBeCloseTo(monthly, 2);
  });

  it('returns no balance if taxes and insurance are zero', () => {
    const { waiting } = loweredFrom(sampleFacts({ propertyTax: 0, insurance: 0 }));
    expect(waiting).toMatchObject({ prepaid: 0, borrowed: 0, owed: 0, payback: null, interest: 0 });
  });

  it("returns the second loan's interest and no payback for an amortized second loan", () => {
    const facts = sampleFacts({ downPayment: 100_000, propertyTax: 0.025 });
    const { waiting, product, totalSavings, monthlyAmount } = loweredFrom(facts);
    expect(product).toBe('Amortization');
    expect(waiting).toMatchObject({ payback: null, isDueInFull: false, rate: 6.375, years: 30 });
    expect(waiting.prepaid + waiting.owed).toBeCloseTo(12_000 + 69_665.03, 2);
    expect(waiting.interestByThen).toBeCloseTo(81_665.03 - totalSavings, 1);
    expect(waiting.interest).toBeCloseTo(360 * monthlyAmount - waiting.borrowed, 4);

    // Calculates the same interest month by month.
    const loan = { principal: waiting.borrowed, interest: facts.interest, years: 30 };
    const interest = balances(loan)
      .slice(0, 84)
      .reduce((sum, balance) => sum + (balance * loan.interest) / 1200, 0);
    expect(waiting.interestByThen).toBeCloseTo(interest, 4);
  });

  it('returns costs that equal the savings before interest, for both products', () => {
    const products = new Set();
    fc.assert(
      fc.property(pricingFacts, lowerings, assistanceCaps, (facts, lowering, cap) => {
        const comparison = compared({ ...facts, lowering }, cap);
        if (comparison.lowering.kind === 'not-offered') return;
        const { waiting, months, years, product, totalSavings } = comparison.lowering.plan;
        products.add(product);
        const scale = Math.max(1, waiting.prepaid + waiting.borrowed + waiting.interest);
        const linePaid = months.slice(0, years * 12).reduce((sum, { line }) => sum + line, 0);
        const later = waiting.prepaid + waiting.owed - (waiting.interestByThen - linePaid);
        expect(Math.abs(totalSavings - later) / scale).toBeLessThan(1e-7);
        expect(waiting.interestByThen / scale).toBeGreaterThan(-1e-7);
        expect((waiting.interest - waiting.interestByThen) / scale).toBeGreaterThan(-1e-7);
      }),
      { numRuns: 300 },
    );
    expect(products).toEqual(new Set(['Line of Credit', 'Amortization']));
  });

  it('never returns a line balance with interest that is below the amount drawn', () => {
    let lines = 0;
    fc.assert(
      fc.property(pricingFacts, lowerings, assistanceCaps, (facts, lowering, cap) => {
        const { lowering: choice } = compared({ ...facts, lowering }, cap);
        if (choice.kind === 'not-offered' || choice.plan.product !== 'Line of Credit') return;
        const { owed, borrowed } = choice.plan.waiting;
        lines += borrowed > 0 ? 1 : 0;
        expect(owed - borrowed).toBeGreaterThanOrEqual(-1e-6);
      }),
      { numRuns: 300 },
    );
    expect(lines).toBeGreaterThan(0);
  });

  it('returns a payback that pays off the balance', () => {
    fc.assert(
      fc.property(pricingFacts, lowerings, (facts, lowering) => {
        const { lowering: choice } = compared({ ...facts, lowering });
        if (choice.kind === 'not-offered' || choice.plan.waiting.payback === null) return;
        const { owed, payback, rate } = choice.plan.waiting;
        let left = owed;
        for (let month = 1; month <= payback.years * 12; month += 1) {
          left += (left * rate) / 1200 - payback.monthly;
        }
        expect(Math.abs(left)).toBeLessThan(1e-7 * Math.max(1, owed) * (1 + rate / 1200) ** 360);
      }),
      { numRuns: 200 },
    );
  });
});

describe('escrowRule', () => {
  it.each([
    ['FHA', 320_000, 'required'],
    ['VA', 0, 'required'],
    ['USDA', 400_000, 'required'],
    ['Conventional', 320_000, 'optional'],
    ['Conventional', 320_000.01, 'usual'],
    ['Conventional', 0, 'optional'],
  ] as const)(
    'returns, for a %s loan of %s on a $400,000 home, that escrow is %s',
    (type, loanAmount, rule) => {
      expect(escrowRule(type, loanAmount, { homePrice: 400_000 })).toBe(rule);
    },
  );

  it('reports that escrow is optional at exactly 20% down for any whole-dollar price', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 100_000_000 }), (fifths) => {
        const homePrice = fifths * 5;
        expect(escrowRule('Conventional', homePrice - fifths, { homePrice })).toBe('optional');
        expect(escrowRule('Conventional', homePrice - fifths + 1, { homePrice })).toBe('usual');
      }),
    );
  });
});
