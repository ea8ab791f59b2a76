import type { DebtGuide } from '../costs/cost-tables.ts';
import type { LoanType } from '../loan/loan-type.ts';
import { type DebtFacts, type DebtToIncome, debtToIncome } from './debt-to-income.ts';

/** A comparison of a buyer's debt ratios with one guideline. */
export interface GuideFinding {
  readonly guide: DebtGuide;
  readonly front: 'within' | 'over' | 'not-applicable';
  readonly back: 'within' | 'over';
  /**
   * The largest housing payment that keeps both ratios within their limits, given the buyer's other
   * debts, in dollars a month.
   */
  readonly mostHousing: number;
}

/**
 * Compares the buyer's debt ratios with each guideline for this loan type. A ratio exactly at the
 * limit is within the limit. Returns an empty list if there is no income. Guidelines are not rules,
 * because lenders consider more than ratios.
 *
 * @param guides the guidelines from the cost tables, with their sources
 */
export function debtGuideFindings(
  facts: DebtFacts,
  loanType: LoanType,
  guides: readonly DebtGuide[],
): GuideFinding[] {
  const ratios = debtToIncome(facts);
  if (!ratios) return [];
  return guides
    .filter((guide) => guide.loanType === null || guide.loanType === loanType)
    .map((guide) => finding(guide, ratios, facts));
}

function finding(guide: DebtGuide, { front, back }: DebtToIncome, facts: DebtFacts): GuideFinding {
  const { frontPercent, backPercent } = guide;
  return {
    guide,
    front: frontPercent === null ? 'not-applicable' : held(front, frontPercent),
    back: held(back, backPercent),
    mostHousing: mostHousing(guide, facts),
  };
}

function held(ratio: number, limit: number): 'within' | 'over' {
  return ratio <= limit ? 'within' : 'over';
}

function mostHousing(guide: DebtGuide, facts: DebtFacts): number {
  const { front, back } = housingLimits(guide, facts);
  return Math.max(0, Math.min(front, back));
}

/** The maximum housing cost under each ratio of a guideline, in dollars a month. */
export interface HousingLimits {
  /** Limit from the front-end ratio (housing only). Infinity if the guideline has no such limit. */
  readonly front: number;
  /**
   * Limit from the back-end ratio (all debts), after subtracting the buyer's other debts. Negative
   * if those debts alone exceed the limit.
   */
  readonly back: number;
}

/** Returns the maximum housing cost under a guideline, not rounded. */
export function housingLimits(
  { frontPercent, backPercent }: Pick<DebtGuide, 'frontPercent' | 'backPercent'>,
  { householdIncome, otherDebts }: Pick<DebtFacts, 'householdIncome' | 'otherDebts'>,
): HousingLimits {
  const share = (percent: number) => (householdIncome * percent) / 100 / 12;
  return {
    front: frontPercent === null ? Number.POSITIVE_INFINITY : share(frontPercent),
    back: share(backPercent) - otherDebts,
  };
}
