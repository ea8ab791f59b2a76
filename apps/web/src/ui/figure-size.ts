import { loweredPlanOf, type PaymentComparison } from '@latchkey/domain';
import { money } from '@/lib/format.ts';

declare module 'react' {
  interface CSSProperties {
    /** The width of the widest main figure, in em. */
    '--widest'?: string;
  }
}

/** The width of `/month` after a payment, in em of the figure's font size. */
const UNIT = 1.7;

/**
 * Returns a figure's width in em. All digits have the same width. Periods and commas are narrower.
 */
export function figureWidth(figure: string): number {
  return [...figure].reduce((sum, sign) => sum + (/[\d$]/.test(sign) ? 0.64 : 0.3), 0);
}

/**
 * Returns the width of the widest main figure with its unit, in em. All main figures use the font
 * size at which the widest figure fits, so that savings are never in larger type than costs.
 *
 * @param others more amounts, in dollars
 */
export function widestFigure(
  comparison: PaymentComparison,
  others: readonly number[] = [],
): number {
  const plan = loweredPlanOf(comparison);
  const payments = [
    comparison.traditional.payment,
    ...(plan ? [plan.payment, plan.paymentAfter] : []),
  ];
  const amounts = [...(plan ? [plan.waiting.owed, plan.waiting.prepaid] : []), ...others];
  return Math.max(
    ...payments.map((dollars) => figureWidth(money(dollars)) + UNIT),
    ...amounts.map((dollars) => figureWidth(money(dollars))),
  );
}
