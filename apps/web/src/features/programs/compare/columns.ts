import {
  type AllInPayments,
  type AlmostProgram,
  type AssistanceBalance,
  assistanceBalance,
  type CashGap,
  type CountedProgram,
  cashFacts,
  type Estimate,
  type ExtraCosts,
  estimateOf,
  type LoanType,
  type MatchedProgram,
  type PaymentComparison,
  type Percent,
  type VaOption,
} from '@latchkey/domain';
import type { Pricing } from './use-pricing.ts';

/** The years of a sale that the page shows. */
export const SALE_YEARS = [3, 5, 10] as const;

/** What a program does to this buyer, in unrounded dollars. */
export interface ProgramFigures {
  readonly loanType: LoanType;
  /** With the buyer's extras and mortgage insurance in every payment. */
  readonly comparison: PaymentComparison;
  readonly costs: ExtraCosts;
  readonly terms: Estimate['terms'];
  /** With everything that a lender counts. */
  readonly allIn: AllInPayments;
  readonly cash: CashGap;
  /** Closing costs that the help pays, in dollars. `cash` does not need them. */
  readonly closingHelp: number;
  /** What is owed on the help after each of {@link SALE_YEARS}. */
  readonly owed: readonly AssistanceBalance[];
}

/** A program with its figures. */
export interface ProgramColumn extends ProgramFigures {
  readonly kind: 'program';
  readonly program: MatchedProgram | AlmostProgram;
}

/** A home bought with a VA loan and no help. */
export interface VaColumn {
  readonly kind: 'va';
  readonly option: VaOption;
  /** With the buyer's dues and extra principal, in dollars a month. */
  readonly payment: number;
  /** The payment that a lender counts, in dollars a month: without extra principal. */
  readonly counted: number;
  /** The buyer's own money toward the price, in dollars. */
  readonly downPayment: number;
  readonly downPaymentPercent: Percent;
  readonly cash: CashGap;
}

export type Column = VaColumn | ProgramColumn;

/** Whether all of the help is forgiven by then, even if its other terms are unknown. */
function isForgivenBy({ repayment }: Pick<CountedProgram, 'repayment'>, year: number): boolean {
  if (!repayment?.forgiven || repayment.appreciationSharePercent !== null) return false;
  const { afterYears, startsAfterYears } = repayment.forgiven;
  return year >= startsAfterYears + afterYears;
}

/** The buyer's figures with a program's help. An income tax credit pays no down payment. */
export function programFigures(
  program: CountedProgram,
  { facts, details, limits, ownCash }: Pricing,
): ProgramFigures {
  const applied = program.kind === 'tax-credit' ? null : program;
  const estimate = estimateOf(facts, details, applied ? [applied] : [], limits);
  const { loanType, comparison, costs, terms, allIn } = estimate;
  const { needed, gap } = cashFacts(estimate, ownCash);
  const saleFacts = { ...facts, yearlyGrowth: details.yearlyGrowth };
  return {
    loanType,
    comparison,
    costs,
    terms,
    allIn,
    cash: gap,
    closingHelp: needed.assistance,
    owed: SALE_YEARS.map((year) =>
      applied && !isForgivenBy(applied, year)
        ? assistanceBalance(applied, comparison.assistanceDowpayment, saleFacts, year)
        : { kind: 'owed', dollars: 0 },
    ),
  };
}

/** The VA option as a column. Its funding fee is financed, so it takes no cash. */
export function vaColumn(option: VaOption, { facts, details, limits, ownCash }: Pricing): VaColumn {
  const estimate = estimateOf(facts, details, [], limits);
  const { totalDownPayment, totalDownPaymentPercent } = estimate.comparison;
  return {
    kind: 'va',
    option,
    payment: option.monthlyPayment + details.dues + details.extraPrincipal,
    counted: option.monthlyPayment + details.dues,
    downPayment: totalDownPayment,
    downPaymentPercent: totalDownPaymentPercent,
    cash: cashFacts(estimate, ownCash, 'traditional').gap,
  };
}
