import * as z from 'zod/mini';

/**
 * What a place charges in the first full year after a sale, for the owner's main home. Only places
 * where a sale resets what is taxed have one.
 */
export const TaxAfterSale = z.strictObject({
  /** Yearly tax as a fraction of the price above the exemption. */
  rate: z.number().check(z.positive()),
  /** Dollars of the price that are not taxed. Null if none. */
  exemption: z.nullable(z.number().check(z.positive())),
  /**
   * `published`: rates of the place. `computed`: made from them. `state-average`: an estimate from
   * other places in the state. `minimum`: the least that any buyer in the state pays.
   */
  quality: z.enum(['published', 'computed', 'state-average', 'minimum']),
  /** Address of the page with the rates. */
  source: z.string(),
  /** Year or month of the rates. */
  asOf: z.string(),
});
export type TaxAfterSale = z.infer<typeof TaxAfterSale>;

/** What present owners of a county pay. */
interface PresentTax {
  readonly state: string;
  /** The county's effective rate, as a yearly fraction of a home's value. */
  readonly rate: number;
  /** Dollars. Only an exemption needs it. */
  readonly medianHomeValue: number;
}

/** An estimate from other places may raise the rate of present owners by half at most. */
const MOST_RAISED = 1.5;

/**
 * Texas's present rates are from before its larger school exemption, so most are too high already. A
 * page shows the new bill next to the present rate there.
 */
const statesShownBeside = ['TX'];

/** States that bill by the old owner's base until the end of the year of the sale. */
const statesWithOldBill = ['FL', 'MI', 'TX'];

/** States where a sale resets what is taxed. We have the rates of some of their counties only. */
const statesWithReset = ['AR', 'MD', 'MI', 'NM', 'OK', 'SC'];

/** The bill of a home in dollars a year. */
export function billAfterSale(
  { rate, exemption }: Pick<TaxAfterSale, 'rate' | 'exemption'>,
  price: number,
): number {
  return rate * Math.max(0, price - (exemption ?? 0));
}

/**
 * The property tax that a buyer can expect: the larger of what present owners pay and what a sale
 * resets it to. A yearly fraction of the price, which spreads the exemption over the county's median
 * home. Rounded to a ten-thousandth of a percent.
 *
 * @param afterSale null where a sale resets nothing, or the rates are unknown
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

/** What a buyer should know about a property tax, next to its rate. */
export interface PropertyTaxNotes {
  /** A sale resets the bill, and we do not know to what. The city does. */
  readonly isResetUnknown: boolean;
  /** A new owner's bill in dollars a year, where the rate is that of present owners. */
  readonly newOwner: (Pick<TaxAfterSale, 'source' | 'asOf'> & { readonly bill: number }) | null;
  /** The buyer first gets the old owner's bill. */
  readonly isOldBillFirst: boolean;
}

/** @param price dollars */
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
