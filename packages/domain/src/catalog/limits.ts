import * as z from 'zod/mini';
import { CountyFips, Dollars, UnknownFigure } from './schema-parts.ts';

/** A percentage of the area median income. */
export const AmiPercent = z.number().check(z.gte(1), z.lte(300));

/**
 * The HUD figure to which the percentage applies: the area median family income, or twice the 50%
 * limit for four people.
 */
const MedianBase = z.enum(['median', 'very-low']);
export type MedianBase = z.infer<typeof MedianBase>;

/** Whether the state's median family income replaces a lower area median. */
const atLeastStateMedian = z.optional(z.boolean());

/**
 * An income limit as a percentage of the area median income. `householdSize` determines how the
 * limit depends on the number of people:
 *
 * - `adjusted`: HUD's own figure for the household size
 * - `not-adjusted`: one figure for every size
 * - `two-bands`: one figure for one or two people, another (`threePlusPercentAmi`) for three or
 * more
 * - `unknown`: `adjusted` or `not-adjusted`, but we do not know which
 */
export const MedianLimit = z.discriminatedUnion('householdSize', [
  z.strictObject({ percentAmi: AmiPercent, householdSize: z.literal('adjusted') }),
  z.strictObject({
    percentAmi: AmiPercent,
    householdSize: z.literal('not-adjusted'),
    base: MedianBase,
    atLeastStateMedian,
  }),
  z.strictObject({
    percentAmi: AmiPercent,
    threePlusPercentAmi: AmiPercent,
    householdSize: z.literal('two-bands'),
    base: MedianBase,
    atLeastStateMedian,
  }),
  z.strictObject({ percentAmi: AmiPercent, householdSize: z.literal('unknown') }),
]);
export type MedianLimit = z.infer<typeof MedianLimit>;

const otherwise = z.optional(z.union([Dollars, UnknownFigure]));

/**
 * Maximum income, in dollars a year. If a county has a pair of limits, the first limit is for one
 * or two people, and the second is for three or more.
 */
export const IncomeLimit = z.union([
  z.strictObject({ limit: Dollars }),
  z.strictObject({ byHouseholdSize: z.array(Dollars).check(z.length(8)) }),
  MedianLimit,
  z.strictObject({
    byCounty: z.record(CountyFips, z.union([Dollars, z.tuple([Dollars, Dollars])])),
    otherwise,
  }),
  UnknownFigure,
]);
export type IncomeLimit = z.infer<typeof IncomeLimit>;

/** Minimum income, in dollars a year. The household income must be above this amount. */
export const MinIncome = z.union([z.strictObject({ limit: Dollars }), MedianLimit]);
export type MinIncome = z.infer<typeof MinIncome>;

/**
 * A price limit that follows the IRS safe harbor for mortgage revenue bonds. It changes each year
 * with the county's FHA limit.
 */
const BondLimit = z.strictObject({
  /**
   * The counties that are targeted areas in their entirety. Their limit is 11/9 of the standard
   * limit.
   */
  targetedCounties: z.array(CountyFips),
});
export type BondLimit = z.infer<typeof BondLimit>;

/** Maximum home price, in dollars. */
export const PriceLimit = z.union([
  z.strictObject({ bondLimit: BondLimit }),
  z.strictObject({ limit: Dollars }),
  z.strictObject({ byCounty: z.record(CountyFips, Dollars), otherwise }),
  UnknownFigure,
]);
export type PriceLimit = z.infer<typeof PriceLimit>;
