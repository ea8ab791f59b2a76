import {
  type AssistancePayment,
  assistanceCap,
  assistancePayment,
  type CalculatorDetails,
  type CountedProgram,
  comparePayments,
  comparisonWithCosts,
  costTables,
  type ExtraCosts,
  extraCosts,
  type PaymentComparison,
  type PricingFacts,
  type SaleOutcome,
  type SalePlan,
  saleOutcome,
  type TermsWithCosts,
  termsFacts,
  termsWithCosts,
} from '@latchkey/domain';

/** All that the page shows of one set of figures. Dollars, not rounded. */
export interface Estimate {
  readonly facts: PricingFacts;
  /** With the buyer's extras in every payment. */
  readonly comparison: PaymentComparison;
  readonly costs: ExtraCosts;
  readonly terms: TermsWithCosts;
  /** The program whose help is counted. */
  readonly program: CountedProgram | null;
  /** What that help itself costs a month. */
  readonly assistancePayment: AssistancePayment;
  readonly salePlan: SalePlan;
  /** A sale at the end of the program's length. */
  readonly saleAtEnd: SaleOutcome;
}

/** Works out every figure of the page from what the buyer has set. */
export function estimateOf(
  facts: PricingFacts,
  details: CalculatorDetails,
  program: CountedProgram | null,
): Estimate {
  const plain = comparePayments(facts, program && assistanceCap(program));
  const costs = extraCosts(facts, plain, details, costTables);
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
