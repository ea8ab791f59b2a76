import type { AssistanceCap } from '../assistance/assistance.ts';
import type { AssistanceSplit } from '../assistance/assistance-split.ts';
import { type AssistanceBalance, assistanceBalance } from '../assistance/balance.ts';
import { capsForLoan, type LoanProgram, loanTypeFacts } from '../assistance/cap-for-loan.ts';
import { type AssistancePayment, assistancePayment } from '../assistance/payment.ts';
import type { AssistanceTerms } from '../assistance/terms.ts';
import type { CashPlan } from '../cash/cash-needed.ts';
import { helpSplit } from '../cash/help-for-closing.ts';
import type { CountedDetails } from '../costs/counted-details.ts';
import { appliedLoanType, type LoanTypeReason, loanTypeReason } from '../loan/applied-loan-type.ts';
import { type LoanLimits, type NoCommonLoan, noCommonLoan } from '../loan/loan-limit.ts';
import { type LoanType, loanTypeOfScore } from '../loan/loan-type.ts';
import type { PricingFacts } from '../loan/pricing-facts.ts';
import {
  comparePayments,
  currentPlan,
  downPaymentOf,
  loweredPlanOf,
  type PaymentComparison,
} from '../mortgage/compare-payments.ts';
import type { LoweredPlan, Plan } from '../mortgage/lowered-plan.ts';
import { type SaleOutcome, type SalePlan, saleOutcome } from '../mortgage/sale-outcome.ts';
import { type Terms, termsOf } from '../mortgage/terms.ts';
import { allInPayment, monthOfYear } from '../mortgage/timeline.ts';
import { type EscrowRule, escrowRule } from '../mortgage/waiting.ts';
import type { CountedProgram } from '../programs/applied-program.ts';

/**
 * The facts about a program that an estimate needs: what the program pays, what its help costs, and
 * which loans it accepts.
 */
export interface EstimatedProgram extends LoanProgram, AssistanceTerms {}

/** An applied program, the amount that it pays, and the cost of its help. */
export interface AppliedHelp<Program = CountedProgram> {
  readonly program: Program;
  /** What the program pays toward the price and toward closing costs, in dollars. */
  readonly amount: number;
  /** The part of `amount` that pays closing costs, in dollars. */
  readonly towardClosing: number;
  readonly payment: AssistancePayment;
  /** The balance of the help if the home is sold when the lowered payment ends. */
  readonly balance: AssistanceBalance;
}

/**
 * All figures for one home, one buyer's money and one loan. All pages and emails show these
 * figures. Dollars, not rounded.
 */
export interface Estimate<Program extends EstimatedProgram = CountedProgram> {
  readonly facts: PricingFacts;
  /** The settings, with the closing costs that the figures use. */
  readonly details: CountedDetails;
  /** Type of the first loan. Determines the loan's insurance and limit. */
  readonly loanType: LoanType;
  /**
   * Why the program's help changes the loan type. Null if the usual type for the credit score
   * applies.
   */
  readonly loanTypeReason: LoanTypeReason | null;
  /**
   * Set if the loan is above both county limits. Pages may show figures of such a loan only in the
   * block that the specification requires. Such a loan has no APR. See {@link commonLoanFit} for a
   * price that a common loan covers.
   */
  readonly noCommonLoan: NoCommonLoan | null;
  readonly comparison: PaymentComparison;
  /** Whether this loan's lender collects taxes and insurance each month. */
  readonly escrow: EscrowRule;
  /**
   * The plan that every page shows first. This is the lowered payment if the buyer qualifies and
   * needs a loan, and if the lender does not have to collect taxes and insurance.
   */
  readonly leadsWith: CashPlan;
  /** Whether parts of the payment are unknown. Unknown parts are 0 in the monthly figures. */
  readonly unknown: { readonly insurance: boolean; readonly assistance: boolean };
  /**
   * The payment that a lender compares with the buyer's income, in dollars a month. See {@link
   * lenderPayment}.
   */
  readonly lenderPayment: number;
  readonly terms: Terms;
  /** The programs whose help is applied, in the order in which they pay. */
  readonly programs: readonly Program[];
  /** The programs' caps for this loan type, in the same order as `programs`. */
  readonly caps: readonly AssistanceCap[];
  /** What each program pays and costs, largest amount first. */
  readonly help: readonly AppliedHelp<Program>[];
  /** The program that pays the largest amount. The next steps start with this program. */
  readonly program: Program | null;
  readonly salePlan: SalePlan;
  /** A sale when the lowered payment ends, or after seven years if there is no lowered payment. */
  readonly saleAtEnd: SaleOutcome;
}

/** The year of the sale if there is no lowered payment. */
const SALE_YEAR = 7;

/**
 * Calculates all figures from the buyer's inputs.
 *
 * @param programs the programs whose help is applied, in the order in which they pay
 * @param limits the county's loan limits
 * @param asked the type of the first loan. Default: the type that {@link loanTypeFor} returns
 */
