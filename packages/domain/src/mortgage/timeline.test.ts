import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compared, loweredFrom } from '../../test/compared.ts';
import { loanTypes, pricingFacts } from '../../test/pricing-arbitraries.ts';
import { detroit, flat, sampleFacts } from '../../test/pricing-samples.ts';
import type { AssistancePayment } from '../assistance/payment.ts';
import { noExtras } from '../loan/extras.ts';
import { Percent } from '../units.ts';
import { comparePayments, currentPlan } from './compare-payments.ts';
import { allInPayment, endOfYear, type Month, monthOfYear, shownPayment } from './timeline.ts';

const help = flat(7_250);
const insured = { mortgageInsurance: true };

/** Returns the payment shown on the page for the first month of each year. */
function byYear(months: readonly Month[], extras = noExtras): number[] {
  return Array.from({ length: months.length / 12 }, (_, at) =>
    shownPayment(monthOfYear(months, at + 1), extras),
  );
}

describe('the months of the lowered payment', () => {
  const plan = loweredFrom(detroit, help);

  it('charges $784.52 a month for 3 years, $1,119.58 in year 4 and $1,345.22 in year 30', () => {
    const paid = byYear(plan.months);
    expect(paid).toHaveLength(30);
    for (const index of [0, 1, 2]) expect(paid[index]).toBeCloseTo(784.52, 2);
    expect(paid[3]).toBeCloseTo(1_119.58, 2);
    expect(paid[29]).toBeCloseTo(1_345.22, 2);
  });

  it('excludes taxes and insurance from the lowered payment until year 4', () => {
    const parts = plan.months.map(({ taxesAndInsurance }) => taxesAndInsurance);
    expect(parts.slice(0, 36).every((dollars) => dollars === 0)).toBe(true);
    expect(parts[36]).toBeCloseTo((3_788.85 * 1.02 ** 3) / 12, 6);
  });

  it('adds $98.50 of insurance to the all-in payment: $883.02, then $1,218.08', () => {
    const [now, after] = [monthOfYear(plan.months, 1), monthOfYear(plan.months, 4)];
    expect(now.insurance).toBeCloseTo(98.5, 2);
    expect(allInPayment(now)).toBeCloseTo(883.02, 2);
    expect(allInPayment(after) - after.line).toBeCloseTo(1_218.08, 2);
    expect(after.line).toBeCloseTo(107.86, 2);
  });

  it('keeps the payment on an amortized second loan after the program ends', () => {
    const { months, years } = loweredFrom(
      sampleFacts({ downPayment: 100_000, propertyTax: 0.025 }),
    );
    expect(monthOfYear(months, 1).secondLoan).toBeCloseTo(481.7, 1);
    expect(monthOfYear(months, years + 1).secondLoan).toBe(monthOfYear(months, 1).secondLoan);
  });
});

describe('the months of the traditional payment', () => {
  const { months } = compared(detroit, help).traditional;

  it('charges $1,100.25 a month, or $1,198.76 with insurance, and never has a second loan', () => {
    expect(byYear(months)[0]).toBeCloseTo(1_100.25, 2);
    expect(allInPayment(monthOfYear(months, 1))).toBeCloseTo(1_198.76, 2);
    expect(months.every(({ secondLoan, line }) => secondLoan === 0 && line === 0)).toBe(true);
    expect(months.every(({ balances }) => balances.second === 0)).toBe(true);
  });

  it('returns the traditional plan for a buyer who does not qualify', () => {
    const comparison = compared(detroit);
    expect(currentPlan(comparison)).toBe(comparison.traditional);
  });

  it('ends the traditional payment when the term ends', () => {
    expect(compared(sampleFacts({ term: 15 })).traditional.months).toHaveLength(180);
  });
});

