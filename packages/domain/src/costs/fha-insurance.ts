import type { PaymentRun } from '../loan/annual-percentage-rate.ts';
import type { Loan } from '../loan/level-payment.ts';
import { remainingBalance } from '../loan/remaining-balance.ts';
import { Percent } from '../units.ts';
import type { FhaPremium, FhaTable } from './cost-tables.ts';
import { isWithinBand } from './loan-to-value.ts';

/** The mortgage insurance of the Federal Housing Administration. */
export interface FhaInsurance {
  readonly kind: 'fha';
  /** Due at closing, mostly added to the loan: dollars. */
  readonly upFront: number;
  /** A year, of the average balance in that year. */
  readonly rate: Percent;
  /** Dollars a month, the same through a year of the loan. */
  readonly premiums: readonly PaymentRun[];
  /** How many months it is paid. */
  readonly months: number;
  /** Whether it is paid as long as the loan. */
  readonly isForLife: boolean;
}

/**
 * The insurance of an FHA loan, not rounded. A year's premium is a percent of the average of what
 * is owed at the start of its months, by the schedule of the base loan, and is paid in twelfths.
 *
 * @param loan the base loan: what is borrowed without the up-front premium
 * @throws {RangeError} when the table has no premium for the loan
 * @see HUD Mortgagee Letter 2023-05; HUD Handbook 4000.1, Appendix 1.0: rates and durations
 */
export function fhaInsurance(loan: Loan, homePrice: number, table: FhaTable): FhaInsurance {
  const { ratePercent, years } = premiumOf(loan, homePrice, table);
  const paidYears = Math.min(loan.years, years ?? loan.years);
  return {
    kind: 'fha',
    upFront: (loan.principal * table.upFrontPercent) / 100,
    rate: Percent.parse(ratePercent),
    premiums: Array.from({ length: paidYears }, (_, year) => ({
      count: 12,
      amount: ((ratePercent / 100) * averageBalance(loan, year)) / 12,
    })),
    months: paidYears * 12,
    isForLife: years === null,
  };
}

function premiumOf(loan: Loan, homePrice: number, { threshold, premiums }: FhaTable): FhaPremium {
  const term = loan.years > 15 ? 'over-15' : 'up-to-15';
  const baseLoan = loan.principal > threshold ? 'over' : 'up-to';
  const found = premiums.find(
    (each) =>
      each.term === term &&
      each.baseLoan === baseLoan &&
      isWithinBand(loan.principal, homePrice, each),
  );
  if (!found) throw new RangeError(`No premium for ${loan.principal} of ${homePrice} dollars`);
  return found;
}

/** What is owed on average in a year of the loan, counted from 0, in dollars. */
function averageBalance(loan: Loan, year: number): number {
  let sum = 0;
  for (let month = 0; month < 12; month += 1) sum += remainingBalance(loan, year + month / 12);
  return sum / 12;
}
