import { levelPayment } from '../loan/level-payment.ts';
import type { FirstLoan } from './first-loan.ts';
import type { Plan } from './lowered-plan.ts';

/** The savings from extra principal on the first loan. */
export interface ExtraPrincipalSavings {
  /** How many months sooner the loan is paid off. */
  readonly months: number;
  /** Interest saved, in dollars, not rounded. */
  readonly interest: number;
}

/** Half a cent, in dollars. Smaller differences are rounding errors. */
const HALF_CENT = 0.005;

/** Returns how much a plan's extra principal saves, compared with the loan's level payments. */
export function extraPrincipalSavings(
  { months }: Pick<Plan, 'months'>,
  { loan }: Pick<FirstLoan, 'loan'>,
): ExtraPrincipalSavings {
  const paid = months.map((month) => {
    return month.principalAndInterest + month.premium + month.extraPrincipal;
  });
  const scheduled = loan.years * 12;
  const total = paid.reduce((sum, dollars) => sum + dollars, 0);
  return {
    months: scheduled - paid.filter((dollars) => dollars > HALF_CENT).length,
    interest: Math.max(0, levelPayment(loan) * scheduled - total),
  };
}