describe('the payments that the page shows', () => {
  const plain = compared(detroit, help);

  it('shows payments with dues, and with insurance if the buyer has turned it on', () => {
    const counted = compared(detroit, help, { ...insured, dues: 50 });
    const [before, after] = [plain, counted].map(({ traditional }) => traditional.payment);
    expect((after ?? 0) - (before ?? 0)).toBeCloseTo(148.5, 2);
    const last = byYear(counted.traditional.months, { ...noExtras, ...insured })[29] ?? 0;
    expect(last - (byYear(plain.traditional.months)[29] ?? 0)).toBeCloseTo(50, 2);
  });

  it('adds dues to every payment without changing the savings', () => {
    const facts = sampleFacts();
    const [before, after] = [compared(facts), compared(facts, null, { dues: 250 })];
    expect(after.traditional.payment).toBeCloseTo(2_779.72, 2);
    const [one, other] = [loweredFrom(facts), loweredFrom(facts, null, { dues: 250 })];
    expect(other.payment).toBeCloseTo(2_439, 2);
    expect(other.saved).toBeCloseTo(one.saved, 9);
    expect(other.percentSaved).toBeCloseTo((340.72 / 2_779.72) * 100, 2);
    expect(other.paymentAfter - one.paymentAfter).toBeCloseTo(250, 9);
    expect(after.traditional.payment - before.traditional.payment).toBeCloseTo(250, 9);
    for (const [index, row] of other.table.entries()) {
      expect(row.monthlyPayment - (one.table[index]?.monthlyPayment ?? 0)).toBeCloseTo(250, 9);
      expect(row.totalSavings).toBeCloseTo(one.table[index]?.totalSavings ?? Number.NaN, 6);
    }
  });

  it('uses dues of 0 until the buyer enters dues', () => {
    expect(compared(detroit, help, { dues: null })).toEqual(plain);
  });

  it('shows payments without private insurance after the insurance ends', () => {
    const facts = sampleFacts({
      homePrice: 180_000,
      downPayment: 18_000,
      interest: 3.875,
      propertyTax: 0,
      insurance: 0,
    });
    const { months, table } = loweredFrom(facts, null, insured);
    const premiums = months.map(({ insurance }) => insurance);
    expect(premiums[0]).toBeGreaterThan(50);
    expect(premiums[79]).toBe(premiums[0]);
    expect(premiums[80]).toBe(0);
    // Year 7 is months 73 to 84 and starts with insurance.
    expect(table[6]?.monthlyPayment).toBeCloseTo(table[0]?.monthlyPayment ?? Number.NaN, 9);
    expect(monthOfYear(months, 8).insurance).toBe(0);
  });

  it('shows payments with the financed premium and the monthly premium of an FHA loan', () => {
    const facts = sampleFacts({ downPayment: 14_000, creditScore: 'poor' });
    const month = monthOfYear(compared(facts).traditional.months, 1);
    const rate = 0.06375 / 12;
    const onPremium = (386_000 * 0.0175 * rate) / (1 - (1 + rate) ** -360);
    expect(month.premium).toBeCloseTo(onPremium, 6);
    // The insurance is 0.55% of about 386,000 a year.
    expect(month.insurance).toBeCloseTo((386_000 * 0.0055) / 12, -1);
    const [without, counted] = [compared(facts), compared(facts, null, insured)];
    const added = counted.traditional.payment - without.traditional.payment;
    expect(added).toBeCloseTo(month.premium + month.insurance, 9);
  });
});

describe('the payment on assistance', () => {
  function monthly(dollars: number, years: number): AssistancePayment {
    const loan = { principal: dollars * 12 * years, interest: Percent.parse(0), years };
    return { kind: 'monthly', monthly: dollars, loan };
  }

  function monthsWith(...assistance: AssistancePayment[]): readonly Month[] {
    return comparePayments(detroit, { applied: help, assistance, extras: noExtras }).traditional
      .months;
  }

  it.each([
    [3, 0],
    [4, 45],
  ])(
    'includes the payment on assistance over %i years until the assistance is repaid: %i in year 4',
    (years, dollars) => {
      const months = monthsWith(monthly(45, years));
      expect(monthOfYear(months, 3).assistance).toBe(45);
      expect(monthOfYear(months, 4).assistance).toBe(dollars);
    },
  );

  it('adds up the payments on assistance, and treats unknown amounts as 0', () => {
    const unknown = { kind: 'unknown', term: 'payment' } as const;
    const month = monthOfYear(monthsWith(monthly(45, 10), unknown, monthly(5, 30)), 1);
    expect(month.assistance).toBe(50);
    const without = monthOfYear(monthsWith({ kind: 'none' }), 1);
    expect(allInPayment(month) - allInPayment(without)).toBeCloseTo(50, 9);
    expect(shownPayment(month, noExtras)).toBe(shownPayment(without, noExtras));
  });
});

