import {
  type AtLatestAverage,
  costTables,
  type Estimate,
  type LenderShare,
  leadingLoweredPlan,
  lenderShare,
} from '@latchkey/domain';
import { money, percent, rate, shortDay, wholeMoney } from '@/lib/format.ts';
import { answerRowsText, answerText as text } from '@/lib/texts.ts';

/** An average rate that is this many days old no longer reflects what lenders charge today. */
const OLD_DAYS = 30;

/** States the rate that the figures use, and the payment at the newest average rate. */
export function rateWords({ facts }: Estimate, latest: AtLatestAverage | null): string {
  const own = text.atRate({ rate: rate(facts.interest) });
  if (!latest) return own;
  const words = text.atAverage({
    own,
    payment: wholeMoney(latest.payment),
    average: rate(latest.average),
    day: shortDay(latest.date),
  });
  return (latest.ageDays ?? 0) >= OLD_DAYS ? text.askToday({ words }) : words;
}

/** Explains who pays taxes and insurance while the answer's first payment applies. */
export function taxWords(estimate: Estimate): string {
  const plan = leadingLoweredPlan(estimate);
  if (!plan) return answerRowsText.taxesInside();
  if (plan.product === 'Amortization') return text.taxesOnSecondLoan();
  return plan.monthlyAmount > 0 ? text.taxesPartlyBorrowed() : text.taxesBorrowed();
}

/**
 * The payment that a lender compares with the income, and the highest limit that the payment
 * exceeds.
 */
export interface LenderWords {
  readonly words: string;
  readonly above: LenderShare['above'];
}

/**
 * States the payment that a lender compares with the income, and the highest limit that the payment
 * exceeds. Null if the payment does not exceed the common guide, or if we do not know the income.
 *
 * @param income household income, in dollars a year
 */
export function lenderWords(
  { lenderPayment, loanType, details: { otherDebts } }: Estimate,
  income: number,
): LenderWords | null {
  const facts = { householdIncome: income, housing: lenderPayment, otherDebts };
  const share = lenderShare(facts, loanType, costTables.debtGuides);
  if (!share) return null;
  const counted = {
    payment: money(Math.round(lenderPayment + otherDebts)),
    share: percent(Math.round(share.percent)),
  };
  const words = otherDebts > 0 ? text.lenderCountsDebts(counted) : text.lenderCounts(counted);
  return { words, above: share.above };
}
