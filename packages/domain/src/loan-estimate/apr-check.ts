import { balancePremiums } from '../costs/balance-premiums.ts';
import { annualPercentageRate } from '../loan/annual-percentage-rate.ts';
import { type Loan, levelPayment } from '../loan/level-payment.ts';
import { different, type Finding, percent, same, unknown } from './finding.ts';
import type { LoanEstimate } from './loan-estimate.ts';
import { loanOf, startsLevel } from './payment-check.ts';

/**
 * The tolerance for a disclosed APR, in percentage points: 1/8.
 *
 * @see 12 CFR 1026.22(a)(2)
 */
const APR_TOLERANCE = 0.125;

/**
 * Two values: one for the lowest charges that the Loan Estimate allows, and one for the highest.
 */
interface Bounds<Value> {
  readonly least: Value;
  readonly most: Value;
}

/**
 * Checks the APR against the rate, the mortgage insurance and the charges on a Loan Estimate.
 *
 * The form does not say which of its charges are finance charges. So the check computes two bounds.
 * The lower bound includes section A and an up-front fee that the form lists, minus lender credits.
 * The upper bound includes all of A, B, C and F. An APR passes if it is between the two bounds, or
 * at most 1/8 outside of them. The result is unknown if the fees on the form contradict each other
 * or use up the whole loan.
 *
 * @see 12 CFR 1026.4(a), (b)(5) and (c)(7): finance charges; Part 1026, Appendix J: the APR
 */
export function aprFinding(paper: LoanEstimate): Finding {
  const { apr } = paper;
  const loan = loanOf(paper);
  const charges = financeCharges(paper);
  const insurance = loan && insuranceByMonth(paper, loan);
  if (apr === undefined || !loan || !charges || !insurance) return unknown('apr', 'not-on-paper');
  if (!startsLevel(paper) || paper.product?.rate === 'adjustable') {
    return unknown('apr', 'payment-changes');
  }
  const { least, most } = charges;
  if (least > most || most >= loan.principal) return unknown('apr', 'not-on-paper');
  const from = aprOf(loan, least, insurance.least);
  const to = aprOf(loan, most, insurance.most);
  if (apr >= from - APR_TOLERANCE && apr <= to + APR_TOLERANCE) return same('apr', percent(apr));
  return different('apr', percent(apr), { unit: 'percent-range', from, to });
}

function financeCharges(paper: LoanEstimate): Bounds<number> | undefined {
  const { originationCharges, servicesYouCannotShopFor, servicesYouCanShopFor, prepaids } = paper;
  if (
    originationCharges === undefined ||
    servicesYouCannotShopFor === undefined ||
    servicesYouCanShopFor === undefined ||
    prepaids === undefined
  ) {
    return undefined;
  }
  const { upfrontFee = 0, lenderCredits = 0 } = paper;
  return {
    least: Math.max(0, originationCharges + upfrontFee - lenderCredits),
    most: originationCharges + servicesYouCannotShopFor + servicesYouCanShopFor + prepaids,
  };
}

/**
 * Returns the mortgage insurance of each month, in dollars, from the columns of the Projected
 * Payments table. Undefined if the columns do not cover the whole term. Insurance may end during
 * the last year of its column. The premiums of FHA and USDA loans fall with the balance, even
 * within a column.
 *
 * @see 12 CFR 1026.37(c)(1)(i) and (c)(2)(ii)
 */
function insuranceByMonth(paper: LoanEstimate, loan: Loan): Bounds<number[]> | undefined {
  const months = Math.round(loan.years * 12);
  if (paper.payments === undefined) {
    return paper.mortgageInsurance === 0 ? none(months) : undefined;
  }
  const shares = sharesOfBalance(paper, loan);
  const least: number[] = [];
  const most: number[] = [];
  for (const { fromYear, toYear, mortgageInsurance } of paper.payments) {
    if (mortgageInsurance === undefined || (fromYear - 1) * 12 !== most.length) return undefined;
    for (let year = fromYear; year <= toYear; year += 1) {
      const mayEnd = year === toYear && toYear * 12 < months;
      const falling = mortgageInsurance.min * (shares?.[year - 1] ?? 1);
      least.push(...Array<number>(12).fill(mayEnd ? 0 : falling));
      most.push(...Array<number>(12).fill(mortgageInsurance.max));
    }
  }
  return most.length === months ? { least, most } : undefined;
}

/**
 * Returns each year's average balance, as a fraction of the first year's average balance. Undefined
 * if the premium is level.
 */
function sharesOfBalance({ loanType }: LoanEstimate, loan: Loan): number[] | undefined {
  if (loanType !== 'fha' && loanType !== 'other') return undefined;
  const years = balancePremiums(loan, 1, Math.round(loan.years));
  const first = years[0]?.amount ?? 1;
  return years.map(({ amount }) => amount / first);
}

function none(months: number): Bounds<number[]> {
  const payments = Array<number>(months).fill(0);
  return { least: payments, most: payments };
}

function aprOf(loan: Loan, charges: number, insurance: readonly number[]): number {
  const level = levelPayment(loan);
  return annualPercentageRate({
    amountFinanced: loan.principal - charges,
    payments: insurance.map((premium) => level + premium),
    unitPeriodsPerYear: 12,
    periodsToFirst: 1,
    fractionToFirst: 0,
  });
}
