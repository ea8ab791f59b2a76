import type { PaymentComparison } from '@latchkey/domain';
import type { Help } from '../assistance/use-help.ts';

/**
 * What the answer may say now. `loading` while programs load, and `unknown` if they failed to load
 * and the buyer might qualify with help: there is no verdict before the facts.
 */
export type Verdict = 'loading' | 'unknown' | 'no-loan' | 'qualified' | 'not-qualified';

/**
 * @param isHelped whether the buyer wants help and needs a loan
 * @param isCounted whether a program's help is in the comparison
 */
export function verdictOf(
  { loanAmount, isQualified }: Pick<PaymentComparison, 'loanAmount' | 'isQualified'>,
  help: Help['state'],
  isHelped: boolean,
  isCounted: boolean,
): Verdict {
  if (isHelped && help === 'loading') return 'loading';
  if (loanAmount <= 0) return 'no-loan';
  if (isQualified) return 'qualified';
  return isHelped && help === 'failed' && !isCounted ? 'unknown' : 'not-qualified';
}
