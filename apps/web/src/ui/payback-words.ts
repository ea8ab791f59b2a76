import type { LoweredPlan } from '@latchkey/domain';
import { money, rate, wholeMoney } from '@/lib/format.ts';
import { trueCostText as text } from '@/lib/texts.ts';

/** The payment after the lowered one, with the payback of the line of credit. Dollars a month. */
export function paymentWithPayback({ paymentAfter, waiting }: LoweredPlan): number {
  return paymentAfter + (waiting.payback?.monthly ?? 0);
}

/** How the buyer pays back the debt, and what that costs. */
export function paybackWords({ waiting, secondLoan, product }: LoweredPlan): string {
  const { payback, isDueInFull, interest, years } = waiting;
  const cost = text.waitingCost({ years, interest: wholeMoney(interest) });
  const atRate = rateWords(waiting);
  if (product === 'Amortization') return `${atRate} ${cost}`;
  const before = text.beforeInterest({ owed: money(secondLoan.owed) });
  const back = payback
    ? text.payback({ payment: money(payback.monthly), years: payback.years })
    : null;
  const due = isDueInFull ? `${text.dueInFull()}.` : null;
  return [before, atRate, back, due, cost].filter((words) => words !== null).join(' ');
}

/** The rate of the line of credit or the second loan, and whether it is assumed or can rise. */
function rateWords({ rate: annual, isAssumed, maxRate }: LoweredPlan['waiting']): string {
  const amount = { rate: rate(annual) };
  if (isAssumed) return text.atAssumedRate(amount);
  return maxRate === null
    ? text.atRate(amount)
    : text.atVariableRate({ ...amount, most: rate(maxRate) });
}