export function estimateOf<Program extends EstimatedProgram>(
  facts: PricingFacts,
  details: CountedDetails,
  programs: readonly Program[],
  limits: LoanLimits,
  asked?: LoanType,
): Estimate<Program> {
  const { loanType, reason } = asked
    ? { loanType: asked, reason: null }
    : loanTypeFor(facts, programs, limits);
  const caps = capsForLoan(programs, loanType);
  const split = helpSplit(facts, loanType, caps, details);
  const paid = paidHelp(programs, split, facts);
  const payments = paid.map(({ payment }) => payment);
  const comparison = comparePayments(facts, {
    applied: caps,
    towardPrice: split.reduce((sum, { towardPrice }) => sum + towardPrice, 0),
    assistance: payments,
    extras: details,
    loanType,
  });
  const { firstLoan } = comparison;
  const aboveLimits = noCommonLoan(firstLoan.base.principal, facts.homeType, limits);
  const escrow = escrowRule(loanType, firstLoan.base.principal, facts);
  const isLowered =
    hasLoan({ comparison }) && comparison.lowering.kind === 'qualified' && escrow !== 'required';
  const leading = { comparison, leadsWith: isLowered ? 'lowered' : 'traditional' } as const;
  const years = loweredPlanOf(comparison)?.years ?? SALE_YEAR;
  const sale = { ...facts, yearlyGrowth: details.yearlyGrowth };
  const terms = termsOf(facts, comparison, details);
  const help = paid
    .map((each) => ({
      ...each,
      balance: assistanceBalance(each.program, each.amount, sale, years),
    }))
    .sort((a, b) => b.amount - a.amount);
  const salePlan = {
    facts,
    plan: leadingPlan(leading),
    assistance: help.map(({ program: terms, amount }) => ({ terms, amount })),
    yearlyGrowth: details.yearlyGrowth,
  };
  return {
    facts,
    details,
    loanType,
    loanTypeReason: reason,
    noCommonLoan: aboveLimits,
    ...leading,
    escrow,
    unknown: {
      insurance: firstLoan.insurance.kind === 'unknown',
      assistance: payments.some(({ kind }) => kind === 'unknown'),
    },
    lenderPayment: lenderPayment(leading),
    terms: aboveLimits ? termsAbove(aboveLimits, terms) : terms,
    programs,
    caps,
    help,
    program: help[0]?.program ?? null,
    salePlan,
    saleAtEnd: saleOutcome(salePlan, years),
  };
}

/** Removes the figures that require a known loan type: insurance, a financed premium and an APR. */
function termsAbove({ loanAmount }: NoCommonLoan, terms: Terms): Terms {
  return { ...terms, loanAmount, apr: null, insuredMonths: 0 };
}

/**
 * Returns the type of the first loan with the programs' help, and the loan without a financed
 * premium, in dollars. Also returns the reason if the type is not the usual type for the credit
 * score.
 */
export function loanTypeFor(
  facts: PricingFacts,
  programs: readonly EstimatedProgram[],
  limits: LoanLimits,
): { loanType: LoanType; reason: LoanTypeReason | null; loanAmount: number } {
  const { creditScore, homePrice } = facts;
  const applied = programs.length > 0 ? loanTypeFacts(programs, facts, limits) : null;
  const loanType = applied ? appliedLoanType(applied) : loanTypeOfScore(creditScore);
  const caps = capsForLoan(programs, loanType);
  return {
    loanType,
    reason: applied && loanTypeReason(applied),
    loanAmount: homePrice - downPaymentOf(facts, caps).total,
  };
}

/** Returns what each program pays, and the monthly payment on the program's help. */
function paidHelp<Program extends EstimatedProgram>(
  programs: readonly Program[],
  split: readonly AssistanceSplit[],
  { interest }: PricingFacts,
): Omit<AppliedHelp<Program>, 'balance'>[] {
  return programs.map((program, place) => {
    const { towardPrice = 0, towardClosing = 0 } = split[place] ?? {};
    const amount = towardPrice + towardClosing;
    return {
      program,
      amount,
      towardClosing,
      payment: assistancePayment(program, amount, interest),
    };
  });
}

/** A comparison, and the plan that every page shows first. */
type Leading = Pick<Estimate, 'comparison' | 'leadsWith'>;

/**
 * Returns the payment in month 1 that a lender compares with the buyer's income, in dollars.
 * Includes the whole traditional payment, plus the payment on a second loan that starts at closing.
 *
 * @see 12 CFR 1026.43(c)(2)(iv): the payment on a simultaneous loan is included
 */
function lenderPayment({ comparison: { traditional, lowering }, leadsWith }: Leading): number {
  const plan = leadsWith === 'lowered' && lowering.kind === 'qualified' ? lowering.plan : null;
  const onSecondLoan = plan?.product === 'Amortization' ? plan.monthlyAmount : 0;
  return allInPayment(monthOfYear(traditional.months, 1)) + onSecondLoan;
}

/**
 * Whether the buyer needs a loan, because the buyer's own money and help do not cover the price.
 */
export function hasLoan({ comparison }: Pick<Estimate, 'comparison'>): boolean {
  return comparison.firstLoan.base.principal > 0;
}

/**
 * Returns why the traditional payment leads: the down payment is too small for the lowered payment,
 * or the loan's lender must collect taxes and insurance each month. Null if the lowered payment
 * leads, the buyer needs no loan, or the site offers no lowered payment at this price.
 */
export function whyTraditional({
  comparison,
  leadsWith,
}: Leading): 'not-qualified' | 'escrow-required' | null {
  const { kind } = comparison.lowering;
  if (leadsWith === 'lowered' || !hasLoan({ comparison }) || kind === 'not-offered') return null;
  return kind === 'qualified' ? 'escrow-required' : kind;
}

/** Returns the plan that every page shows first. */
export function leadingPlan({ comparison, leadsWith }: Leading): Plan {
  return leadsWith === 'lowered' ? currentPlan(comparison) : comparison.traditional;
}

/** Returns the lowered plan if every page shows it first. Otherwise returns null. */
export function leadingLoweredPlan({ comparison, leadsWith }: Leading): LoweredPlan | null {
  return leadsWith === 'lowered' ? loweredPlanOf(comparison) : null;
}
