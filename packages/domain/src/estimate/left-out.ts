import type { Estimate } from './estimate.ts';

/** Mortgage insurance in year 1, in dollars a month, not rounded. */
export interface UncountedInsurance {
  /** Null if insurance is required but no list has a rate. */
  readonly mortgageInsurance: number | null;
  /** Principal and interest on an up-front premium or fee that is added to the loan. */
  readonly financedPremium: number;
}

/**
 * The mortgage insurance that a lender counts, and that the payments and the APR leave out because
 * the buyer does not count it. Null if nothing is left out.
 */
export function uncountedInsurance({
  allIn,
  costs,
}: Pick<Estimate, 'allIn' | 'costs'>): UncountedInsurance | null {
  const { mortgageInsurance, financedPremium } = allIn.notInLowered;
  const isNone = mortgageInsurance === 0 && financedPremium === 0;
  return isNone || costs.insurance.kind !== 'none' ? null : { mortgageInsurance, financedPremium };
}

/**
 * The part of taxes and insurance that the lowered payment includes because the line of credit
 * cannot pay it. Dollars a month.
 */
export function partInLowered({ terms: { lowered } }: Pick<Estimate, 'terms'>): number {
  const [first] = lowered?.payments ?? [];
  return first?.taxesAndInsurance === 'line-of-credit' ? first.forTaxesAndInsurance : 0;
}
