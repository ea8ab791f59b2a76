import { levelPayment } from '../loan/level-payment.ts';
import type { FirstLoan } from './first-loan.ts';
import type { Plan } from './lowered-plan.ts';

/** What extra principal saves on the first loan. */
export interface ExtraPrincipalSavings {
  /** Number of months by which the loan ends sooner. */
  readonly months: number;
  /** Interest, in dollars, not rounded. */
  readonly interest: number;
}

/** A difference below half a cent, in dollars, is a rounding error. */
const HALF_CENT = 0.005;

/** What the extra principal in a plan's months saves, against the loan's level payments. */
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
