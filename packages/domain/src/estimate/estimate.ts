import { type AssistancePayment, assistancePayment } from '../assistance/payment.ts';
import { loanTypeOf } from '../catalog/first-mortgage.ts';
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
  /** The program whose help is applied. */
  readonly program: CountedProgram | null;
  /** The monthly cost of that help. */
  readonly assistancePayment: AssistancePayment;
  readonly salePlan: SalePlan;
  /** A sale at the end of the program. */
  readonly saleAtEnd: SaleOutcome;
}

/**
 * Computes every figure of the calculator from the buyer's inputs.
 *
 * @param program the program whose help is applied
 * @param limits the county's loan limits
 */
export function estimateOf(
  facts: PricingFacts,
  details: CountedDetails,
  program: CountedProgram | null,
  limits: LoanLimits,
): Estimate {
  const plain = comparePayments(facts, program);
  const forProgram = program && {
    types: program.firstMortgage.types.map(loanTypeOf),
    loanAmount: plain.loanAmount,
    limits,
    creditScore: facts.creditScore,
  };
  const loanType = forProgram ? appliedLoanType(forProgram) : plain.loanType;
  const costs = extraCosts(facts, plain, loanType, details, costTables);
  const lenderCosts = insuredLoan(facts, plain, loanType, lenderExtras(details), costTables);
  const helpPayment: AssistancePayment = program
    ? assistancePayment(program, plain.assistanceDowpayment, facts.interest)
    : { kind: 'none' };
  const salePlan = {
    facts,
    comparison: plain,
    isLowered: plain.isQualified,
    firstLoan: costs.firstLoan,
    extraPrincipal: details.extraPrincipal,
    assistance: program,
    yearlyGrowth: details.yearlyGrowth,
  };
  return {
    facts,
    details,
    loanType,
    loanTypeReason: forProgram && loanTypeReason(forProgram),
    comparison: comparisonWithCosts(plain, costs, details),
    costs,
    allIn: allInPayments(facts, plain, lenderCosts, details, helpPayment),
    terms: termsWithCosts(termsFacts(facts, plain), costs),
    program,
    assistancePayment: helpPayment,
    salePlan,
    saleAtEnd: saleOutcome(salePlan, plain.years),
  };
}

/**
 * The payment that the buyer would have in month 1, in dollars, with the buyer's extras. It equals
 * {@link estimateOf}'s, with less work.
 */
export function paymentOnly(
  facts: PricingFacts,
  { details, program, loanType }: Pick<Estimate, 'details' | 'program' | 'loanType'>,
): number {
  const plain = comparePayments(facts, program);
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
