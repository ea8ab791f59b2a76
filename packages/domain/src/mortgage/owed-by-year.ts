import { type SaleOutcome, type SalePlan, saleOutcome } from './sale-outcome.ts';

/** What the buyer owes at the end of a year. Dollars, not rounded. */
export type OwedInYear = Pick<SaleOutcome, 'year' | 'firstLoan' | 'secondLoan' | 'assistance'>;

/**
 * What the buyer owes at the end of each year of the comparison's table. A buyer who keeps the
 * traditional payment owes no second loan.
 */
export function owedByYear(plan: SalePlan): readonly OwedInYear[] {
  return plan.comparison.table.map((row) => {
    const { year, firstLoan, secondLoan, assistance } = saleOutcome(plan, row.year);
    return { year, firstLoan, secondLoan, assistance };
  });
}
