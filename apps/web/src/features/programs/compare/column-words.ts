import {
  type CashGap,
  type Estimate,
  type LoanType,
  type LoweredPlan,
  loanTypeOf,
  type MatchedProgram,
  monthOfYear,
} from '@latchkey/domain';
import { aprWordsOf } from '@/lib/apr-words.ts';
import { money, oneOf, percent } from '@/lib/format.ts';
import { leftOutOfTraditional } from '@/lib/left-out-words.ts';
import { compareText as text } from '@/lib/texts.ts';
import { loanTypeWords } from '../words/first-mortgage-words.ts';
import type { ProgramColumn } from './columns.ts';

/** Formats dollars without cents, for amounts in the future. */
export function whole(dollars: number): string {
  return money(Math.round(dollars));
}

/** States whether the buyer's own money is enough at closing. */
export function gapWords({ have, needed, short }: CashGap): string {
  // Uses the rounded amount above, so that the figures add up to the cent.
  const amount = money(Math.abs(Math.round(needed * 100) / 100 - have));
  return short > 0 ? text.short({ amount }) : text.spare({ amount });
}

/** States how long a payment is lowered, and how much of taxes and insurance it includes. */
export function loweredWords({ years, product, monthlyAmount }: LoweredPlan): string {
  return product === 'Line of Credit' && monthlyAmount > 0
    ? text.loweredPart({ years, part: money(monthlyAmount) })
    : text[`lowered-${product}`]({ years });
}

/** Lists the closing costs that the program's assistance pays or may pay. Null if it pays none. */
export function closingWords({ closingHelp, program }: ProgramColumn): string | null {
  if (closingHelp > 0) return text.paysClosing({ amount: money(closingHelp) });
  return program.pays === 'both' ? text.mayPayClosing() : null;
}

/** Lists the terms behind a payment: the loan, the down payment, the APR and what it includes. */
export function termsSentences(estimate: Estimate): readonly (string | null)[] {
  const { loanAmount, downPayment, downPaymentPercent } = estimate.terms;
  const apr = aprWordsOf(estimate);
  const onTop = leftOutOfTraditional(estimate);
  return [
    text.loan({
      loan: money(loanAmount),
      down: money(downPayment),
      percent: percent(downPaymentPercent),
    }),
    apr && `${apr.label}: ${apr.value}`,
    apr?.line ?? null,
    insuranceWords(estimate),
    onTop.length > 0 ? text.onTop({ parts: onTop.join(', ') }) : null,
  ];
}

/** States the mortgage insurance in a payment. Null if the payment includes none. */
export function insuranceWords({ comparison, details, unknown }: Estimate): string | null {
  if (unknown.insurance) return text.insuranceUnknown();
  const { insurance } = monthOfYear(comparison.traditional.months, 1);
  return details.mortgageInsurance && insurance > 0
    ? text.insurance({ amount: money(insurance) })
    : null;
}

/** States the debt from the lowered payment when that payment ends. */
export function lineWords({ years, product }: LoweredPlan): string {
  return text[`line-${product}`]({ years });
}

/**
 * States the loan type in the figures, the types that the program accepts, and who makes the loan.
 */
export function loanWords(
  loanType: LoanType,
  { types, from }: MatchedProgram['firstMortgage'],
): string[] {
  const isOnlyType = types.length === 1 && types.every((type) => loanTypeOf(type) === loanType);
  const takes =
    types.length > 0
      ? text.takes({ types: oneOf(types.map((type) => loanTypeWords[type]())) })
      : text.takesUnknown();
  return [
    text.typeIs({ type: loanType }),
    ...(isOnlyType ? [] : [takes]),
    text[`from-${from ?? 'unknown'}`](),
  ];
}
