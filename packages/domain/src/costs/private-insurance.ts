import type { Loan } from '../loan/level-payment.ts';
import { remainingBalance } from '../loan/remaining-balance.ts';
import type { CreditScore } from '../quote/choices.ts';
import { creditScoreBand } from '../quote/credit-score.ts';
import { Percent } from '../units.ts';
import type { CostTables, PrivatePremium } from './cost-tables.ts';
import { isWithinBand } from './loan-to-value.ts';
import type { PaymentRun } from './payment-run.ts';

/** Private mortgage insurance on a conventional loan, paid monthly by the borrower. */
export interface PrivateInsurance {
  readonly kind: 'private';
  /** Annual rate for the lowest scores in the band, as a percentage of the original loan. */
  readonly rate: Percent;
  /** Annual rate for the highest scores in the band. */
  readonly lowestRate: Percent;
  /** Premiums in dollars a month at `rate`, starting with the first payment. */
  readonly premiums: readonly PaymentRun[];
  /** Number of months for which the borrower pays if the insurance is not canceled early. */
  readonly months: number;
  /**
   * Number of months for which the borrower pays if the insurance is canceled as early as possible.
   */
  readonly monthsOnRequest: number;
}

/**
 * Returns the private mortgage insurance on a loan above 80% loan-to-value, not rounded. Undefined
 * if the price list has no rate for the loan.
 *
 * The rate comes from a price list for one-unit primary residences, and stays constant. An
 * insurer's actual quote may differ. The insurance ends with the payment that lowers the scheduled
 * balance to 78% of the price, and no later than halfway through the term. The borrower may cancel
 * it at 80%.
 *
 * @see 12 U.S.C. 4901(18), 4902(a) to (c): the Homeowners Protection Act of 1998
 */
export function privateInsurance(
  loan: Loan,
  { homePrice, creditScore }: { homePrice: number; creditScore: CreditScore },
  { privateInsurance: { premiums }, cancellation }: CostTables,
): PrivateInsurance | undefined {
  const term = loan.years > 20 ? 'over-20' : 'up-to-20';
  const band = premiums.find(
    (each) => each.term === term && isWithinBand(loan.principal, homePrice, each),
  );
  const rates = band ? ratesOf(band, creditScore) : [];
  if (rates.length === 0) return undefined;

  const rate = Math.max(...rates);
  const latest = (loan.years * 12) / 2;
  const until = (percent: number) =>
    Math.min(latest, monthsToBalance(loan, (homePrice * percent) / 100));
  const months = until(cancellation.automaticPercent);
  return {
    kind: 'private',
    rate: Percent.parse(rate),
    lowestRate: Percent.parse(Math.min(...rates)),
    premiums: [{ count: months, amount: (loan.principal * rate) / 100 / 12 }],
    months,
    monthsOnRequest: until(cancellation.onRequestPercent),
  };
}

function ratesOf({ rates }: PrivatePremium, creditScore: CreditScore): number[] {
  const { from, to } = creditScoreBand[creditScore];
  return rates
    .filter(({ fromScore }) => fromScore >= from && fromScore <= to)
    .map(({ ratePercent }) => ratePercent);
}

/**
 * Returns the number of level payments until the balance is at most `most`. 0 if the loan amount is
 * already at or below `most`.
 *
 * @param most in dollars
 * @throws {RangeError} if the term is not positive
 */
export function monthsToBalance(loan: Loan, most: number): number {
  let low = 0;
  let high = loan.years * 12;
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (remainingBalance(loan, middle / 12) <= most) high = middle;
    else low = middle + 1;
  }
  return low;
}
