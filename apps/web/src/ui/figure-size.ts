import type { PaymentComparison } from '@latchkey/domain';
import { money } from '@/lib/format.ts';

declare module 'react' {
  interface CSSProperties {
    /** Width of the widest main figure, in em. */
    '--widest'?: string;
  }
}

/** Width of `/month` after a payment, in em at the figure's font size. */
const UNIT = 1.7;

/** A figure's width in em. Digits are tabular. Points and commas are narrower. */
function width(figure: string): number {
  return [...figure].reduce((sum, sign) => sum + (/[\d$]/.test(sign) ? 0.64 : 0.3), 0);
}

/**
 * The width of the widest main figure, in em, with its unit. At a size that fits it, the payment, the
 * later payment and the balance owed all fit, and savings are never in larger type than costs.
 *
 * @param others more amounts, in dollars
 */
export function widestFigure(
  comparison: PaymentComparison,
  others: readonly number[] = [],
): number {
  const { ITMOMortgagePayment, traditionalMortgagePayment, paymentAfter } = comparison;
  const payments = [ITMOMortgagePayment, traditionalMortgagePayment, paymentAfter];
  const amounts = [comparison.secondLoan.owed, comparison.dueAtClosing, ...others];
  return Math.max(
    ...payments.map((dollars) => width(money(dollars)) + UNIT),
    ...amounts.map((dollars) => width(money(dollars))),
  );
}
