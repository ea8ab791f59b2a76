import * as z from 'zod/mini';
import type { Area } from '../../area/area.ts';
import type { IncomeLimit, MedianLimit, MinIncome } from '../../catalog/limits.ts';
import { dependsOnHousehold, type MedianReading, medianReading } from './median-reading.ts';

/** An income limit as stated in a finding, in dollars a year. */
export const StatedIncomeLimit = z.strictObject({
  /** The amount of the limit. Null if there is a limit but its amount is unknown. */
  required: z.nullable(z.number()),
  /** The highest possible limit if `required` is not certain. Otherwise null. */
  upTo: z.nullable(z.number()),
  /** The percentage of area median income, if the limit is stated as a percentage. */
  percentAmi: z.nullable(z.number()),
  /** The household size and county that determine the limit. Null if neither matters. */
  householdSize: z.nullable(z.int()),
  county: z.nullable(z.string()),
});
export type StatedIncomeLimit = z.infer<typeof StatedIncomeLimit>;

/** An income limit for one household in one county. */
export interface ResolvedIncomeLimit
  extends Pick<StatedIncomeLimit, 'percentAmi' | 'householdSize' | 'county'> {
  /** The possible values of the limit. Null if there is a limit but its amount is unknown. */
  readonly reading: MedianReading | null;
}

/** Calculates any kind of catalog income limit for a household of 1 to 8 people in a county. */
export function resolvedIncomeLimit(
  limit: IncomeLimit | MinIncome,
  householdSize: number,
  area: Area,
): ResolvedIncomeLimit {
  if ('percentAmi' in limit) return percentOfMedian(limit, householdSize, area);
  if ('limit' in limit) return same(limit.limit);
  if ('byHouseholdSize' in limit) {
    return { ...same(limit.byHouseholdSize[householdSize - 1]), householdSize };
  }
  if ('unknown' in limit) return same(undefined);

  const { county } = area;
  const stated = limit.byCounty[area.countyFips] ?? limit.otherwise;
  if (Array.isArray(stated)) {
    return { ...same(stated[householdSize <= 2 ? 0 : 1]), householdSize, county };
  }
  return { ...same(typeof stated === 'number' ? stated : undefined), county };
}

function percentOfMedian(
  limit: MedianLimit,
  householdSize: number,
  { income, county }: Area,
): ResolvedIncomeLimit {
  return {
    reading: (income && medianReading(income, limit, householdSize)) ?? null,
    percentAmi:
      limit.householdSize === 'two-bands' && householdSize > 2
        ? limit.threePlusPercentAmi
        : limit.percentAmi,
    householdSize: dependsOnHousehold(limit) ? householdSize : null,
    county,
  };
}

function same(dollars: number | undefined): ResolvedIncomeLimit {
  const reading = dollars === undefined ? null : { low: dollars, high: dollars, margin: 0 };
  return { reading, percentAmi: null, householdSize: null, county: null };
}
