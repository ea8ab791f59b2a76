import {
  type AtLatestAverage,
  costTables,
  debtGuideFindings,
  debtToIncome,
  type Estimate,
  leadingLoweredPlan,
} from '@latchkey/domain';
import { money, percent, rate, shortDay, wholeMoney } from '@/lib/format.ts';
import { answerRowsText, answerText as text } from '@/lib/texts.ts';

/** An average rate of this age, in days, no longer reflects what lenders charge today. */
const OLD_DAYS = 30;

/** Percent of income at which the sentence says that lenders stop at the latest. */
const MOST_LENDERS_STOP = 50;

/** States the rate in use and the payment at the newest average rate. */
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
 * States the payment that a lender uses, if it exceeds the common guide, and whether it exceeds even
 * the highest share of income at which most lenders stop. Null if it does not exceed the guide, or
 * if we do not know the income.
 *
 * @param income household income, in dollars a year
 */
export function lenderWords(
  { lenderPayment, loanType, details: { otherDebts } }: Estimate,
  income: number,
): { readonly words: string; readonly isTooHigh: boolean } | null {
  const facts = { householdIncome: income, housing: lenderPayment, otherDebts };
  const ratios = debtToIncome(facts);
  const rule = debtGuideFindings(facts, loanType, costTables.debtGuides).find(
    ({ guide }) => guide.id === 'rule-of-thumb',
  );
  if (!ratios || (rule?.front !== 'over' && rule?.back !== 'over')) return null;
  const counted = {
    payment: money(Math.round(lenderPayment + otherDebts)),
    share: percent(Math.round(ratios.back)),
  };
  const words = otherDebts > 0 ? text.lenderCountsDebts(counted) : text.lenderCounts(counted);
  return { words, isTooHigh: ratios.back > MOST_LENDERS_STOP };
}
