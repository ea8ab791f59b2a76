import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { annualPercentageRate, type CreditTransaction } from './annual-percentage-rate.ts';

/** Expands runs of equal payments (count and dollars) into one payment for each period. */
function expanded(runs: readonly [count: number, amount: number][]): number[] {
  return runs.flatMap(([count, amount]) => Array<number>(count).fill(amount));
}

/**
 * Examples from Regulation Z. Each lists the citation, the amount financed in dollars, the runs of
 * payments (count and dollars), the unit-periods per year, the whole and fractional unit-periods to
 * the first payment, and the printed rate. The loan on form H-25(B) has mortgage insurance that
 * ends after 80 months.
 *
 * @see 12 CFR Part 1026, Appendix J(c)(1) and Appendix H
 */
const printed: readonly [string, number, [number, number][], number, number, number, string][] = [
  ['J(c)(1)(i)(A): monthly, regular', 5_000, [[24, 230]], 12, 1, 0, '9.69'],
  ['J(c)(1)(i)(B): monthly, long first period', 6_000, [[36, 200]], 12, 1, 19 / 30, '11.82'],
  ['H-13: 30 years, prepaid charges', 44_605.66, [[360, 558.77]], 12, 1, 0, '14.85'],
  [
    'H-25(B): 30 years, insurance',
    162_000,
    [
      [80, 844.13],
      [280, 761.78],
    ],
    12,
    1,
    0,
    '4.174',
  ],
  ['J(c)(1)(i)(C): twice a month, short', 5_000, [[24, 219.17]], 24, 0, 6 / 15, '10.34'],
  ['J(c)(1)(i)(D): quarterly, long', 10_000, [[40, 385]], 4, 1, 39 / 90, '8.97'],
  ['J(c)(1)(i)(E): weekly, long', 500, [[30, 17.6]], 52, 4, 4 / 7, '14.96'],
  [
    'J(c)(1)(ii)(A): odd first payment',
    5_000,
    [
      [1, 250],
      [23, 230],
    ],
    12,
    1,
    0,
    '10.08',
  ],
  [
    'J(c)(1)(ii)(B): every four weeks',
    400,
    [
      [1, 39.5],
      [11, 38.31],
    ],
    13,
    1,
    5 / 28,
    '28.50',
  ],
  [
    'J(c)(1)(iii)(A): odd last payment',
    5_000,
    [
      [23, 230],
      [1, 280],
    ],
    12,
    1,
    0,
    '10.50',
  ],
  [
    'J(c)(1)(iii)(B): every two weeks',
    200,
    [
      [19, 9.5],
      [1, 30],
    ],
    26,
    0,
    8 / 14,
    '12.22',
  ],
  [
    'J(c)(1)(iv)(A): both odd',
    5_000,
    [
      [1, 250],
      [22, 230],
      [1, 280],
    ],
    12,
    1,
    0,
    '10.90',
  ],
];

const transactions: fc.Arbitrary<CreditTransaction> = fc.record({
  amountFinanced: fc.double({ min: 1, max: 1e9, noNaN: true }),
  payments: fc
    .array(
      fc.tuple(fc.integer({ min: 1, max: 120 }), fc.double({ min: 0.01, max: 1e7, noNaN: true })),
      { minLength: 1, maxLength: 4 },
    )
    .map(expanded),
  unitPeriodsPerYear: fc.constantFrom(4, 12, 24, 26, 52),
  periodsToFirst: fc.integer({ min: 1, max: 4 }),
  fractionToFirst: fc.double({ min: 0, max: 0.99, noNaN: true }),
});

describe('annualPercentageRate', () => {
  it.each(printed)(
    'matches the example in Regulation Z, %s',
    (_, amountFinanced, runs, unitPeriodsPerYear, periodsToFirst, fractionToFirst, rate) => {
      const payments = expanded(runs);
      const transaction = { amountFinanced, payments, unitPeriodsPerYear };
      const apr = annualPercentageRate({ ...transaction, periodsToFirst, fractionToFirst });
      expect(apr.toFixed(rate.split('.')[1]?.length)).toBe(rate);
    },
  );

  it('returns the rate at which the present value of the payments equals the amount financed', () => {
    fc.assert(
      fc.property(transactions, (transaction) => {
        const { amountFinanced, payments, periodsToFirst, fractionToFirst } = transaction;
        const i = annualPercentageRate(transaction) / 100 / transaction.unitPeriodsPerYear;
        const worth = payments
          .map(
            (amount, k) => amount / ((1 + fractionToFirst * i) * (1 + i) ** (periodsToFirst + k)),
          )
          .reduce((sum, part) => sum + part, 0);
        const paid = payments.reduce((sum, amount) => sum + amount, 0);
        const expected = Math.min(amountFinanced, paid);
        expect(Math.abs(worth / expected - 1)).toBeLessThan(1e-9);
      }),
    );
  });

  it('returns 0 if the payments do not exceed the amount financed', () => {
    const payments = expanded([[360, 100_000 / 360]]);
    const even = { payments, unitPeriodsPerYear: 12, periodsToFirst: 1, fractionToFirst: 0 };
    expect(annualPercentageRate({ ...even, amountFinanced: 100_000 })).toBe(0);
    expect(annualPercentageRate({ ...even, amountFinanced: 120_000 })).toBe(0);
    expect(annualPercentageRate({ ...even, amountFinanced: 99_999 })).toBeGreaterThan(0);
  });

  it.each([0, -1, Number.NaN])('rejects an amount financed of %s dollars', (amountFinanced) => {
    const transaction = { amountFinanced, payments: [], unitPeriodsPerYear: 12 };
    const rate = () =>
      annualPercentageRate({ ...transaction, periodsToFirst: 1, fractionToFirst: 0 });
    expect(rate).toThrow(RangeError);
  });

  it('rejects a payment on the closing date', () => {
    const payments = expanded([[12, 10]]);
    const transaction = { amountFinanced: 100, payments, unitPeriodsPerYear: 12 };
    const rate = () =>
      annualPercentageRate({ ...transaction, periodsToFirst: 0, fractionToFirst: 0 });
    expect(rate).toThrow(RangeError);
  });
});
