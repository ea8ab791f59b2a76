import type { Extras } from '../loan/extras.ts';
import type { PricingFacts } from '../loan/pricing-facts.ts';
import { taxesAndInsurance } from '../loan/taxes-and-insurance.ts';
import type { FirstLoan } from '../mortgage/first-loan.ts';

/**
 * How the buyer pays taxes and insurance: a year ahead at closing with the lowered payment, or into
 * escrow each month with a traditional loan. VA and USDA loans count as traditional.
 */
export type CashPlan = 'lowered' | 'traditional';

/** Everything that the buyer pays in cash at closing, in dollars, not rounded. */
export interface CashNeeded {
  readonly plan: CashPlan;
  /** The part of the price that the buyer pays with their own money. */
  readonly downPayment: number;
  /**
   * Taxes and insurance that the buyer prepays for the first year or deposits into escrow. See
   * {@link escrowAtClosing}.
   */
  readonly taxesAndInsurance: number;
  readonly closingCosts: number;
  readonly points: number;
  readonly lenderFees: number;
  readonly prepaidInterest: number;
  /** Fee for opening the line of credit. */
  readonly openingFee: number;
  /** Assistance that pays closing costs. It is already subtracted from `total`. */
  readonly assistance: number;
  readonly total: number;
}

/** Months of property tax that a lender collects for escrow at closing. */
const MONTHS_OF_TAXES = 3;

/**
 * Returns the taxes and insurance due at closing with a traditional loan, in dollars, not rounded:
 * the first year's insurance premium, and three months of property tax. The real deposit depends on
 * the number of months until the next tax bill, and is usually two to eight months of tax.
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

/** The buyer's own money and the programs' money at closing, in dollars. */
export interface ClosingMoney {
  /** The part of the price that the buyer pays with their own money. */
  readonly downPayment: number;
  /** Assistance that pays closing costs. */
  readonly assistance: number;
}

/**
 * Returns the cash that the buyer needs at closing. Excludes an up-front premium, because it is
 * financed.
 */
export function cashNeeded(
  plan: CashPlan,
  facts: PricingFacts,
  { charges }: Pick<FirstLoan, 'charges'>,
  { closingCosts: percent }: Pick<Extras, 'closingCosts'>,
  { downPayment, assistance }: ClosingMoney,
): CashNeeded {
  const isLowered = plan === 'lowered';
  const parts = {
    downPayment,
    taxesAndInsurance: isLowered ? taxesAndInsurance(facts, 1) : escrowAtClosing(facts),
    closingCosts: (facts.homePrice * percent) / 100,
    ...charges,
    openingFee: isLowered ? (facts.lowering?.line.openingFee ?? 0) : 0,
  };
  const sum = Object.values(parts).reduce((total, dollars) => total + dollars, 0);
  return { plan, ...parts, assistance, total: sum - assistance };
}

/** The difference between the buyer's cash and the cash needed, in dollars, not rounded. */
export interface CashGap {
  readonly have: number;
  readonly needed: number;
  /** Dollars that the buyer still needs. 0 if the cash is enough. */
  readonly short: number;
  /** Dollars that the buyer still has after closing. 0 if the cash is not enough. */
  readonly left: number;
}

/** Half a cent, in dollars. Smaller gaps are rounding errors. */
const HALF_CENT = 0.005;

/** Compares the buyer's cash with the cash needed. If both are equal, the cash is enough. */
export function cashGap(have: number, needed: number): CashGap {
  const gap = needed - have;
  return {
    have,
    needed,
    short: gap < HALF_CENT ? 0 : gap,
    left: gap > -HALF_CENT ? 0 : -gap,
  };
}
