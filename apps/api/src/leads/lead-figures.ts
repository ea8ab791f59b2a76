import type { LeadCalculation } from '@latchkey/contract';
import {
  type Answer,
  commonLoanFit,
  type Estimate,
  loweredPlanOf,
  monthOfYear,
  shownPayment,
} from '@latchkey/domain';
import { aprFacts } from '@latchkey/texts';

/** The year of `paymentAfter` if the site offers no lowered payment. */
const LATER_YEAR = 8;

/**
 * Returns the figures for both payments, as the specification shows them. If the site offers no
 * lowered payment, all figures describe the traditional payment.
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
  } satisfies Partial<LeadCalculation>;
}

type TermFigures = Pick<
  LeadCalculation,
  'loanAmount' | 'loanType' | 'downPayment' | 'downPaymentPercent' | 'apr' | 'helpOwed'
>;

/** The loan terms that the page shows next to a payment. */
export function termFigures({ terms, loanType, saleAtEnd: { assistance } }: Estimate): TermFigures {
  return {
    loanAmount: terms.loanAmount,
    loanType,
    downPayment: terms.downPayment,
    downPaymentPercent: terms.downPaymentPercent,
    apr: terms.apr,
    helpOwed: assistance.kind === 'unknown' ? null : assistance.dollars,
  };
}

type TrueCost = Pick<
  LeadCalculation,
  | 'leadsWith'
  | 'escrow'
  | 'allInPayment'
  | 'allInAfter'
  | 'missing'
  | 'cashNeeded'
  | 'cashHave'
  | 'owedAfterYear'
  | 'owedTotal'
  | 'aprCounts'
  | 'noCommonLoan'
> &
  WaitingFigures;

/**
 * The buyer's all-in payment, the cash needed at closing, the amounts owed later, and what the APR
 * includes.
 */
export function trueCostFigures(estimate: Estimate, answer: Answer): TrueCost {
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

type WaitingFigures = Pick<
  LeadCalculation,
  | 'owedWithInterest'
  | 'paymentWithPayback'
  | 'paybackYears'
  | 'lineRate'
  | 'isLineAssumed'
  | 'passedLimit'
  | 'waitingInterest'
  | 'waitingYears'
>;

/** What waiting to pay taxes and insurance costs, whether or not the buyer qualifies. */
function waitingFigures({ comparison, facts: { lowering } }: Estimate): WaitingFigures {
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

function noCommonLoan(estimate: Estimate, have: number): LeadCalculation['noCommonLoan'] {
  const { noCommonLoan: above } = estimate;
  if (above === null) return null;
  return { ...above, priceThatFits: commonLoanFit(estimate, have)?.homePrice ?? null };
}

function aprCounts(estimate: Estimate): LeadCalculation['aprCounts'] {
  const facts = aprFacts(estimate);
  if (facts === null) return null;
  const { apr, loanType, ...counts } = facts;
  return counts;
}
