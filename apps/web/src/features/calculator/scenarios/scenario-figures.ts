import {
  allInPayment,
  type Estimate,
  type FirstLoan,
  type LoweredPlan,
  leadingLoweredPlan,
  monthOfYear,
  type Plan,
  type Scenario,
  type VaOption,
} from '@latchkey/domain';
import type { ScenarioProgram } from './scenario-programs.ts';

/** Figures that the buyer saved, and their results. */
export interface KeptColumn {
  readonly kind: 'kept';
  readonly scenario: Scenario;
  readonly program: ScenarioProgram;
  readonly estimate: Estimate;
  /** The cash due at closing, in dollars. */
  readonly cashNeeded: number;
}

/** The figures on screen with a traditional payment, with or without the assistance. */
interface TraditionalColumn extends Omit<KeptColumn, 'kind'> {
  readonly kind: 'traditional' | 'without-help';
}

/** The figures on screen with a VA loan and no assistance. */
export interface VaColumn {
  readonly kind: 'va';
  readonly scenario: Scenario;
  readonly option: VaOption;
  /** The cash due at closing, in dollars. */
  readonly cashNeeded: number;
}

export type ScenarioColumn = KeptColumn | TraditionalColumn | VaColumn;

/** Whether a common loan may cover the home. A VA loan is not subject to a county limit. */
export function hasCommonLoan(column: ScenarioColumn): boolean {
  return column.kind === 'va' || column.estimate.noCommonLoan === null;
}

/** Returns the assistance toward the price, in dollars. */
export function helpOf(column: ScenarioColumn): number {
  return column.kind === 'va' ? 0 : column.estimate.comparison.down.assistance;
}

/** Returns the mortgage that pays for the home. */
export function firstLoanOf(column: ScenarioColumn): FirstLoan {
  return column.kind === 'va' ? column.option.firstLoan : column.estimate.comparison.firstLoan;
}

/** Returns the lowered plan at the top of the column. Null if the traditional payment is first. */
export function loweredOf(column: ScenarioColumn): LoweredPlan | null {
  return column.kind === 'kept' ? leadingLoweredPlan(column.estimate) : null;
}

/** Returns the all-in payment in the first month, in dollars. */
export function paymentNow(column: ScenarioColumn): number {
  const { months } = loweredOf(column) ?? traditionalOf(column);
  return allInPayment(monthOfYear(months, 1));
}

function traditionalOf(column: ScenarioColumn): Plan {
  return column.kind === 'va' ? column.option.plan : column.estimate.comparison.traditional;
}

/** Returns the traditional all-in payment in the first month, in dollars. */
export function traditionalPayment(column: ScenarioColumn): number {
  return allInPayment(monthOfYear(traditionalOf(column).months, 1));
}

/**
 * Returns the all-in payment after the lowered payment ends, in dollars a month. If there is no
 * lowered payment, this is the payment from the start.
 */
export function paymentAfter(column: ScenarioColumn): number {
  const plan = loweredOf(column);
  return plan ? allInPayment(monthOfYear(plan.months, plan.years + 1)) : paymentNow(column);
}

/** Returns the debt in addition to the first loan, including interest, in dollars. */
export function owedLater(column: ScenarioColumn): number {
  if (column.kind === 'va') return 0;
  const { secondLoan, assistance } = column.estimate.saleAtEnd;
  const onHelp = assistance.kind === 'owed' ? assistance.dollars : 0;
  return onHelp + (loweredOf(column) ? secondLoan : 0);
}
