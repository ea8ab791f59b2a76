import { type AssistanceBalance, assistanceBalance } from '../assistance/balance.ts';
import { combinedAssistance } from '../assistance/combined-assistance.ts';
import { type AssistancePayment, assistancePayment } from '../assistance/payment.ts';
import { commonTypes, loanTypeOf } from '../catalog/first-mortgage.ts';
import { type AllInPayments, allInPayments, lenderExtras } from '../costs/all-in-payments.ts';
import { comparisonWithCosts } from '../costs/comparison-with-costs.ts';
import { costTables } from '../costs/cost-tables.generated.ts';
import type { CountedDetails } from '../costs/counted-details.ts';
import { addedInMonth, type ExtraCosts, extraCosts, insuredLoan } from '../costs/extra-costs.ts';
import { type TermsWithCosts, termsWithCosts } from '../costs/terms-with-costs.ts';
import {
  appliedLoanType,
  type LoanLimits,
  type LoanTypeReason,
  loanTypeReason,
} from '../loan/applied-loan-type.ts';
import type { LoanType } from '../loan/loan-type.ts';
import type { PricingFacts } from '../loan/pricing-facts.ts';
import { comparePayments, type PaymentComparison } from '../mortgage/compare-payments.ts';
import { type SaleOutcome, type SalePlan, saleOutcome } from '../mortgage/sale-outcome.ts';
import { termsFacts } from '../mortgage/terms-facts.ts';
import type { CountedProgram } from '../programs/applied-program.ts';

/** A program whose help is applied, what it pays toward the price, and what that costs. */
export interface AppliedHelp {
  readonly program: CountedProgram;
  /** Dollars. */
  readonly amount: number;
  readonly payment: AssistancePayment;
  /** Balance at a sale at the end of the lowered payment. */
  readonly balance: AssistanceBalance;
}

/**
 * Everything that the calculator shows, and that a request for pre-approval records, for one set of
 * figures. Dollars, not rounded.
 */
export interface Estimate {
  readonly facts: PricingFacts;
  /** The settings, with the closing costs that the figures count. */
  readonly details: CountedDetails;
  /** Type of the first loan, which decides its insurance and limit. */
  readonly loanType: LoanType;
  /** Why the program's help changes that type. Null if the credit score's own type applies. */
  readonly loanTypeReason: LoanTypeReason | null;
  /** With the buyer's extras in every payment. */
  readonly comparison: PaymentComparison;
  readonly costs: ExtraCosts;
  /** Both payments with everything that a lender counts. */
  readonly allIn: AllInPayments;
  readonly terms: TermsWithCosts;
  /** The programs whose help is applied, in the order in which they pay. */
  readonly programs: readonly CountedProgram[];
  /** What each of them pays and costs, the largest amount first. */
  readonly help: readonly AppliedHelp[];
  /** The first of them, which the next steps start with. */
  readonly program: CountedProgram | null;
  readonly salePlan: SalePlan;
  /** A sale at the end of the program. */
  readonly saleAtEnd: SaleOutcome;
}

/**
 * Computes every figure of the calculator from the buyer's inputs.
 *
 * @param programs the programs whose help is applied, in the order in which they pay
 * @param limits the county's loan limits
 */
export function estimateOf(
  facts: PricingFacts,
  details: CountedDetails,
  programs: readonly CountedProgram[],
  limits: LoanLimits,
): Estimate {
  const plain = comparePayments(facts, programs);
  const forPrograms = {
    types: (commonTypes(programs) ?? []).map(loanTypeOf),
    loanAmount: plain.loanAmount,
    limits,
    creditScore: facts.creditScore,
  };
  const isHelped = programs.length > 0;
  const loanType = isHelped ? appliedLoanType(forPrograms) : plain.loanType;
  const costs = extraCosts(facts, plain, loanType, details, costTables);
  const lenderCosts = insuredLoan(facts, plain, loanType, lenderExtras(details), costTables);
  const help = helpOf(programs, facts, { yearlyGrowth: details.yearlyGrowth, years: plain.years });
  const salePlan = {
    facts,
    comparison: plain,
    isLowered: plain.isQualified,
    firstLoan: costs.firstLoan,
    extraPrincipal: details.extraPrincipal,
    assistance: help.map(({ program: terms, amount }) => ({ terms, amount })),
    yearlyGrowth: details.yearlyGrowth,
  };
  const payments = help.map(({ payment }) => payment);
  return {
    facts,
    details,
    loanType,
    loanTypeReason: isHelped ? loanTypeReason(forPrograms) : null,
    comparison: comparisonWithCosts(plain, costs, details),
    costs,
    allIn: allInPayments(facts, plain, lenderCosts, details, payments),
    terms: termsWithCosts(termsFacts(facts, plain), costs),
    programs,
    help,
    program: help[0]?.program ?? null,
    salePlan,
    saleAtEnd: saleOutcome(salePlan, plain.years),
  };
}

/** What each program pays and costs, the largest amount first. */
function helpOf(
  programs: readonly CountedProgram[],
  facts: PricingFacts,
  { years, yearlyGrowth }: Pick<CountedDetails, 'yearlyGrowth'> & { readonly years: number },
): AppliedHelp[] {
  const { homePrice, interest } = facts;
  const amounts = combinedAssistance(programs, facts);
  return programs
    .map((program, place) => {
      const amount = amounts[place] ?? 0;
      return {
        program,
        amount,
        payment: assistancePayment(program, amount, interest),
        balance: assistanceBalance(program, amount, { homePrice, interest, yearlyGrowth }, years),
      };
    })
    .sort((a, b) => b.amount - a.amount);
}

/**
 * The payment that the buyer would have in month 1, in dollars, with the buyer's extras. It equals
 * {@link estimateOf}'s, with less work.
 */
export function paymentOnly(
  facts: PricingFacts,
  { details, programs, loanType }: Pick<Estimate, 'details' | 'programs' | 'loanType'>,
): number {
  const plain = comparePayments(facts, programs);
  const loan = insuredLoan(facts, plain, loanType, details, costTables);
  return paymentNow(plain) + addedInMonth(loan, details, 1).total;
}

/** The payment that the buyer would have now, in dollars a month. */
export function paymentNow({
  isQualified,
  ITMOMortgagePayment,
  traditionalMortgagePayment,
}: PaymentComparison): number {
  return isQualified ? ITMOMortgagePayment : traditionalMortgagePayment;
}
