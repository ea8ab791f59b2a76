import * as z from 'zod/mini';

/**
 * Property tax on an owner's main home in the first full year after a sale. This record exists only
 * for counties and cities where a sale resets the tax.
 */
export const TaxAfterSale = z.strictObject({
  /** Yearly tax as a fraction of the price above the exemption. */
  rate: z.number().check(z.positive()),
  /**
   * The part of the price that is exempt from the tax, in dollars. Null if the whole price is
   * taxed.
   */
  exemption: z.nullable(z.number().check(z.positive())),
  /**
   * `published`: the county's or city's own rates. `computed`: calculated from published rates.
   * `state-average`: an estimate from other counties and cities in the state. `minimum`: the lowest
   * tax that any buyer in the state pays.
   */
  quality: z.enum(['published', 'computed', 'state-average', 'minimum']),
  /** URL of the page with the rates. */
  source: z.string(),
  /** The year or month to which the rates apply. */
  asOf: z.string(),
});
export type TaxAfterSale = z.infer<typeof TaxAfterSale>;

/** The property tax that current owners in a county pay. */
interface PresentTax {
  readonly state: string;
  /** The county's effective rate, as a yearly fraction of a home's value. */
  readonly rate: number;
  /** The median value of a home, in dollars. Used only if there is an exemption. */
  readonly medianHomeValue: number;
}

/** The upper bound for a state-average estimate, as a multiple of the current owners' rate. */
const MOST_RAISED = 1.5;

/**
 * States where the page shows the new owner's bill next to the current rate. Texas's current rates
 * do not include its larger school exemption, so most of them are too high.
 */
const statesShownBeside = ['TX'];

/** States that send the buyer the previous owner's bill until the end of the year of the sale. */
const statesWithOldBill = ['FL', 'MI', 'TX'];

/** States where a sale resets the tax. We have rates for only some of their counties. */
const statesWithReset = ['AR', 'MD', 'MI', 'NM', 'OK', 'SC'];

/** Returns a home's property tax bill after a sale, in dollars a year. */
export function billAfterSale(
  { rate, exemption }: Pick<TaxAfterSale, 'rate' | 'exemption'>,
  price: number,
): number {
  return rate * Math.max(0, price - (exemption ?? 0));
}

/**
 * Returns the property tax rate that a buyer can expect, as a yearly fraction of the price. This is
 * the larger of the current owners' rate and the rate after a sale. The rate after a sale includes
 * the effect of the exemption, for a home at the county's median value. Rounded to a ten-thousandth
 * of a percent.
 *
 * @param afterSale null if a sale does not reset the tax, or if the rates are unknown
 */
export function buyersPropertyTax(
  { state, rate, medianHomeValue }: PresentTax,
  afterSale: Pick<TaxAfterSale, 'rate' | 'exemption' | 'quality'> | null,
): number {
  if (afterSale === null || statesShownBeside.includes(state)) return rate;
  const { exemption, quality } = afterSale;
  const reset =
    exemption === null
      ? afterSale.rate
      : billAfterSale(afterSale, medianHomeValue) / medianHomeValue;
  const counted = quality === 'state-average' ? Math.min(reset, MOST_RAISED * rate) : reset;
  return Math.max(rate, Number(counted.toFixed(6)));
}

/** The notes that a page shows next to the property tax rate. */
export interface PropertyTaxNotes {
  /** Whether a sale resets the bill to an unknown amount. The buyer can ask the city. */
  readonly isResetUnknown: boolean;
  /** A new owner's bill, in dollars a year. Set only if the page shows the current owners' rate. */
  readonly newOwner: (Pick<TaxAfterSale, 'source' | 'asOf'> & { readonly bill: number }) | null;
  /** Whether the first bill that the buyer receives is still the previous owner's bill. */
  readonly isOldBillFirst: boolean;
}

/**
 * Returns the notes that the page shows next to the property tax rate.
 * @param price in dollars
 */
export function propertyTaxNotes(
  state: string,
  afterSale: TaxAfterSale | null,
  price: number,
): PropertyTaxNotes {
  const isBeside = afterSale !== null && statesShownBeside.includes(state);
  return {
    isResetUnknown: afterSale === null && statesWithReset.includes(state),
    newOwner: isBeside ? { ...afterSale, bill: billAfterSale(afterSale, price) } : null,
    isOldBillFirst: afterSale !== null && statesWithOldBill.includes(state),
  };
}
