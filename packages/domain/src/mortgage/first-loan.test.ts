import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sampleLoan } from '../../test/loan-samples.ts';
import { loans, loanTypes, pricingFacts } from '../../test/pricing-arbitraries.ts';
import { sampleFacts } from '../../test/pricing-samples.ts';
import { costTables } from '../costs/cost-tables.generated.ts';
import { noExtras } from '../loan/extras.ts';
import { type Loan, levelPayment } from '../loan/level-payment.ts';
import type { LoanType } from '../loan/loan-type.ts';
import { Percent } from '../units.ts';
import {
  aprOf,
  type ChargeRates,
  type FirstLoan,
  firstLoanOf,
  insuredMonths,
  lenderCharges,
  monthlyPremiums,
} from './first-loan.ts';

/** The charges that are used until the buyer enters figures. */
const assumed: ChargeRates = {
  points: Percent.parse(0),
  lenderFees: null,
  prepaidInterestDays: 15,
};

function firstLoan(
  loanAmount: number,
  type: LoanType,
  changes: Parameters<typeof sampleFacts>[0] = {},
  rates: Partial<ChargeRates> = {},
): FirstLoan {
  return firstLoanOf(sampleFacts(changes), loanAmount, type, { ...noExtras, ...rates }, costTables);
}

/** Returns a loan that has no insurance and has the given lender fees, in dollars. */
function charged(loan: Loan, lenderFees: number): FirstLoan {
  return {
    type: 'Conventional',
    base: loan,
    loan,
    insurance: { kind: 'none', premiums: [] },
    charges: { points: 0, lenderFees, prepaidInterest: 0 },
  };
}

/**
 * Returns a loan that has no charges and has private insurance of `amount` dollars a month for
 * `count` months.
 */
function withPremium(loan: Loan, count: number, amount: number): FirstLoan {
  const rate = Percent.parse(1);
  const months = { months: count, monthsOnRequest: count };
  const insurance = { rate, lowestRate: rate, premiums: [{ count, amount }], ...months };
  return { ...charged(loan, 0), insurance: { kind: 'private', ...insurance } };
}

describe('the reference values of the APR', () => {
  /**
   * Home prices that result in the loan-to-value ratios of the reference values: 96.3% and 91.3%.
   */
  const [price963, price913] = [414_000 / 0.963, 392_500 / 0.913];

  it.each([
    ['$264,000, 88%, 720+', 300_000, 264_000, 'excellent', 'Conventional', 6.651, 6.75, 6.777],
    ['Detroit, 660-719', 145_000, 125_750, 'good', 'Conventional', 6.88, 6.983, 7.01],
    ['Detroit, FHA', 145_000, 125_750, 'poor', 'FHA', 6.897, 6.999, 7.026],
    ['$414,000, 96.3%, 660-719', price963, 414_000, 'good', 'Conventional', 7.627, 7.737, 7.766],
    ['FHA $392,500, 91.3%', price913, 392_500, 'poor', 'FHA', 7.039, 7.141, 7.168],
  ] as const)(
    'matches the APRs for %s: with insurance, with lender charges of 1%%, and with 15 days of interest',
    (_, homePrice, loanAmount, creditScore, type, insured, fees, all) => {
      const apr = (rates: Partial<ChargeRates>) =>
        aprOf(firstLoan(loanAmount, type, { homePrice, creditScore }, rates));
      expect(apr({})?.toFixed(3)).toBe(insured.toFixed(3));
      expect(apr({ lenderFees: null })?.toFixed(3)).toBe(fees.toFixed(3));
      expect(apr(assumed)?.toFixed(3)).toBe(all.toFixed(3));
    },
  );

  it('matches the APR of 6.579 for a VA loan of $384,999 with only the fee of 2.15%', () => {
    const loan = firstLoan(384_999, 'VA', { homePrice: 384_999 });
    expect(aprOf(loan)?.toFixed(3)).toBe('6.579');
  });
});

