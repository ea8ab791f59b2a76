import {
  type AllInPayments,
  type AssistancePayment,
  addedInMonth,
  allInPayments,
  appliedLoanType,
  assistancePayment,
  type CountedDetails,
  type CountedProgram,
  comparePayments,
  comparisonWithCosts,
  costTables,
  type ExtraCosts,
  extraCosts,
  insuredLoan,
  type LoanLimits,
  type LoanType,
  type LoanTypeReason,
  lenderExtras,
  loanTypeOf,
  loanTypeReason,
  type PaymentComparison,
  type PricingFacts,
  type SaleOutcome,
  type SalePlan,
  saleOutcome,
  type TermsWithCosts,
  termsFacts,
  termsWithCosts,
} from '@latchkey/domain';

/** Everything that the page shows for one set of figures, in unrounded dollars. */
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
 * Computes every figure on the page from the buyer's inputs.
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
