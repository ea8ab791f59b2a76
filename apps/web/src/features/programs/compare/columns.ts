import {
  type AlmostProgram,
  type Answer,
  type AssistanceBalance,
  allInPayment,
  answerOf,
  areDuesMissing,
  assistanceBalance,
  type CashGap,
  type CountedDetails,
  type CountedProgram,
  cashGap,
  closingCostsFirst,
  type Estimate,
  estimateOf,
  type MatchedProgram,
  monthOfYear,
  ownMoneyAfterClosing,
  type QuoteAnswers,
  type VaOption,
  vaOption,
} from '@latchkey/domain';
import type { Pricing } from './use-pricing.ts';

/** The years after the purchase for which the page shows the sale of the home. */
export const SALE_YEARS = [3, 5, 10] as const;

/**
 * A payment that is calculated the same way for every column: it is not lowered, and the buyer's
 * cash pays closing costs first. In dollars, not rounded.
 */
interface SameBasis {
  /** The all-in payment in month 1. Null if no common loan covers the home. */
  readonly payment: number | null;
  /** The parts of the payment with an unknown amount. */
  readonly missing: Answer['eachMonth']['missing'];
  /** The part of the price that the buyer pays with their own money. */
  readonly ownMoney: number;
  readonly help: number;
}

/** The buyer's figures with a program's assistance. Dollars, not rounded. */
export interface ProgramFigures {
  readonly estimate: Estimate;
  readonly answer: Answer;
  /** Closing costs that the assistance pays, in dollars. The cash at closing excludes them. */
  readonly closingHelp: number;
  /** The assistance balance after each of {@link SALE_YEARS}. */
  readonly owed: readonly AssistanceBalance[];
}

/** A program, and the buyer's figures with its assistance. */
export interface ProgramColumn extends ProgramFigures {
  readonly kind: 'program';
  readonly program: MatchedProgram | AlmostProgram;
  readonly basis: SameBasis;
}

/** A home purchase with a VA loan and without assistance. */
export interface VaColumn {
  readonly kind: 'va';
  readonly option: VaOption;
  /** The settings that are included in the loan's APR. */
  readonly details: CountedDetails;
  readonly basis: SameBasis;
  /** The all-in payment in month 1, in dollars. */
  readonly payment: number;
  /** The part of the price that the buyer pays with their own money, in dollars. */
  readonly downPayment: number;
  /** The buyer's own money, as a percentage of the price. */
  readonly downPaymentPercent: number;
  readonly cash: CashGap;
}

export type Column = VaColumn | ProgramColumn;

/**
 * Calculates the figures with a program's assistance. A tax credit does not pay any of the down
 * payment.
 */
export function programFigures(
  program: CountedProgram,
  { facts, details, limits, ownCash }: Pricing,
): ProgramFigures {
  const applied = program.kind === 'tax-credit' ? null : program;
  const estimate = estimateOf(facts, details, applied ? [applied] : [], limits);
  const answer = answerOf(estimate, ownCash);
  const saleFacts = { ...facts, yearlyGrowth: details.yearlyGrowth };
  return {
    estimate,
    answer,
    closingHelp: answer.cash.needed.assistance,
    owed: SALE_YEARS.map((year) =>
      applied
        ? assistanceBalance(applied, estimate.help[0]?.amount ?? 0, saleFacts, year)
        : { kind: 'owed', dollars: 0 },
    ),
  };
}

/** Returns a program as a column. */
export function programColumn(
  program: MatchedProgram | AlmostProgram,
  pricing: Pricing,
): ProgramColumn {
  const figures = programFigures(program, pricing);
  const estimate = closingCostsFirst(figures.estimate, pricing.ownCash, pricing.limits);
  const basis = sameBasis(estimate, answerOf(estimate, pricing.ownCash));
  return { kind: 'program', program, ...figures, basis };
}

function sameBasis(
  { facts, comparison, noCommonLoan }: Estimate,
  { eachMonth: { missing } }: Answer,
): SameBasis {
  return {
    payment: noCommonLoan ? null : allInPayment(monthOfYear(comparison.traditional.months, 1)),
    missing,
    ownMoney: facts.downPayment,
    help: comparison.down.assistance,
  };
}

/**
 * Returns the VA option as a column. Null if the buyer does not have this option.
 *
 * @param isOwnMoney whether the buyer's own money is the down payment. If false, there is no down
 * payment
 */
export function vaColumn(
  quote: Pick<QuoteAnswers, 'veteranStatus' | 'homePlan'>,
  { facts, details, ownCash }: Pricing,
  isOwnMoney: boolean,
): VaColumn | null {
  const optionWith = (downPayment: number) => vaOption({ ...facts, downPayment }, quote, details);
  const downPayment = isOwnMoney ? facts.downPayment : 0;
  const option = optionWith(facts.downPayment) && optionWith(downPayment);
  if (!option) return null;
  const ownMoney = isOwnMoney
    ? ownMoneyAfterClosing({
        facts,
        plan: 'traditional',
        loanType: 'VA',
        have: ownCash,
        charges: details,
        program: null,
        minContribution: null,
      })
    : 0;
  const basis = optionWith(ownMoney) ?? option;
  return {
    kind: 'va',
    option,
    details,
    basis: {
      payment: allIn(basis),
      missing: areDuesMissing(facts, details) ? ['dues'] : [],
      ownMoney,
      help: 0,
    },
    payment: allIn(option),
    downPayment,
    downPaymentPercent: (downPayment / facts.homePrice) * 100,
    cash: cashGap(ownCash, option.cash.total),
  };
}

function allIn({ plan }: VaOption): number {
  return allInPayment(monthOfYear(plan.months, 1));
}

/**
 * Returns the columns with the smallest comparable payment, in whole dollars. Excludes columns in
 * which part of the payment is unknown. Unknown dues do not matter, because they are the same in
 * every column.
 */
export function lowestColumns(columns: readonly Column[]): readonly Column[] {
  const wholePayment = ({ basis: { payment, missing } }: Column) =>
    payment === null || missing.some((part) => part !== 'dues') ? [] : [Math.round(payment)];
  const payments = columns.flatMap(wholePayment);
  if (payments.length < 2) return [];
  const lowest = Math.min(...payments);
  return columns.filter((column) => wholePayment(column).includes(lowest));
}
