import { loweredPlanOf } from '../mortgage/compare-payments.ts';
import { monthOfYear, shownPayment } from '../mortgage/timeline.ts';
import type { Answer } from './answer.ts';
import { aprFacts } from './apr-facts.ts';
import { commonLoanFit } from './common-loan-fit.ts';
import type { Estimate } from './estimate.ts';

/** The year of `paymentAfter` if the site offers no lowered payment. */
const LATER_YEAR = 8;

/**
 * Returns the figures for both payments, as the specification shows them. If the site offers no
 * lowered payment, all figures are those of the traditional payment.
 */
export function comparedFigures({ comparison, details }: Estimate) {
  const { lowering, traditional, down } = comparison;
  const plan = loweredPlanOf(comparison);
  const isQualified = lowering.kind === 'qualified';
  const { months } = traditional;
  return {
    isOffered: plan !== null,
    isQualified,
    programLength: plan?.length ?? '',
    product: isQualified ? lowering.plan.product : null,
    assistance: down.assistance,
    traditionalPayment: traditional.payment,
    loweredPayment: plan?.payment ?? traditional.payment,
    paymentAfter: plan?.paymentAfter ?? shownPayment(monthOfYear(months, LATER_YEAR), details),
    amountSaved: plan?.saved ?? 0,
    percentSaved: plan?.percentSaved ?? 0,
    totalSavings: plan?.totalSavings ?? 0,
    owedLater: plan?.secondLoan.owed ?? 0,
    dueAtClosing: plan?.waiting.prepaid ?? monthOfYear(months, 1).taxesAndInsurance * 12,
  };
}

/** Returns the loan terms that the page shows next to a payment. */
export function termFigures({ terms, loanType, saleAtEnd: { assistance } }: Estimate) {
  return {
    loanAmount: terms.loanAmount,
    loanType,
    downPayment: terms.downPayment,
    downPaymentPercent: terms.downPaymentPercent,
    apr: terms.apr,
    helpOwed: assistance.kind === 'unknown' ? null : assistance.dollars,
    helpDueAfterYears: assistance.kind === 'fell-due' ? assistance.afterYears : null,
  };
}

/**
 * Returns the all-in payment, the cash needed at closing, what the buyer owes later, and what the
 * APR includes.
 */
export function trueCostFigures(estimate: Estimate, answer: Answer) {
  const { eachMonth, cash, owedLater } = answer;
  return {
    leadsWith: estimate.leadsWith,
    escrow: estimate.escrow,
    allInPayment: eachMonth.now,
    allInAfter: eachMonth.later?.payment ?? null,
    missing: [...eachMonth.missing],
    cashNeeded: cash.needed.total,
    cashHave: cash.gap.have,
    owedAfterYear: owedLater.afterYear,
    owedTotal: owedLater.dollars,
    ...waitingFigures(estimate),
    aprCounts: aprCounts(estimate),
    noCommonLoan: noCommonLoan(estimate, cash.gap.have),
  };
}

/**
 * Returns the cost of paying taxes and insurance later, even if the buyer does not qualify for the
 * lowered payment.
 */
function waitingFigures({ comparison, facts: { lowering } }: Estimate) {
  const plan = loweredPlanOf(comparison);
  if (!plan || !lowering) {
    return {
      owedWithInterest: null,
      paymentWithPayback: null,
      paybackYears: null,
      lineRate: null,
      isLineAssumed: false,
      passedLimit: null,
      waitingInterest: null,
      waitingYears: null,
    };
  }
  const { waiting, paymentAfter, product } = plan;
  const { payback, isDueInFull } = waiting;
  return {
    owedWithInterest: waiting.owed,
    paymentWithPayback: isDueInFull ? null : paymentAfter + (payback?.monthly ?? 0),
    paybackYears: payback?.years ?? null,
    lineRate: waiting.rate,
    isLineAssumed: product === 'Line of Credit' && lowering.line.isAssumed,
    passedLimit: waiting.isOverLimit ? lowering.lineOfCredit : null,
    waitingInterest: waiting.interest,
    waitingYears: waiting.years,
  };
}

function aprCounts(estimate: Estimate) {
  const facts = aprFacts(estimate);
  if (facts === null) return null;
  const { apr, loanType, ...counts } = facts;
  return counts;
}

function noCommonLoan(estimate: Estimate, have: number) {
  const { noCommonLoan: above } = estimate;
  if (above === null) return null;
  return { ...above, priceThatFits: commonLoanFit(estimate, have)?.homePrice ?? null };
}
