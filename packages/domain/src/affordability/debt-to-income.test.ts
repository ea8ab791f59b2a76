import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { debtToIncome } from './debt-to-income.ts';

const dollars = fc.integer({ min: 0, max: 1_000_000 });
const incomes = fc.integer({ min: 1, max: 1_000_000_000 });

describe('debtToIncome', () => {
  it('divides housing of $2,100 and other debts of $600 by an income of $7,500 a month', () => {
    const facts = { householdIncome: 90_000, housing: 2_100, otherDebts: 600 };
    expect(debtToIncome(facts)).toEqual({ front: 28, back: 36 });
  });

  it('includes only housing in the front-end ratio, and all debts in the back-end ratio', () => {
    fc.assert(
      fc.property(incomes, dollars, dollars, (householdIncome, housing, otherDebts) => {
        const ratios = debtToIncome({ householdIncome, housing, otherDebts });
        const { front, back } = ratios ?? { front: Number.NaN, back: Number.NaN };
        const monthly = householdIncome / 12;
        expect((front / 100) * monthly).toBeCloseTo(housing, 4);
        expect((back / 100) * monthly).toBeCloseTo(housing + otherDebts, 4);
      }),
    );
  });

  it.each([0, -1, Number.NaN])('returns undefined for an income of %s', (householdIncome) => {
    expect(debtToIncome({ householdIncome, housing: 1, otherDebts: 0 })).toBeUndefined();
  });
});
