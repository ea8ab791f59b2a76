import { balanceWithExtra } from '../loan/extra-principal.ts';
import type { Extras } from '../loan/extras.ts';
import type { PaymentComparison } from '../mortgage/compare-payments.ts';
import { Percent } from '../units.ts';
import { addedInMonth, type ExtraCosts } from './extra-costs.ts';

/**
 * A comparison whose payments include the buyer's extras. Both payments rise by the same amount, so
 * dollar savings stay the same and only the percentage falls. Each year shows its first month's
 * payment, because insurance can end during the year. Once extra principal has paid off the first
 * loan, its payment ends. Dollars, not rounded. Without extras, it equals the original comparison.
 */
export function comparisonWithCosts(
  comparison: PaymentComparison,
  costs: ExtraCosts,
  extras: Extras,
): PaymentComparison {
  const { amountSaved, years, table } = comparison;
  const inYear = (payment: number, year: number) =>
    paymentWithCosts(payment, year, { comparison, costs, extras });
  const { loweredPayment, traditionalPayment } = costs;
  return {
    ...comparison,
    ITMOMortgagePayment: loweredPayment,
    traditionalMortgagePayment: traditionalPayment,
    percentSaved: Percent.parse(
      traditionalPayment === 0 ? 0 : (amountSaved / traditionalPayment) * 100,
    ),
    paymentAfter: inYear(comparison.paymentAfter, years + 1),
    firstLoanOwed: balanceWithExtra(costs.firstLoan, extras.extraPrincipal, years),
    table: table.map((row) => ({ ...row, monthlyPayment: inYear(row.monthlyPayment, row.year) })),
  };
}

/**
 * A payment of a year with the buyer's extras, in dollars a month, not rounded. It is that of the
 * year's first month.
 *
 * @param payment without extras
 * @param year counted from 1
 */
export function paymentWithCosts(
  payment: number,
  year: number,
  {
    comparison,
    costs,
    extras,
  }: {
    readonly comparison: Pick<PaymentComparison, 'principalAndInterest'>;
    readonly costs: ExtraCosts;
    readonly extras: Extras;
  },
): number {
  const month = (year - 1) * 12 + 1;
  return month > 1 && month > costs.months
    ? payment - comparison.principalAndInterest + extras.dues
    : payment + addedInMonth(costs, extras, month).total;
}
