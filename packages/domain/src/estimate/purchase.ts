import type { AssistanceCap } from '../assistance/assistance.ts';
import type { AssistanceSplit } from '../assistance/assistance-split.ts';
import { capForLoan } from '../assistance/cap-for-loan.ts';
import { type OwedRange, owedRange } from '../assistance/owed-range.ts';
import { assistancePayment } from '../assistance/payment.ts';
import { type CashNeeded, cashNeeded } from '../cash/cash-needed.ts';
import { helpSplit } from '../cash/help-for-closing.ts';
import { costTables } from '../costs/cost-tables.generated.ts';
import { type CountedDetails, countedDetails } from '../costs/counted-details.ts';
import { calculatorDetails, defaultCalculatorDetails } from '../draft/calculator-details.ts';
import { reachesLeastDownPayment } from '../loan/least-down-payment.ts';
import type { LoanLimits } from '../loan/loan-limit.ts';
import type { LoanType } from '../loan/loan-type.ts';
import type { PricingFacts } from '../loan/pricing-facts.ts';
import { downPaymentOf } from '../mortgage/compare-payments.ts';
import { chargesOn, type FirstLoan, firstLoanOf } from '../mortgage/first-loan.ts';
import { pricingFactsOf } from '../mortgage/pricing-facts-of.ts';
import { allInPayment, endOfYear, monthOfYear, timeline } from '../mortgage/timeline.ts';
import type { PricedProgram } from '../programs/matched-program.ts';
import type { QuoteAnswers } from '../quote/quote.ts';
import type { LocalProduct } from '../site-product.ts';

/** The facts that are the same for every purchase of one home by one buyer. */
export interface PurchaseTerms {
  readonly facts: PricingFacts;
  readonly homePlan: QuoteAnswers['homePlan'];
  readonly details: CountedDetails;
  /** The county's loan limits. */
  readonly limits: LoanLimits;
}

/**
 * The answers that a purchase depends on. The credit score is the only fact about the buyer that
 * matters.
 */
export type PurchaseAnswers = Pick<
  QuoteAnswers,
  'homePrice' | 'downPayment' | 'homeLocation' | 'homeType' | 'homePlan' | 'creditScore'
>;

/**
 * Returns the starting terms, which are the same for every buyer with these answers: the site's own
 * rate and default term, the location's rates, and the state's average closing costs. They do not
 * include the buyer's changes in the calculator.
 */
export function purchaseTerms(
  answers: PurchaseAnswers,
  limits: LoanLimits,
  product: LocalProduct,
): PurchaseTerms {
  const { homePlan, homeLocation } = answers;
  const settings = calculatorDetails(defaultCalculatorDetails, product);
  const details = countedDetails(settings, homeLocation.state, costTables.closingCosts);
  return { facts: pricingFactsOf(answers, details, product), homePlan, details, limits };
}

/** A purchase with the traditional payment, and its cost over five years. In dollars. */
export interface Purchase {
  readonly loanType: LoanType;
  /** The part of the price that the buyer pays with their own money. */
  readonly downPayment: number;
  /** What the program pays. 0 if there is no program. */
  readonly help: number;
  /**
   * The payment in month 1, including everything that the buyer pays. Excludes a payment on the
   * help if that payment is unknown.
   */
  readonly payment: number;
  /**
   * Cash at closing, 60 payments, and the remaining debt. A range if the help's terms are unknown.
   */
  readonly cost: OwedRange;
}

/** Number of years that a result covers. */
export const RESULT_YEARS = 5;

/**
 * Calculates a purchase.
 *
 * @param program the program whose help is applied, or null. If the help may pay toward the price
 * or closing costs, it pays toward the price.
 * @returns null if the down payment is too small for the loan type, or the mortgage insurance rate
 * is unknown
 */
export function purchaseOf(
  terms: PurchaseTerms,
  loanType: LoanType,
  program: PricedProgram | null,
): Purchase | null {
  const { facts, details } = terms;
  const { homePrice, interest } = facts;
  const caps = program ? [capForLoan(program, loanType)] : [];
  const { split, downPayment, firstLoan, cash } = closingOf(facts, loanType, caps, details);
  const { towardPrice, towardClosing } = totalOf(split);
  if (!reachesLeastDownPayment(loanType, homePrice, downPayment + towardPrice)) return null;
  if (firstLoan.insurance.kind === 'unknown') return null;
  const help = towardPrice + towardClosing;

  const payments = program ? [assistancePayment(program, help, interest)] : [];
  const plan = { facts, firstLoan, lowered: null, extras: details, assistance: payments };
  const months = timeline(plan, RESULT_YEARS * 12);
  const paid = months.reduce((sum, month) => sum + allInPayment(month), 0);
  const { first } = endOfYear(months, RESULT_YEARS).balances;
  const cost = cash.total + paid + first;

  const sale = { homePrice, interest, yearlyGrowth: details.yearlyGrowth };
  const owed = program ? owedRange(program, help, sale, RESULT_YEARS) : nothingOwed;
  return {
    loanType,
    downPayment,
    help,
    payment: allInPayment(monthOfYear(months, 1)),
    cost: { least: cost + owed.least, most: cost + owed.most },
  };
}

/** The money needed to close a purchase with the traditional payment. In dollars. */
export interface ClosingCash {
  /** What each program pays. */
  readonly split: readonly AssistanceSplit[];
  /** The part of the price that the buyer pays with their own money. */
  readonly downPayment: number;
  /** The first loan, without a financed premium. */
  readonly loanAmount: number;
  readonly cash: CashNeeded;
}

/**
 * Returns the money needed to close a purchase: the help, the buyer's own money, the loan and the
 * cash.
 *
 * @param caps the programs' caps, in the order in which the programs pay
 */
export function closingCashOf(
  facts: PricingFacts,
  loanType: LoanType,
  caps: readonly AssistanceCap[],
  details: CountedDetails,
): ClosingCash {
  const split = helpSplit(facts, loanType, caps, details);
  const { towardPrice, towardClosing } = totalOf(split);
  const { total } = downPaymentOf(facts, caps, towardPrice);
  const loanAmount = facts.homePrice - total;
  const charges = chargesOn(facts, loanAmount, loanType, details, costTables);
  const downPayment = total - towardPrice;
  const money = { downPayment, assistance: towardClosing };
  const cash = cashNeeded('traditional', facts, { charges }, details, money);
  return { split, downPayment, loanAmount, cash };
}

/** A purchase at closing, with its first loan. */
export interface Closing extends ClosingCash {
  readonly firstLoan: FirstLoan;
}

/** Like {@link closingCashOf}, but includes the first loan and its insurance. */
export function closingOf(
  facts: PricingFacts,
  loanType: LoanType,
  caps: readonly AssistanceCap[],
  details: CountedDetails,
): Closing {
  const closing = closingCashOf(facts, loanType, caps, details);
  const firstLoan = firstLoanOf(facts, closing.loanAmount, loanType, details, costTables);
  return { ...closing, firstLoan };
}

/** Returns the total amounts that all programs together pay. */
export function totalOf(split: readonly AssistanceSplit[]): AssistanceSplit {
  let towardPrice = 0;
  let towardClosing = 0;
  for (const each of split) {
    towardPrice += each.towardPrice;
    towardClosing += each.towardClosing;
  }
  return { towardPrice, towardClosing };
}

const nothingOwed: OwedRange = { least: 0, most: 0 };
