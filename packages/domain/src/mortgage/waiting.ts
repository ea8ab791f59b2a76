import { NO_INSURANCE_UP_TO } from '../costs/mortgage-insurance.ts';
import type { LoanType } from '../loan/loan-type.ts';
import type { LineTerms } from '../loan/lowering.ts';
import type { PricingFacts } from '../loan/pricing-facts.ts';
import { taxesAndInsurance } from '../loan/taxes-and-insurance.ts';
import type { SecondLoanFacts } from './second-loan-months.ts';
import { endOfYear, type Month, monthOfYear } from './timeline.ts';

/** The cost of paying taxes and insurance later. Dollars, not rounded. */
export interface Waiting {
  /** Taxes and insurance for year 1, paid at closing. */
  readonly prepaid: number;
  /** The total amount borrowed when the lowered payment ends, on the line or as a second loan. */
  readonly borrowed: number;
  /** Balance when the lowered payment ends, with interest. */
  readonly owed: number;
  /**
   * The payment that repays the line after the lowered payment ends, in dollars a month. Null if
   * there is no such payment.
   */
  readonly payback: { readonly monthly: number; readonly years: number } | null;
  /** Whether the whole balance is due when the lowered payment ends. */
  readonly isDueInFull: boolean;
  /** Interest until the lowered payment ends, including unpaid interest. */
  readonly interestByThen: number;
  /** All interest until the line or the second loan is repaid. */
  readonly interest: number;
  /** Number of years from the purchase until the line or the second loan is repaid. */
  readonly years: number;
  /** Annual rate of the line or the second loan, in percent. */
  readonly rate: LineTerms['rate'];
  /**
   * Whether the rate is assumed, because no lender offers the line on this site and the buyer has
   * entered no rate.
   */
  readonly isAssumed: boolean;
  readonly isVariable: boolean;
  /**
   * The highest rate that the loan may reach, in percent. Null if the rate is fixed, or if no limit
   * is known.
   */
  readonly maxRate: LineTerms['maxRate'];
  /** Whether compounding interest pushes the balance above the line's credit limit. */
  readonly isOverLimit: boolean;
}

/**
 * Calculates the cost of paying taxes and insurance later, from the months of a lowered payment.
 */
export function waitingOf(
  { facts, choice, years, secondLoan }: SecondLoanFacts,
  months: readonly Month[],
): Waiting {
  const { line, lineOfCredit } = facts.lowering;
  const isLine = choice.product === 'Line of Credit';
  const { balances } = endOfYear(months, years);
  const { line: monthly } = monthOfYear(months, years + 1);
  const paidIn = (span: readonly Month[]) =>
    span.reduce((sum, month) => sum + (isLine ? month.line : month.secondLoan), 0);
  const isDueInFull = isLine && line.repayYears === 0 && balances.second > 0;
  return {
    prepaid: taxesAndInsurance(facts, 1),
    borrowed: secondLoan.borrowed,
    owed: balances.second,
    payback: isLine && monthly > 0 ? { monthly, years: line.repayYears } : null,
    isDueInFull,
    interestByThen: paidIn(months.slice(0, years * 12)) + balances.second - secondLoan.borrowed,
    interest: paidIn(months) + (isDueInFull ? balances.second : 0) - secondLoan.borrowed,
    years: isLine ? years + line.repayYears : facts.term,
    rate: isLine ? line.rate : facts.interest,
    isAssumed: isLine && line.isAssumed,
    isVariable: isLine && line.isVariable,
    maxRate: isLine ? line.maxRate : null,
    isOverLimit: isLine && balances.second > lineOfCredit + 0.005,
  };
}

/** Whether the first loan's lender collects taxes and insurance with the monthly payment. */
export type EscrowRule =
  /**
   * FHA, VA and USDA lenders must collect taxes and insurance. The lowered payment cannot be
   * combined with such a loan.
   */
  | 'required'
  /** Many lenders collect taxes and insurance if the down payment is below 20%. */
  | 'usual'
  | 'optional';

/**
 * Returns whether the first loan's lender collects taxes and insurance each month.
 *
 * @see 24 CFR 203.550: FHA lenders collect taxes and insurance
 */
export function escrowRule(
  type: LoanType,
  loanAmount: number,
  { homePrice }: Pick<PricingFacts, 'homePrice'>,
): EscrowRule {
  if (type !== 'Conventional') return 'required';
  return loanAmount * 100 > homePrice * NO_INSURANCE_UP_TO ? 'usual' : 'optional';
}
