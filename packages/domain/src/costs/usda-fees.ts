import type { Loan } from '../loan/level-payment.ts';
import { Percent } from '../units.ts';
import { balancePremiums } from './balance-premiums.ts';
import type { UsdaTable } from './cost-tables.ts';
import type { PaymentRun } from './payment-run.ts';

/** The fees for a loan that USDA guarantees. */
export interface UsdaFees {
  readonly kind: 'usda';
  /** Up-front guarantee fee, financed. In dollars. */
  readonly upFront: number;
  /** Annual fee, as a percentage of each year's average balance. */
  readonly rate: Percent;
  /** Annual fee in dollars a month, constant within each year of the loan. */
  readonly premiums: readonly PaymentRun[];
  /** Number of months for which the buyer pays the annual fee, which is the life of the loan. */
  readonly months: number;
}

/**
 * Returns USDA's fees on a loan, not rounded. The up-front fee is a percentage of the loan
 * including that fee. The annual fee is a percentage of the same loan's average balance, and the
 * buyer pays a twelfth of the annual fee each month.
 *
 * @param loan the base loan, without the up-front fee
 * @throws {RangeError} if the term is not positive
 * @see 7 CFR 3555.107(g): up-front guarantee fee; 3555.107(h): annual fee on the average annual
 *   scheduled unpaid principal balance, for the life of the loan
 */
export function usdaFees(loan: Loan, { upFrontPercent, annualPercent }: UsdaTable): UsdaFees {
  const principal = loan.principal / (1 - upFrontPercent / 100);
  return {
    kind: 'usda',
    upFront: principal - loan.principal,
    rate: Percent.parse(annualPercent),
    premiums: balancePremiums({ ...loan, principal }, annualPercent, loan.years),
    months: loan.years * 12,
  };
}
