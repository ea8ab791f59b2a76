import type { PricingFacts } from '../loan/pricing-facts.ts';
import type { CashAtClosing } from './cash-at-closing.ts';

/**
 * How the buyer pays taxes and insurance: a year ahead at closing with the lowered payment, or into
 * escrow each month with a traditional loan. VA and USDA loans count as traditional.
 */
export type CashPlan = 'lowered' | 'traditional';

/** Everything that takes the buyer's cash at closing. Dollars, not rounded. */
export interface CashNeeded {
  readonly plan: CashPlan;
  /** The buyer's own money toward the price. */
  readonly downPayment: number;
  /** Prepaid for the first year, or deposited into escrow. See {@link escrowAtClosing}. */
  readonly taxesAndInsurance: number;
  readonly closingCosts: number;
  readonly points: number;
  readonly lenderFees: number;
  /** Premium or fee of the loan type that is paid in cash. 0 if it is financed. */
  readonly upFrontPremium: number;
  /** Assistance that pays closing costs. `total` is lower by this amount. */
  readonly assistance: number;
  readonly total: number;
}

/** Months of property tax that a lender collects for escrow at closing. */
const MONTHS_OF_TAXES = 3;

/**
 * Taxes and insurance due at closing with a traditional loan, in dollars, not rounded: the first
 * year's insurance premium, and three months of property tax. The real deposit depends on the
 * months to the next tax bill and is usually two to eight months of tax.
 *
 * @see 12 CFR 1024.17(c)(1): the deposit that keeps escrow above zero, plus at most two months
 * @see 12 CFR Part 1026, Appendix H, form H-25(B): 12 months of insurance paid at closing
 */
export function escrowAtClosing({
  homePrice,
  propertyTax,
  insurance,
}: Pick<PricingFacts, 'homePrice' | 'propertyTax' | 'insurance'>): number {
  return homePrice * (insurance + (propertyTax * MONTHS_OF_TAXES) / 12);
}

/** The cash a plan takes at closing. Without escrow it is what {@link CashAtClosing} adds up. */
export function cashNeeded(
  plan: CashPlan,
  facts: Pick<PricingFacts, 'homePrice' | 'propertyTax' | 'insurance'>,
  { downPayment, closingCosts, points, lenderFees, ...atClosing }: CashAtClosing,
  { upFrontPremium = 0, assistance = 0 } = {},
): CashNeeded {
  const taxesAndInsurance =
    plan === 'lowered' ? atClosing.taxesAndInsurance : escrowAtClosing(facts);
  return {
    plan,
    downPayment,
    taxesAndInsurance,
    closingCosts,
    points,
    lenderFees,
    upFrontPremium,
    assistance,
    total: atClosing.traditional + taxesAndInsurance + upFrontPremium - assistance,
  };
}

/** The buyer's cash compared with the cash needed. Dollars, not rounded. */
export interface CashGap {
  readonly have: number;
  readonly needed: number;
  /** 0 if the cash is enough. */
  readonly short: number;
  /** 0 if the cash is not enough. */
  readonly left: number;
}

/** A gap below half a cent, in dollars, is a rounding error. */
const HALF_CENT = 0.005;

/** Compares the buyer's cash with the cash needed. Equal amounts are enough. */
export function cashGap(have: number, needed: number): CashGap {
  const gap = needed - have;
  return {
    have,
    needed,
    short: gap < HALF_CENT ? 0 : gap,
    left: gap > -HALF_CENT ? 0 : -gap,
  };
}
