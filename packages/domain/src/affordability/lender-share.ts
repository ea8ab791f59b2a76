import type { DebtGuide } from '../costs/cost-tables.ts';
import type { LoanType } from '../loan/loan-type.ts';
import { debtGuideFindings } from './debt-guides.ts';
import { type DebtFacts, debtToIncome } from './debt-to-income.ts';

/**
 * Many lenders do not lend if all debts together exceed this percentage of income.
 *
 * @see the guideline `fha-manual` in the cost tables
 */
const MANY_STOP = 43;

/**
 * Most lenders do not lend if all debts together exceed this percentage of income.
 *
 * @see the guideline `fannie-mae-automated` in the cost tables
 */
const MOST_STOP = 50;

/**
 * The share of income that goes to housing and all other debts, if it is above the common
 * guideline.
 */
export interface LenderShare {
  /** Housing and all other debts as a percentage of income, not rounded. */
  readonly percent: number;
  /** The highest limit that the share exceeds: the common guideline, 43% or 50%. */
  readonly above: 'guide' | 'many' | 'most';
}

/**
 * Compares the share of income that goes to housing and all other debts with what lenders accept.
 * Null if the share does not exceed the common guideline, or if there is no income. A share exactly
 * at a limit does not exceed it.
 *
 * @param guides the guidelines from the cost tables
 */
export function lenderShare(
  facts: DebtFacts,
  loanType: LoanType,
  guides: readonly DebtGuide[],
): LenderShare | null {
  const percent = debtToIncome(facts)?.back;
  const rule = debtGuideFindings(facts, loanType, guides).find(
    ({ guide }) => guide.id === 'rule-of-thumb',
  );
  if (percent === undefined || (rule?.front !== 'over' && rule?.back !== 'over')) return null;
  if (percent > MOST_STOP) return { percent, above: 'most' };
  return { percent, above: percent > MANY_STOP ? 'many' : 'guide' };
}
