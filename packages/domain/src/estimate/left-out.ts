import { monthOfYear } from '../mortgage/timeline.ts';
import type { Estimate } from './estimate.ts';

/**
 * Mortgage insurance that the payments do not include. Amounts are for the first month, in dollars,
 * not rounded.
 */
export interface UncountedInsurance {
  /** The monthly premium. Null if insurance is required but no price list has a rate. */
  readonly mortgageInsurance: number | null;
  /** Principal and interest on an up-front premium or fee that is financed with the loan. */
  readonly financedPremium: number;
}

/**
 * Returns the mortgage insurance that the payments do not include, because the buyer turned it off
 * or its rate is unknown. Null if the payments include all mortgage insurance.
 */
export function uncountedInsurance({
  comparison,
  details,
  unknown,
}: Pick<Estimate, 'comparison' | 'details' | 'unknown'>): UncountedInsurance | null {
  const { insurance, premium } = monthOfYear(comparison.traditional.months, 1);
  if (unknown.insurance) return { mortgageInsurance: null, financedPremium: 0 };
  if (details.mortgageInsurance || insurance + premium === 0) return null;
  return { mortgageInsurance: insurance, financedPremium: premium };
}
