import type { PaymentComparison } from '@latchkey/domain';
import type { Help } from './use-help.ts';

/**
 * The verdict in the answer. `loading` means that the programs are still loading. `unknown` means
 * that loading failed and that the buyer might qualify with assistance. `not-offered` means that
 * the site offers no lowered payment at this price.
 */
export type Verdict = 'loading' | 'unknown' | 'no-loan' | PaymentComparison['lowering']['kind'];

/**
 * @param loanAmount first loan, in dollars
 * @param kind whether the buyer can get the lowered payment
 * @param isHelped whether the buyer turned assistance on and needs a loan
 * @param isCounted whether the comparison includes a program's assistance
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
