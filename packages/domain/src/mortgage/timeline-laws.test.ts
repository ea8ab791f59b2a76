import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compared, loweredFrom } from '../../test/compared.ts';
import {
  assistanceCaps,
  loanTypes,
  lowerings,
  pricingFacts,
} from '../../test/pricing-arbitraries.ts';
import { noExtras } from '../loan/extras.ts';
import { levelPayment } from '../loan/level-payment.ts';
import { remainingBalance } from '../loan/remaining-balance.ts';
import type { PaymentComparison } from './compare-payments.ts';
import { allInPayment, endOfYear, type Month, monthOfYear, shownPayment } from './timeline.ts';

/** Returns both plans in a comparison. Includes the lowered plan only if the site offers it. */
function plansOf({ traditional, lowering }: PaymentComparison): (readonly Month[])[] {
  const lowered = lowering.kind === 'not-offered' ? [] : [lowering.plan.months];
  return [traditional.months, ...lowered];
}

describe('every timeline', () => {
  const given = [pricingFacts, lowerings, assistanceCaps, loanTypes] as const;

  it("lowers the first loan's balance on schedule to 0 at the end of the term", () => {
    fc.assert(
      fc.property(...given, (facts, lowering, cap, loanType) => {
        const comparison = compared({ ...facts, lowering }, cap, { loanType });
        const { loan } = comparison.firstLoan;
        const rounding = 1e-7 * Math.max(1, loan.principal);
        for (const months of plansOf(comparison)) {
          let before = loan.principal;
          for (const { balances } of months) {
            expect(balances.first).toBeLessThanOrEqual(before);
            before = balances.first;
          }
          for (const year of [1, 7, facts.term - 1]) {
            const scheduled = remainingBalance(loan, year);
            const { first } = endOfYear(months, year).balances;
            expect(Math.abs(first - scheduled)).toBeLessThan(rounding);
          }
          expect(endOfYear(months, facts.term).balances.first).toBe(0);
          expect(months.length).toBeGreaterThanOrEqual(facts.term * 12);
        }
      }),
      { numRuns: 50 },
    );
  });

  it("includes the first loan's level payment, and keeps the insurance premium separate", () => {
    fc.assert(
      fc.property(...given, (facts, lowering, cap, loanType) => {
        const comparison = compared({ ...facts, lowering }, cap, { loanType });
        const { loan, base } = comparison.firstLoan;
        const rounding = 1e-9 * Math.max(1, levelPayment(loan));
        for (const months of plansOf(comparison)) {
          const { principalAndInterest, premium } = monthOfYear(months, facts.term);
          expect(Math.abs(principalAndInterest - levelPayment(base))).toBeLessThan(rounding);
          const onPremium = levelPayment({ ...loan, principal: loan.principal - base.principal });
          expect(Math.abs(premium - onPremium)).toBeLessThan(rounding);
        }
      }),
      { numRuns: 100 },
    );
  });

  it('has no negative payment component in any month', () => {
    fc.assert(
      fc.property(...given, (facts, lowering, cap, loanType) => {
        const extras = { loanType, dues: 25, extraPrincipal: 300 };
        for (const months of plansOf(compared({ ...facts, lowering }, cap, extras))) {
          for (const { balances, ...parts } of months) {
            for (const dollars of [...Object.values(parts), ...Object.values(balances)]) {
              expect(dollars >= 0).toBe(true);
            }
          }
        }
      }),
      { numRuns: 50 },
    );
  });

  it('has all-in payments that equal the sum of their parts', () => {
    fc.assert(
      fc.property(...given, (facts, lowering, cap, loanType) => {
        const comparison = compared({ ...facts, lowering }, cap, { loanType, dues: 25 });
        for (const months of plansOf(comparison)) {
          const { balances, extraPrincipal, ...parts } = monthOfYear(months, 8);
          const sum = Object.values(parts).reduce((total, dollars) => total + dollars, 0);
          const all = allInPayment({ ...parts, balances, extraPrincipal });
          expect(Math.abs(all - sum)).toBeLessThan(1e-9 * Math.max(1, sum));
        }
      }),
      { numRuns: 100 },
    );
  });

  it('has the same payments as the table of years', () => {
    fc.assert(
      fc.property(pricingFacts, assistanceCaps, (facts, cap) => {
        const { months, table, payment, paymentAfter, years } = loweredFrom(facts, cap);
        const shown = (year: number) => shownPayment(monthOfYear(months, year), noExtras);
        expect(table.map(({ monthlyPayment }) => monthlyPayment)).toEqual(
          table.map(({ year }) => shown(year)),
        );
        expect([payment, paymentAfter]).toEqual([shown(1), shown(years + 1)]);
      }),
      { numRuns: 100 },
    );
  });
});
