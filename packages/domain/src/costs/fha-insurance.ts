import type { Loan } from '../loan/level-payment.ts';
import { Percent } from '../units.ts';
import { balancePremiums } from './balance-premiums.ts';
import type { FhaPremium, FhaTable } from './cost-tables.ts';
import { isWithinBand } from './loan-to-value.ts';
import type { PaymentRun } from './payment-run.ts';

/** The mortgage insurance on an FHA loan. */
export interface FhaInsurance {
  readonly kind: 'fha';
  /** Up-front premium due at closing, usually financed. In dollars. */
  readonly upFront: number;
  /** Annual rate, as a percentage of each year's average balance. */
  readonly rate: Percent;
  /** Premiums in dollars a month, constant within each year of the loan. */
  readonly premiums: readonly PaymentRun[];
  /** Number of months for which the buyer pays the insurance. */
  readonly months: number;
  /** Whether the insurance lasts for the life of the loan. */
  readonly isForLife: boolean;
}

/**
 * Returns the mortgage insurance on an FHA loan, not rounded. A year's premium is a percentage of
 * the year's average balance. The average is over the balances at the start of each month on the
 * base loan's schedule. The buyer pays a twelfth of the premium each month.
 *
 * @param loan the base loan, without the up-front premium
 * @throws {RangeError} if the table has no premium for the loan
 * @see HUD Mortgagee Letter 2023-05; HUD Handbook 4000.1, Appendix 1.0: rates and durations
 */
export function fhaInsurance(loan: Loan, homePrice: number, table: FhaTable): FhaInsurance {
  const { ratePercent, years } = premiumOf(loan, homePrice, table);
  const paidYears = Math.min(loan.years, years ?? loan.years);
  return {
    kind: 'fha',
    upFront: fhaUpFrontPremium(loan, table),
    rate: Percent.parse(ratePercent),
    premiums: balancePremiums(loan, ratePercent, paidYears),
    months: paidYears * 12,
    isForLife: years === null,
  };
}

/** Returns FHA's up-front premium, in dollars, not rounded. */
export function fhaUpFrontPremium(
  { principal }: Pick<Loan, 'principal'>,
  { upFrontPercent }: FhaTable,
): number {
  return (principal * upFrontPercent) / 100;
}

function premiumOf(loan: Loan, homePrice: number, { threshold, premiums }: FhaTable): FhaPremium {
  const term = loan.years > 15 ? 'over-15' : 'up-to-15';
  const baseLoan = loan.principal > threshold ? 'over' : 'up-to';
  const premium = premiums.find(
    (each) =>
      each.term === term &&
      each.baseLoan === baseLoan &&
      isWithinBand(loan.principal, homePrice, each),
  );
  if (!premium)
    throw new RangeError(
      `The FHA table has no premium for a loan of $${loan.principal} on a home of $${homePrice}`,
    );
  return premium;
}
