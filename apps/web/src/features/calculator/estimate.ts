import {
  type AssistancePayment,
  assistancePayment,
  type CalculatorDetails,
  type CountedProgram,
  comparePayments,
  comparisonWithCosts,
  costTables,
  type ExtraCosts,
  extraCosts,
  type LoanType,
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
  /** Type of the first loan, which decides its insurance and limit. */
  readonly loanType: LoanType;
  /** With the buyer's extras in every payment. */
  readonly comparison: PaymentComparison;
  readonly costs: ExtraCosts;
  readonly terms: TermsWithCosts;
  /** The program whose help is applied. */
  readonly program: CountedProgram | null;
  /** The monthly cost of that help. */
  readonly assistancePayment: AssistancePayment;
  readonly salePlan: SalePlan;
  /** A sale at the end of the program. */
  readonly saleAtEnd: SaleOutcome;
}

/** Computes every figure on the page from the buyer's inputs. */
export function estimateOf(
  facts: PricingFacts,
  details: CalculatorDetails,
  program: CountedProgram | null,
): Estimate {
  const plain = comparePayments(facts, program);
  const { loanType } = plain;
  const costs = extraCosts(facts, plain, loanType, details, costTables);
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
    loanType,
    comparison: comparisonWithCosts(plain, costs, details),
    costs,
    terms: termsWithCosts(termsFacts(facts, plain), costs),
    program,
    assistancePayment: program
      ? assistancePayment(program, plain.assistanceDowpayment, facts.interest)
      : { kind: 'none' },
    salePlan,
    saleAtEnd: saleOutcome(salePlan, plain.years),
  };
}
