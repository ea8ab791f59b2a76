import type { PaymentRun } from '../loan/annual-percentage-rate.ts';
import type { Loan } from '../loan/level-payment.ts';
import type { CreditScore } from '../quote/choices.ts';
import { creditScoreBand } from '../quote/credit-score.ts';
import { Percent } from '../units.ts';
import type { CostTables, PrivatePremium } from './cost-tables.ts';
import { isWithinBand } from './loan-to-value.ts';
import { monthsToBalance } from './months-to-balance.ts';

/** Private insurance of a conventional loan, paid by the borrower each month. */
export interface PrivateInsurance {
  readonly kind: 'private';
  /** A year, of the original loan: what the lowest scores of the band pay. */
  readonly rate: Percent;
  /** The same for the highest scores of the band. */
  readonly lowestRate: Percent;
  /** At `rate`, from the first payment on: dollars a month. */
  readonly premiums: readonly PaymentRun[];
  /** How many months it is paid unless the borrower asks for an earlier end. */
  readonly months: number;
  /** How many months it is paid where the borrower asks as soon as that is possible. */
  readonly monthsOnRequest: number;
}

/**
 * The private insurance of a loan for over 80 % of a home's value; nothing where the price list has
 * no rate for it. Not rounded.
 *
 * The rate is that of a list for a one-unit home that the buyer lives in, and stays the same; an
 * insurer's own quote differs. Insurance ends with the payment after which the balance, by the
 * loan's first schedule, is at most 78 % of the price, at the latest halfway through the term. The
 * borrower may ask at 80 %.
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
