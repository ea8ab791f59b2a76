import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CashNeeded } from './cash-needed.ts';
import { roundedUp, wholeCash } from './whole-cash.ts';

/** Returns the cash at closing with these amounts, in dollars. All other amounts are 0. */
function neededOf(changes: Partial<CashNeeded>, assistance = 0): CashNeeded {
  const parts = {
    downPayment: 0,
    taxesAndInsurance: 0,
    closingCosts: 0,
    points: 0,
    lenderFees: 0,
    prepaidInterest: 0,
    openingFee: 0,
    ...changes,
  };
  const sum = Object.values(parts).reduce<number>((total, each) => total + Number(each), 0);
  return { plan: 'lowered', ...parts, assistance, total: sum - assistance };
}

const dollars = fc.oneof(fc.constant(0), fc.double({ min: 10, max: 500_000, noNaN: true }));
const helps = fc.array(fc.record({ towardClosing: fc.double({ min: 0, max: 99, noNaN: true }) }), {
  maxLength: 3,
});

describe('wholeCash', () => {
  it.each([
    // Each of three parts loses 40 cents, and the total rounds up.
    [{ downPayment: 100.4, closingCosts: 50.4, prepaidInterest: 20.4 }, 'prepaidInterest', 22],
    // Each of three parts gains 50 cents.
    [{ downPayment: 100.5, closingCosts: 50.5, prepaidInterest: 20.5 }, 'prepaidInterest', 20],
    [{ downPayment: 100, closingCosts: 50.4, prepaidInterest: 0 }, 'closingCosts', 51],
    [{ downPayment: 100, closingCosts: 0, taxesAndInsurance: 9.1 }, 'taxesAndInsurance', 10],
    [{ downPayment: 100, lenderFees: 30.2 }, 'lenderFees', 31],
    [{ downPayment: 100.2 }, 'downPayment', 101],
    [{ downPayment: 100.5, closingCosts: 50.5, prepaidInterest: 0.6 }, 'closingCosts', 50],
  ] as const)('puts the rounding difference of %j into one part', (parts, taker, expected) => {
    expect(wholeCash(neededOf(parts), [])[taker]).toBe(expected);
  });

  it('does not change amounts that already add up', () => {
    const needed = neededOf({ downPayment: 100, closingCosts: 50, prepaidInterest: 20.3 }, 30);
    expect(wholeCash(needed, [{ towardClosing: 30 }])).toMatchObject({
      downPayment: 100,
      closingCosts: 50,
      prepaidInterest: 21,
      total: 141,
    });
  });

  it('returns whole dollars that add up to the total, and never a negative part', () => {
    const parts = fc.record({
      downPayment: fc.double({ min: 10, max: 500_000, noNaN: true }),
      taxesAndInsurance: dollars,
      closingCosts: dollars,
      points: dollars,
      lenderFees: dollars,
      prepaidInterest: dollars,
      openingFee: dollars,
    });
    fc.assert(
      fc.property(parts, helps, (own, help) => {
        const paid = help.reduce((sum, { towardClosing }) => sum + towardClosing, 0);
        const needed = neededOf(own, paid);
        const { total, ...whole } = wholeCash(needed, help);
        const shownHelp = help.map(({ towardClosing }) => -Math.round(towardClosing));
        const shown = [...Object.values(whole), ...shownHelp];
        expect(shown.reduce((sum, each) => sum + each, 0)).toBe(total);
        expect(total).toBe(roundedUp(needed.total));
        for (const each of Object.values(whole)) {
          expect(Number.isInteger(each)).toBe(true);
          expect(each).toBeGreaterThanOrEqual(0);
        }
      }),
    );
  });
});
