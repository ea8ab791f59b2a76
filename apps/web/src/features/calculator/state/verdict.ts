import type { PaymentComparison } from '@latchkey/domain';
import type { Help } from './use-help.ts';

/**
 * What the answer can say now. `loading` while programs load. `unknown` if they failed to load and
 * the buyer might qualify with help. `not-offered` if the site has no lowered payment at this
 * price.
 */
export type Verdict = 'loading' | 'unknown' | 'no-loan' | PaymentComparison['lowering']['kind'];

/**
 * @param loanAmount first loan, in dollars
 * @param kind whether the buyer can have the lowered payment
 * @param isHelped whether the buyer wants help and needs a loan
 * @param isCounted whether a program's help is in the comparison
 */
export function verdictOf(
  { loanAmount, kind }: { loanAmount: number; kind: PaymentComparison['lowering']['kind'] },
  help: Help['state'],
  isHelped: boolean,
  isCounted: boolean,
): Verdict {
  if (isHelped && help === 'loading') return 'loading';
  if (loanAmount <= 0) return 'no-loan';
  const isUnknown = isHelped && help === 'failed' && !isCounted;
  return kind === 'not-qualified' && isUnknown ? 'unknown' : kind;
}
