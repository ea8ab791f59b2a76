import type { AssistancePayment } from '../assistance/payment.ts';
import type { Extras } from '../loan/extras.ts';
import { levelPayment } from '../loan/level-payment.ts';
import type { PricingFacts } from '../loan/pricing-facts.ts';
import { taxesAndInsurance } from '../loan/taxes-and-insurance.ts';
import { type FirstLoan, monthlyPremiums } from './first-loan.ts';
import {
  type SecondLoanFacts,
  type SecondLoanMonth,
  secondLoanMonths,
} from './second-loan-months.ts';

/**
 * One month of a plan: its payments, and the balances after them. All payment figures in the
 * product are calculated from these months. Dollars, not rounded.
 */
export interface Month {
  /** Principal and interest on the first loan, without a financed premium. */
  readonly principalAndInterest: number;
  /** Principal and interest on an up-front premium or fee that is financed with the loan. */
  readonly premium: number;
  /** Mortgage insurance or an agency's annual fee. 0 if the insurance rate is unknown. */
  readonly insurance: number;
  /**
   * The lowered payment's monthly amount: the payment on the second loan, or the amount of the
   * bills that the line of credit does not cover.
   */
  readonly secondLoan: number;
  /**
   * Interest on the line of credit while the buyer draws on it. After that, the payment that repays
   * the line.
   */
  readonly line: number;
  /**
   * Property tax and home insurance that the buyer pays. 0 while they are prepaid or paid with
   * borrowed money.
   */
  readonly taxesAndInsurance: number;
  readonly dues: number;
  /** The buyer's own extra payment on the first loan. */
  readonly extraPrincipal: number;
  /** Known payments on down payment assistance. */
  readonly assistance: number;
  readonly balances: {
    readonly first: number;
    /** Balance of the line of credit or the second loan, with interest. */
    readonly second: number;
  };
}

/** The inputs for one plan. */
export interface PlanFacts {
  readonly facts: PricingFacts;
  readonly firstLoan: FirstLoan;
  /** The second loan. Null for the traditional payment. */
  readonly lowered: SecondLoanFacts | null;
  readonly extras: Pick<Extras, 'dues' | 'extraPrincipal'>;
  /** The payment on the help from each program. */
  readonly assistance: readonly AssistancePayment[];
}

/**
 * Returns the months of a plan, from the purchase until the first loan and the line of credit are
 * repaid.
 *
 * @param count the number of months to return, if the caller does not need all months
 */
export function timeline(plan: PlanFacts, count = lengthOf(plan)): readonly Month[] {
  const { facts, lowered, extras, assistance } = plan;
  const first = firstLoanMonths(plan, count);
  const second = lowered ? secondLoanMonths(lowered, count) : [];
  const years = Array.from({ length: Math.ceil(count / 12) }, (_, index) => ({
    bills: lowered && index < lowered.years ? 0 : taxesAndInsurance(facts, index + 1) / 12,
    onHelp: assistance.reduce((sum, payment) => sum + assistanceInYear(payment, index + 1), 0),
  }));
  return first.map((loan, index) => {
    const { monthlyAmount, line, balance } = second[index] ?? nothing;
    const year = years[Math.floor(index / 12)];
    return {
      principalAndInterest: loan.principalAndInterest,
      premium: loan.premium,
      insurance: loan.insurance,
      extraPrincipal: loan.extraPrincipal,
      secondLoan: monthlyAmount,
      line,
      taxesAndInsurance: year?.bills ?? 0,
      dues: extras.dues ?? 0,
      assistance: year?.onHelp ?? 0,
      balances: { first: loan.balance, second: balance },
    };
  });
}

const nothing: SecondLoanMonth = { monthlyAmount: 0, line: 0, balance: 0 };

function lengthOf({ facts, lowered }: PlanFacts): number {
  const hasLine = lowered?.choice.product === 'Line of Credit';
  const repaid = hasLine ? lowered.years + lowered.facts.lowering.line.repayYears : 0;
  return Math.max(facts.term, repaid) * 12;
}

