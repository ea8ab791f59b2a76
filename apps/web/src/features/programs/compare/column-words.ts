import { type Estimate, type LoanType, loanTypeOf, type MatchedProgram } from '@latchkey/domain';
import { aprWordsOf } from '@/lib/apr-words.ts';
import { oneOf, percent, wholeMoney } from '@/lib/format.ts';
import { loanTypeWords } from '@/lib/requirement-words.ts';
import { compareText as text } from '@/lib/texts.ts';
import type { ProgramColumn } from './columns.ts';

/**
 * Returns a phrase about the closing costs that the program pays or may pay. Null if it pays none.
 */
export function closingWords({ closingHelp, program }: ProgramColumn): string | null {
  if (closingHelp > 0) return text.paysClosing({ amount: wholeMoney(closingHelp) });
  return program.pays === 'both' ? text.mayPayClosing() : null;
}

/**
 * Returns the terms of the buyer's own estimate: the loan, the down payment, the APR and what the
 * APR includes.
 */
export function termsSentences(estimate: Estimate): readonly (string | null)[] {
  const { loanAmount, downPayment, downPaymentPercent } = estimate.terms;
  const apr = aprWordsOf(estimate);
  if (estimate.noCommonLoan) return [apr?.line ?? null];
  return [
    text.loan({
      loan: wholeMoney(loanAmount),
      down: wholeMoney(downPayment),
      percent: percent(downPaymentPercent),
    }),
    apr && `${apr.label}: ${apr.value}`,
    apr?.line ?? null,
  ];
}

/**
 * Returns sentences about the loan type in the figures, the loan types that the program accepts,
 * and who makes the loan.
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