describe('aprOf', () => {
  /** Arbitrary charges as a fraction of the loan, always below 1. */
  const shares = fc.double({ min: 0.0001, max: 0.2, noNaN: true });

  it('returns the interest rate if there are no charges or premiums', () => {
    fc.assert(
      fc.property(loans, (loan) => {
        expect(aprOf(charged(loan, 0))).toBeCloseTo(loan.interest, 8);
        expect(aprOf(withPremium(loan, 60, 0))).toBeCloseTo(loan.interest, 8);
      }),
    );
  });

  it('returns a higher APR for higher charges or premiums, always above the interest rate', () => {
    fc.assert(
      fc.property(loans, shares, shares, (loan, less, more) => {
        const apr = (prepaid: number, premium: number) => {
          const dollars = (premium * loan.principal) / 12;
          const insured = withPremium(loan, 100, dollars);
          const charges = { ...insured.charges, points: prepaid * loan.principal };
          return aprOf({ ...insured, charges }) ?? Number.NaN;
        };
        expect(apr(less + more, less)).toBeGreaterThan(apr(less, less));
        expect(apr(less, less + more)).toBeGreaterThan(apr(less, less));
        expect(apr(less, less)).toBeGreaterThan(loan.interest);
      }),
    );
  });

  it('returns an APR above the interest rate if there is any charge or premium', () => {
    const rates = fc.record({
      points: fc.integer({ min: 0, max: 10 }).map((percent) => Percent.parse(percent)),
      lenderFees: fc.constantFrom(null, 0, 1, 2_000),
      prepaidInterestDays: fc.integer({ min: 0, max: 31 }),
    });
    fc.assert(
      fc.property(pricingFacts, loanTypes, rates, (facts, type, given) => {
        const loanAmount = Math.max(0, facts.homePrice - facts.downPayment);
        const loan = firstLoanOf(facts, loanAmount, type, given, costTables);
        const apr = aprOf(loan);
        if (apr === null) return;
        const { points, lenderFees, prepaidInterest } = loan.charges;
        const premium = loan.loan.principal - loan.base.principal;
        const counted = points + lenderFees + prepaidInterest + premium;
        const isCounted = counted > 1e-6 * loanAmount || insuredMonths(loan.insurance) > 0;
        if (isCounted) expect(apr).toBeGreaterThan(facts.interest);
        else expect(apr).toBeCloseTo(facts.interest, 3);
      }),
    );
  });

  it('returns an APR at least 0.1 above the rate, with default fees and a rate over 5%', () => {
    const rates = fc.double({ min: 5, max: 25, noNaN: true }).map((rate) => Percent.parse(rate));
    fc.assert(
      fc.property(pricingFacts, loanTypes, rates, (any, type, interest) => {
        const facts = { ...any, interest, term: 30 } as const;
        const loanAmount = Math.max(0, facts.homePrice - facts.downPayment);
        const apr = aprOf(firstLoanOf(facts, loanAmount, type, assumed, costTables));
        if (apr !== null) expect(apr).toBeGreaterThan(interest + 0.1);
      }),
    );
  });

  it('returns a lower APR for a VA loan than for an equal FHA loan', () => {
    fc.assert(
      fc.property(pricingFacts, (facts) => {
        const loanAmount = Math.max(0, facts.homePrice - facts.downPayment);
        const [va, fha] = (['VA', 'FHA'] as const).map((type) =>
          aprOf(firstLoanOf(facts, loanAmount, type, assumed, costTables)),
        );
        if (loanAmount === 0) expect([va, fha]).toEqual([null, null]);
        else expect(va).toBeLessThan(fha ?? Number.NaN);
      }),
    );
  });

  it('matches the yield of $300,000 at 6.375% with two points', () => {
    const apr = aprOf(charged(sampleLoan(300_000), 6_000)) ?? Number.NaN;
    const pays = { principal: 294_000, interest: Percent.parse(apr), years: 30 };
    expect(levelPayment(pays)).toBeCloseTo(levelPayment(sampleLoan(300_000)), 6);
    expect(apr).toBeCloseTo(6.57, 2);
  });

  it('includes mortgage insurance, as on form H-25(B): $82.35 a month for 80 months', () => {
    const loan = sampleLoan(162_000, 30, 3.875);
    expect(aprOf(withPremium(loan, 80, 82.35))).toBeCloseTo(4.174, 3);
  });

  it('ignores premiums after the last payment', () => {
    const years = (count: number) => aprOf(withPremium(sampleLoan(300_000), count, 50));
    expect(years(400)).toBe(years(360));
    expect(years(360)).toBeGreaterThan(years(359) ?? Number.NaN);
  });

  it('discounts the payments on an FHA loan to the base loan without the premium', () => {
    const loan = firstLoan(386_000, 'FHA', { creditScore: 'poor' });
    const rate = (aprOf(loan) ?? Number.NaN) / 1200;
    const worth = monthlyPremiums(loan.insurance, 360)
      .map((premium, index) => (levelPayment(loan.loan) + premium) / (1 + rate) ** (index + 1))
      .reduce((sum, dollars) => sum + dollars, 0);
    expect(worth).toBeCloseTo(386_000, 3);
  });

  it('returns the same APR for points as for lender fees of the same amount', () => {
    const two = aprOf(firstLoan(320_000, 'Conventional', {}, { points: Percent.parse(2) }));
    const fees = aprOf(firstLoan(320_000, 'Conventional', {}, { lenderFees: 6_400 }));
    expect(two).toBeGreaterThan(6.375);
    expect(fees).toBe(two);
  });

  it('returns no APR if there is no loan, or if the charges are as large as the loan', () => {
    expect(aprOf(firstLoan(0, 'Conventional'))).toBeNull();
    expect(aprOf(charged(sampleLoan(300_000), 300_000))).toBeNull();
    expect(aprOf(charged(sampleLoan(300_000), 299_999))).toBeGreaterThan(1_000);
  });

  it.each([
    ['with a score below 620', 320_001, { creditScore: 'poor' }],
    ['above 97% of the price', 388_001, {}],
    ['with 2 to 4 units', 320_001, { homeType: 'multi-family' }],
  ] as const)(
    'returns no APR, instead of the interest rate, for a conventional loan %s',
    (_, loanAmount, changes) => {
      const loan = firstLoan(loanAmount, 'Conventional', changes, assumed);
      expect(loan.insurance.kind).toBe('unknown');
      expect(aprOf(loan)).toBeNull();
    },
  );

  it.each(['FHA', 'VA', 'USDA'] as const)(
    'returns an APR for a %s loan on 2 to 4 units',
    (type) => {
      expect(aprOf(firstLoan(320_001, type, { homeType: 'multi-family' }))).toBeGreaterThan(6.375);
    },
  );

  it('returns an APR for a conventional loan without mortgage insurance on 2 to 4 units', () => {
    const loan = firstLoan(320_000, 'Conventional', { homeType: 'multi-family' }, assumed);
    expect(aprOf(loan)).toBeGreaterThan(6.475);
  });
});

