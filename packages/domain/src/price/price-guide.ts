import { type HousingLimits, housingLimits } from '../affordability/debt-guides.ts';
import { costTables } from '../costs/cost-tables.generated.ts';
import type { DebtGuide, DebtGuideId } from '../costs/cost-tables.ts';

/**
 * The limit for the monthly payment that the buyer picks:
 *
 * - `strict`: 28% of income for housing, 36% with all debts
 * - `fha`: 31% and 43%
 * - `own`: the buyer's own limit for housing, in dollars a month, regardless of income
 */
export type PriceGuide =
  | { readonly kind: 'strict' | 'fha' }
  | { readonly kind: 'own'; readonly monthly: number };

const ids: Readonly<Record<'strict' | 'fha', DebtGuideId>> = {
  strict: 'rule-of-thumb',
  fha: 'fha-manual',
};

/** Returns the ratios of a guide, with their sources. Null for the buyer's own figure. */
export function ratiosOf({ kind }: PriceGuide): DebtGuide | null {
  if (kind === 'own') return null;
  return costTables.debtGuides.find(({ id }) => id === ids[kind]) ?? null;
}

/**
 * Returns the most that housing may cost, in dollars a month, not rounded. 0 or less if the buyer
 * has no income or too many debts.
 */
export function limitsOfGuide(
  guide: PriceGuide,
  buyer: { readonly householdIncome: number; readonly otherDebts: number },
): HousingLimits {
  if (guide.kind === 'own') return { front: guide.monthly, back: Number.POSITIVE_INFINITY };
  const ratios = ratiosOf(guide);
  return ratios ? housingLimits(ratios, buyer) : { front: 0, back: 0 };
}