interface FirstLoanMonth
  extends Pick<Month, 'principalAndInterest' | 'premium' | 'insurance' | 'extraPrincipal'> {
  readonly balance: number;
}

/**
 * The smallest balance that needs a payment, as a fraction of the loan. A smaller balance is a
 * rounding error.
 */
const ROUNDING = 1e-9;

/**
 * Returns the first loan's payments. They end when extra principal has paid off the loan. The last
 * payment may be smaller.
 */
function firstLoanMonths({ firstLoan, extras }: PlanFacts, count: number): FirstLoanMonth[] {
  const { base, loan, insurance } = firstLoan;
  const level = levelPayment(loan);
  const baseShare = loan.principal > 0 ? base.principal / loan.principal : 0;
  const premiums = monthlyPremiums(insurance, count);
  const rate = loan.interest / 100 / 12;
  const nothingLeft = loan.principal * ROUNDING;
  let balance = loan.principal;
  return premiums.map((premium, index) => {
    const due = balance * (1 + rate);
    const isRepaid = balance <= nothingLeft || index >= loan.years * 12;
    const scheduled = isRepaid ? 0 : Math.min(level, due);
    const extraPrincipal = isRepaid ? 0 : Math.min(extras.extraPrincipal, due - scheduled);
    balance = isRepaid ? 0 : due - scheduled - extraPrincipal;
    return {
      principalAndInterest: scheduled * baseShare,
      premium: scheduled * (1 - baseShare),
      insurance: isRepaid ? 0 : premium,
      extraPrincipal,
      balance: balance <= nothingLeft ? 0 : balance,
    };
  });
}

function assistanceInYear(payment: AssistancePayment, year: number): number {
  return payment.kind === 'monthly' && year <= payment.loan.years ? payment.monthly : 0;
}

/**
 * Returns everything that the buyer pays in a month, except extra principal and unknown amounts. In
 * dollars.
 */
export function allInPayment(month: Month): number {
  const { principalAndInterest, premium, insurance, secondLoan, line } = month;
  const loans = principalAndInterest + premium + insurance + secondLoan + line;
  return loans + month.taxesAndInsurance + month.dues + month.assistance;
}

/** Whether the payments on the page include mortgage insurance. */
export type Counted = Pick<Extras, 'mortgageInsurance'>;

/**
 * Returns the payment on the loans plus the taxes and insurance that the buyer pays, in dollars a
 * month. Excludes the line of credit.
 */
export function loanPayment(month: Month, { mortgageInsurance }: Counted): number {
  const insurance = mortgageInsurance ? month.insurance + month.premium : 0;
  return month.principalAndInterest + month.secondLoan + insurance + month.taxesAndInsurance;
}

/**
 * Returns the payment as the specification defines it, plus the costs that the buyer added.
 * Excludes the line of credit and the payment on assistance. In dollars a month.
 */
export function shownPayment(month: Month, counted: Counted): number {
  return loanPayment(month, counted) + month.dues + month.extraPrincipal;
}

/** Returns how much the buyer's added costs raise the payment shown, in dollars a month. */
export function addedPayment(month: Month, counted: Counted): number {
  const { insurance, premium, dues, extraPrincipal } = month;
  return (counted.mortgageInsurance ? insurance + premium : 0) + dues + extraPrincipal;
}

/**
 * Returns the first month of a year. Years are counted from 1. For a year after the end of the
 * timeline, returns the timeline's last month.
 */
export function monthOfYear(months: readonly Month[], year: number): Month {
  return at(months, (year - 1) * 12);
}

/**
 * Returns the last month of a year, with balances at the end of the year. Years are counted from 1.
 */
export function endOfYear(months: readonly Month[], year: number): Month {
  return at(months, year * 12 - 1);
}

function at(months: readonly Month[], index: number): Month {
  const month = months[Math.min(index, months.length - 1)];
  if (!month) throw new RangeError('A timeline has at least one month');
  return month;
}