describe('lenderCharges', () => {
  const loan = sampleLoan(300_000);

  it('assumes 1% of the base loan if the buyer has entered no fees, and charges no fees if the buyer entered 0', () => {
    const fees = (lenderFees: number | null) =>
      lenderCharges(loan, { ...loan, principal: 305_250 }, { ...assumed, lenderFees }).lenderFees;
    expect(fees(null)).toBe(3_000);
    expect(fees(0)).toBe(0);
    expect(fees(1)).toBe(1);
    expect(fees(2_500)).toBe(2_500);
  });

  it('computes points as a percentage of the base loan', () => {
    const rates = { ...assumed, points: Percent.parse(1.5) };
    expect(lenderCharges(loan, { ...loan, principal: 305_250 }, rates).points).toBe(4_500);
  });

  it.each([
    [0, 0],
    [1, 53.31],
    [15, 799.71],
    [31, 1_652.74],
  ])('charges %i days of interest on the financed loan: %s', (prepaidInterestDays, dollars) => {
    const financed = { ...loan, principal: 305_250 };
    const charges = lenderCharges(loan, financed, { ...assumed, prepaidInterestDays });
    // Interest on 305,250 at 6.375% is 19,459.69 a year.
    expect(charges.prepaidInterest).toBeCloseTo(dollars, 2);
  });

  it('assumes no fees if there is no loan', () => {
    const none = sampleLoan(0);
    const charges = lenderCharges(none, none, assumed);
    expect(charges).toEqual({ points: 0, lenderFees: 0, prepaidInterest: 0 });
  });
});

describe('firstLoanOf', () => {
  it.each([
    ['Conventional', 386_000],
    ['FHA', 386_000 * 1.0175],
    ['VA', 386_000 * 1.0215],
    ['USDA', 386_000 / 0.99],
  ] as const)('finances the premium of a %s loan', (type, principal) => {
    const loan = firstLoan(386_000, type);
    expect(loan.base.principal).toBe(386_000);
    expect(loan.loan.principal).toBeCloseTo(principal, 6);
  });

  it('chooses the insurance by the loan type, not by the credit score', () => {
    const [one, other] = (['excellent', 'poor'] as const).map((creditScore) =>
      firstLoan(386_000, 'FHA', { creditScore }),
    );
    expect(one?.insurance.kind).toBe('fha');
    expect(other).toEqual(one);
  });
});

describe('monthlyPremiums and insuredMonths', () => {
  it('returns a premium for each insured month, and 0 after that', () => {
    const { insurance } = firstLoan(360_000, 'Conventional');
    const months = insuredMonths(insurance);
    const premiums = monthlyPremiums(insurance, 360);
    expect(premiums).toHaveLength(360);
    expect(premiums.slice(0, months)).toEqual(Array(months).fill((360_000 * 0.0046) / 12));
    expect(premiums.slice(months)).toEqual(Array(360 - months).fill(0));
    expect(insurance).toMatchObject({ kind: 'private', months });
  });

  it('returns no premiums if there is no insurance', () => {
    const { insurance } = firstLoan(320_000, 'Conventional');
    expect(insuredMonths(insurance)).toBe(0);
    expect(monthlyPremiums(insurance, 2)).toEqual([0, 0]);
  });
});
