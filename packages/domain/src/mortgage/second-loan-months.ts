import { levelPayment } from '../loan/level-payment.ts';
import { remainingBalance } from '../loan/remaining-balance.ts';
import { taxesAndInsurance } from '../loan/taxes-and-insurance.ts';
import type { ProductChoice } from './product.ts';
import type { LoweredFacts } from './program-length.ts';
import type { SecondLoan } from './second-loan.ts';

/** The second loan's payments in a month, and its balance at the end of the month. In dollars. */
export interface SecondLoanMonth {
  /**
   * The plan's monthly amount: a payment on the second loan, or the amount of the bills that the
   * line does not cover.
   */
  readonly monthlyAmount: number;
  /**
   * Interest paid while the buyer draws on the line. After that, the payment that repays the line.
   */
  readonly line: number;
  /** Balance at the end of the month, including interest. */
  readonly balance: number;
}

/** The inputs for a lowered payment's second loan. */
export interface SecondLoanFacts {
  readonly facts: LoweredFacts;
  readonly choice: ProductChoice;
  /** Number of years that the lowered payment lasts. */
  readonly years: number;
  readonly secondLoan: SecondLoan;
}

/** Returns the second loan's figures for each month, starting at the purchase. */
export function secondLoanMonths(plan: SecondLoanFacts, count: number): SecondLoanMonth[] {
  return plan.choice.product === 'Amortization'
    ? amortizedMonths(plan, count)
    : lineMonths(plan, count);
}

/**
 * Returns the months of a second loan that is paid out at closing and repaid over the first loan's
 * term.
 */
function amortizedMonths(
  { facts, choice, secondLoan }: SecondLoanFacts,
  count: number,
): SecondLoanMonth[] {
  const loan = { principal: secondLoan.borrowed, interest: facts.interest, years: facts.term };
  return Array.from({ length: count }, (_, index) => ({
    monthlyAmount: index < facts.term * 12 ? choice.value : 0,
    line: 0,
    balance: remainingBalance(loan, (index + 1) / 12),
  }));
}

/**
 * Returns the months of a line of credit that pays the tax and insurance bills. A twelfth of the
 * year's bill is due at the end of each month, from month 13 until the lowered payment ends. The
 * plan's monthly amount, which the buyer pays from the first month on, pays the bills first. The
 * line pays the remainder. Interest compounds monthly, or is paid each month if the line's terms
 * require it. After the lowered payment ends, level payments repay the line. If the line is due in
 * full at that time, there are no such payments, and the full balance remains.
 */
function lineMonths(plan: SecondLoanFacts, count: number): SecondLoanMonth[] {
  const drawn = drawnMonths(plan, Math.min(count, plan.years * 12));
  return [...drawn, ...repaidMonths(plan, drawn.at(-1)?.balance ?? 0, count - drawn.length)];
}

function drawnMonths({ facts, choice }: SecondLoanFacts, count: number): SecondLoanMonth[] {
  const { rate, duringDraw } = facts.lowering.line;
  let reserve = 0;
  let balance = 0;
  return Array.from({ length: count }, (_, index) => {
    const interest = (balance * rate) / 100 / 12;
    const bill = index < 12 ? 0 : taxesAndInsurance(facts, Math.ceil((index + 1) / 12)) / 12;
    reserve += choice.value;
    const fromReserve = Math.min(reserve, bill);
    reserve -= fromReserve;
    const isPaid = duringDraw === 'interest';
    balance += bill - fromReserve + (isPaid ? 0 : interest);
    return { monthlyAmount: choice.value, line: isPaid ? interest : 0, balance };
  });
}

function repaidMonths({ facts }: SecondLoanFacts, owed: number, count: number): SecondLoanMonth[] {
  const { rate, repayYears } = facts.lowering.line;
  const loan = { principal: owed, interest: rate, years: repayYears };
  const payment = repayYears === 0 ? 0 : levelPayment(loan);
  return Array.from({ length: count }, (_, index) => {
    if (repayYears === 0) return { monthlyAmount: 0, line: 0, balance: owed };
    const isRepaid = index >= repayYears * 12;
    const balance = isRepaid ? 0 : remainingBalance(loan, (index + 1) / 12);
    return { monthlyAmount: 0, line: isRepaid ? 0 : payment, balance };
  });
}
