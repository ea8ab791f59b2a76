import type { AssistancePayment } from '../assistance/payment.ts';
import type { ExtraCosts } from '../costs/extra-costs.ts';

/**
 * What a home costs a month as a lender counts it, in dollars, not rounded: the traditional payment
 * with taxes, insurance, mortgage insurance and dues as far as the buyer counts them, and the
 * payment on the help. Lowered or not, taxes and insurance have to be paid, so they are counted in
 * full; extra principal is the buyer's own choice and is not. A payment on help that cannot be told
 * is missing in it.
 *
 * @see Fannie Mae Selling Guide B3-6-02, B3-6-03: monthly housing expense
 */
export function monthlyHousing(
  { traditionalPayment, added }: Pick<ExtraCosts, 'traditionalPayment' | 'added'>,
  help: AssistancePayment,
): number {
  const onHelp = help.kind === 'monthly' ? help.monthly : 0;
  return traditionalPayment - added.extraPrincipal + onHelp;
}
