import { loweredPlanOf, type PaymentComparison } from '@latchkey/domain';
import { money } from '@/lib/format.ts';

declare module 'react' {
  interface CSSProperties {
    /** Width of the widest main figure, in em. */
    '--widest'?: string;
  }
}

/** Width of `/month` after a payment, in em at the figure's font size. */
const UNIT = 1.7;

/** A figure's width in em. Digits all have the same width. Periods and commas are narrower. */
export function figureWidth(figure: string): number {
  return [...figure].reduce((sum, sign) => sum + (/[\d$]/.test(sign) ? 0.64 : 0.3), 0);
}

/**
 * The width of the widest main figure, in em, with its unit. If that figure fits, then the payment,
 * the later payment and the balance also fit, so savings are never in larger type than costs.
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
