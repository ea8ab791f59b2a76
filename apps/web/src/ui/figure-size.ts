import type { PaymentComparison } from '@latchkey/domain';
import type { CSSProperties } from 'react';
import { money } from '@/lib/format.ts';

declare module 'react' {
  interface CSSProperties {
    /** The size of the figures that a part of the page is about. */
    '--figure'?: string;
  }
}

/** How wide `/month` is set behind a payment, in em of the figure. */
const UNIT = 1.7;

/** How wide a figure is set, in em of its own size: tabular digits, narrow points and commas. */
function width(figure: string): number {
  return [...figure].reduce((sum, sign) => sum + (/[\d$]/.test(sign) ? 0.64 : 0.3), 0);
}

/**
 * The one size in which the payment, the payment after it and what is owed all fit their place, so
 * that none of them is told in smaller type than another and none wraps.
 *
 * @param others more amounts that stand in that size, in dollars
 */
export function figureSize(
  comparison: PaymentComparison,
  others: readonly number[] = [],
): CSSProperties {
  const { ITMOMortgagePayment, traditionalMortgagePayment, paymentAfter } = comparison;
  const payments = [ITMOMortgagePayment, traditionalMortgagePayment, paymentAfter];
  const amounts = [comparison.secondLoan.owed, comparison.dueAtClosing, ...others];
  const widest = Math.max(
    ...payments.map((dollars) => width(money(dollars)) + UNIT),
    ...amounts.map((dollars) => width(money(dollars))),
  );
  return { '--figure': `min(clamp(2.5rem, 9.5cqi, 3.25rem), 100cqi / ${widest.toFixed(2)})` };
}
