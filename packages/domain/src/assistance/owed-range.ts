import { homeValue } from '../loan/home-value.ts';
import { levelPayment } from '../loan/level-payment.ts';
import { remainingBalance } from '../loan/remaining-balance.ts';
import { Percent } from '../units.ts';
import { type AssistanceFacts, assistanceBalance, interestFactor } from './balance.ts';
import { type AssistanceTerms, isPaidMonthly } from './terms.ts';

/**
 * The minimum and the maximum that a buyer may owe, in dollars. They are equal if all terms are
 * known.
 */
export interface OwedRange {
  readonly least: number;
  readonly most: number;
}

/**
 * Returns what the buyer owes on assistance after `year` years. If a term is unknown, the low end
 * of the range is 0. The high end assumes that nothing has been forgiven or repaid. If the agency's
 * share of the home's gain is unknown, the high end includes the whole gain. If the rate is
 * unknown, the high end uses {@link highestRate}. If the number of years with monthly payments is
 * also known, the high end assumes monthly payments at that rate.
 *
 * Includes a balance that was due earlier, because the buyer had to pay it. Excludes known monthly
 * payments, because the months of a plan include them. Unknown payments are part of the range.
 *
 * @param amount the amount of assistance, in dollars
 * @param year number of whole years since the purchase
 */
export function owedRange(
  terms: AssistanceTerms,
  amount: number,
  facts: AssistanceFacts,
  year: number,
): OwedRange {
  const balance = assistanceBalance(terms, amount, facts, year);
  return balance.kind === 'unknown'
    ? { least: 0, most: mostOwed(terms, amount, facts, year) }
    : { least: balance.dollars, most: balance.dollars };
}

function mostOwed(
  terms: AssistanceTerms,
  amount: number,
  { homePrice, interest, yearlyGrowth }: AssistanceFacts,
  year: number,
): number {
  const { kind, repayment } = terms;
  const rate = highestRate(terms, interest);
  const { termYears } = repayment?.monthly ?? {};
  if (termYears && !repayment?.interest) {
    const loan = { principal: amount, interest: Percent.parse(rate), years: termYears };
    return levelPayment(loan) * 12 * Math.min(year, termYears) + remainingBalance(loan, year);
  }
  const factor =
    repayment && !isPaidMonthly(terms)
      ? interestFactor(repayment.interest, year)
      : (1 + rate / 100 / 12) ** (12 * year);
  const unknownShare = kind === 'shared-appreciation-loan' ? 100 : 0;
  const share = repayment?.appreciationSharePercent ?? unknownShare;
  const gain = Math.max(0, homeValue(homePrice, yearlyGrowth, year) - homePrice);
  return amount * factor + (share / 100) * gain;
}

/**
 * How far above the first mortgage's rate we assume an unknown rate to be, in percentage points. No
 * program in the catalog charges more.
 */
const MOST_ABOVE_FIRST_MORTGAGE = 2;

/**
 * Returns the highest possible rate of the assistance, in percent, if its payment or terms are
 * unknown.
 */
function highestRate({ repayment }: AssistanceTerms, interest: Percent): number {
  const { ratePercent = null, aboveFirstMortgage = null } = repayment?.monthly ?? {};
  const rate = ratePercent ?? interest + (aboveFirstMortgage ?? MOST_ABOVE_FIRST_MORTGAGE);
  return Math.max(0, rate, repayment?.interest?.ratePercent ?? 0);
}
