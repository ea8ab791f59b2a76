import type { LoweredPlan } from '@latchkey/domain';
import { money, rate, wholeMoney } from '@/lib/format.ts';
import { trueCostText as text } from '@/lib/texts.ts';

/**
 * Returns the payment after the lowered payment ends, including the payback of the line of credit,
 * in dollars a month.
 */
export function paymentWithPayback({ paymentAfter, waiting }: LoweredPlan): number {
  return paymentAfter + (waiting.payback?.monthly ?? 0);
}

/**
 * Returns the label for {@link paymentWithPayback}. The label mentions the payback only if the
 * payment includes one.
 */
export function paymentAfterLabel({ years, waiting }: LoweredPlan): string {
  const label = waiting.payback ? text.fromYearWithPayback : text.fromYear;
  return label({ year: years + 1 });
}

/** Returns a sentence that states the cost of waiting until everything is paid back. */
export function waitingSentence({ waiting: { years, interest } }: LoweredPlan): string {
  return text.waitingCost({ years, interest: wholeMoney(interest) });
}

/** Returns the interest cost of waiting, for use next to other figures: "about $5,137". */
export function waitingFigure({ waiting }: LoweredPlan): string {
  return text.aboutInterest({ interest: wholeMoney(waiting.interest) });
}

/** Returns sentences that state the amount borrowed, its rate, and how it is paid back. */
export function paybackTerms(plan: LoweredPlan): string {
  return [borrowedWords(plan), paybackWords(plan)].filter((words) => words !== null).join(' ');
}

/** Returns the amount borrowed and its rate, and whether the rate is assumed or can rise. */
export function borrowedWords({ product, secondLoan, waiting }: LoweredPlan): string {
  const { rate: annual, isAssumed, isVariable, maxRate, years } = waiting;
  const at = { rate: rate(annual) };
  if (product === 'Amortization') {
    return text.secondLoan({ ...at, borrowed: money(secondLoan.borrowed), years });
  }
  const line = { ...at, drawn: money(secondLoan.owed) };
  if (isAssumed) return text.assumedLine(line);
  if (maxRate !== null) return text.variableLine({ ...line, most: rate(maxRate) });
  return isVariable ? text.lineWithoutLimit(line) : text.fixedLine(line);
}

/**
 * States how the line of credit is paid back. Null if there is no line of credit.
 *
 * @param format formats an amount in dollars
 */
export function paybackWords({ years, waiting }: LoweredPlan, format = money): string | null {
  const { payback, isDueInFull } = waiting;
  if (isDueInFull) return text.dueInFullAfter({ year: years });
  return payback && text.payback({ payment: format(payback.monthly), years: payback.years });
}
