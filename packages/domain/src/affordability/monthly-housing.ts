import type { AssistancePayment } from '../assistance/payment.ts';
import type { ExtraCosts } from '../costs/extra-costs.ts';

/**
 * The monthly housing expense as a lender counts it, in dollars a month, not rounded. It is the
 * traditional payment with taxes, insurance, mortgage insurance and dues (if the buyer includes
 * them), plus the payment on the assistance. It ignores the lowered payment, because taxes and
 * insurance are due either way. Extra principal is voluntary and not included. An unknown payment
 * on assistance counts as 0.
 *
 * @see Fannie Mae Selling Guide B3-6-02, B3-6-03: monthly housing expense
 */
export function monthlyHousing(
  { traditionalPayment, added }: Pick<ExtraCosts, 'traditionalPayment' | 'added'>,
  payment: AssistancePayment,
): number {
  const onAssistance = payment.kind === 'monthly' ? payment.monthly : 0;
  return traditionalPayment - added.extraPrincipal + onAssistance;
}
