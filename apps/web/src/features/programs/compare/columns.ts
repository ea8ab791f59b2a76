import {
  type AlmostProgram,
  type AssistanceBalance,
  allInPayment,
  assistanceBalance,
  type CashGap,
  type CountedDetails,
  type CountedProgram,
  cashFacts,
  cashGap,
  type Estimate,
  estimateOf,
  type MatchedProgram,
  monthOfYear,
  type VaOption,
} from '@latchkey/domain';
import type { Pricing } from './use-pricing.ts';

/** The years for which the page shows a sale. */
export const SALE_YEARS = [3, 5, 10] as const;

/** How a program changes the buyer's figures, in unrounded dollars. */
export interface ProgramFigures {
  readonly estimate: Estimate;
  readonly cash: CashGap;
  /** Closing costs that the assistance pays, in dollars. `cash` does not include them. */
  readonly closingHelp: number;
  /** The assistance balance after each of {@link SALE_YEARS}. */
  readonly owed: readonly AssistanceBalance[];
}

/** A program and the buyer's figures with it. */
export interface ProgramColumn extends ProgramFigures {
  readonly kind: 'program';
  readonly program: MatchedProgram | AlmostProgram;
}

/** A home that is bought with a VA loan and without assistance. */
export interface VaColumn {
  readonly kind: 'va';
  readonly option: VaOption;
  /** The settings that the loan's APR includes. */
  readonly details: CountedDetails;
  /** The payment that a lender uses, in dollars a month. Extra principal is not included. */
  readonly counted: number;
  /** The buyer's own money toward the price, in dollars. */
  readonly downPayment: number;
  /** The buyer's own money, as a percentage of the price. */
  readonly downPaymentPercent: number;
  readonly cash: CashGap;
}

export type Column = VaColumn | ProgramColumn;

/**
 * Whether a program forgives all of its assistance by a year, even if its other terms are unknown.
 */
function isForgivenBy({ repayment }: Pick<CountedProgram, 'repayment'>, year: number): boolean {
  if (!repayment?.forgiven || repayment.appreciationSharePercent !== null) return false;
  const { afterYears, startsAfterYears } = repayment.forgiven;
  return year >= startsAfterYears + afterYears;
}

/** Computes the figures with a program's assistance. A tax credit pays no down payment. */
export function programFigures(
  program: CountedProgram,
  { facts, details, limits, ownCash }: Pricing,
): ProgramFigures {
  const applied = program.kind === 'tax-credit' ? null : program;
  const estimate = estimateOf(facts, details, applied ? [applied] : [], limits);
  const { needed, gap } = cashFacts(estimate, ownCash);
  const saleFacts = { ...facts, yearlyGrowth: details.yearlyGrowth };
  return {
    estimate,
    cash: gap,
    closingHelp: needed.assistance,
    owed: SALE_YEARS.map((year) =>
      applied && !isForgivenBy(applied, year)
        ? assistanceBalance(applied, estimate.help[0]?.amount ?? 0, saleFacts, year)
        : { kind: 'owed', dollars: 0 },
    ),
  };
}

/** Returns the VA option as a column. */
export function vaColumn(option: VaOption, { facts, details, ownCash }: Pricing): VaColumn {
  const { homePrice, downPayment } = facts;
  return {
    kind: 'va',
    option,
    details,
    counted: allInPayment(monthOfYear(option.plan.months, 1)),
    downPayment,
    downPaymentPercent: (downPayment / homePrice) * 100,
    cash: cashGap(ownCash, option.cash.total),
  };
}