describe('extra principal', () => {
  const facts = sampleFacts();
  const monthsWith = (extraPrincipal: number) =>
    compared(facts, null, { extraPrincipal }).traditional.months;
  const paidMonths = (months: readonly Month[]) =>
    months.filter(({ principalAndInterest }) => principalAndInterest > 0).length;

  it('pays off $320,000 in 281 months with $200 of extra principal, and saves $102,194.09', () => {
    const paid = (months: readonly Month[]) =>
      months.reduce((sum, each) => sum + each.principalAndInterest + each.extraPrincipal, 0);
    const [plain, extra] = [monthsWith(0), monthsWith(200)];
    expect(paidMonths(plain)).toBe(360);
    expect(paidMonths(extra)).toBe(281);
    expect(paid(plain) - paid(extra)).toBeCloseTo(102_194.09, 2);
  });

  it('adds extra principal to the payment on the page, but not to the payment that a lender uses', () => {
    const [plain, extra] = [monthsWith(0), monthsWith(200)].map((each) => monthOfYear(each, 1));
    if (!plain || !extra) throw new RangeError('Both timelines must have a first month');
    expect(shownPayment(extra, noExtras) - shownPayment(plain, noExtras)).toBeCloseTo(200, 9);
    expect(allInPayment(extra)).toBe(allInPayment(plain));
  });

  it('ends the loan payment and the insurance once the first loan is paid off', () => {
    const small = sampleFacts({ downPayment: 40_000 });
    const { table, months } = loweredFrom(small, null, {
      ...insured,
      extraPrincipal: 10_000,
      dues: 100,
    });
    expect(endOfYear(months, 3).balances.first).toBe(0);
    const month = monthOfYear(months, 4);
    expect(month).toMatchObject({ principalAndInterest: 0, insurance: 0, extraPrincipal: 0 });
    const left = month.taxesAndInsurance + month.secondLoan + 100;
    expect(table[3]?.monthlyPayment).toBeCloseTo(left, 9);
  });

  it('never lets extra principal exceed the balance, lengthen the loan, or add interest', () => {
    const amounts = fc.integer({ min: 0, max: 1_000_000 });
    fc.assert(
      fc.property(pricingFacts, loanTypes, amounts, amounts, (any, loanType, some, more) => {
        const [one, other] = [some, some + more].map((extraPrincipal) => {
          const { traditional, firstLoan } = compared(any, null, { extraPrincipal, loanType });
          return { months: traditional.months, loan: firstLoan.loan };
        });
        if (!one || !other) return;
        const paid = ({ months }: typeof one) =>
          months.reduce(
            (sum, each) => sum + each.principalAndInterest + each.premium + each.extraPrincipal,
            0,
          );
        const rounding = 1e-7 * Math.max(1, one.loan.principal);
        expect(paidMonths(other.months)).toBeLessThanOrEqual(paidMonths(one.months));
        expect(paid(other)).toBeLessThan(paid(one) + rounding);
        expect(paid(other)).toBeGreaterThan(other.loan.principal - rounding);
        for (const { balances } of other.months) {
          expect(balances.first).toBeGreaterThanOrEqual(0);
        }
      }),
      { numRuns: 50 },
    );
  });
});

describe('monthOfYear and endOfYear', () => {
  const { months } = compared(sampleFacts()).traditional;

  it('returns the first and the last month of a year', () => {
    expect(monthOfYear(months, 1)).toBe(months[0]);
    expect(endOfYear(months, 1)).toBe(months[11]);
    expect(monthOfYear(months, 30)).toBe(months[348]);
    expect(endOfYear(months, 30)).toBe(months[359]);
  });

  it('returns the last month of the timeline for any later year', () => {
    expect(monthOfYear(months, 31)).toBe(months[359]);
    expect(endOfYear(months, 40)).toBe(months[359]);
  });
});
