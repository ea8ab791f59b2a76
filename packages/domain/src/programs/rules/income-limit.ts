import * as z from 'zod/mini';
import type { Area } from '../../area/area.ts';
import { areaMedianLimit } from '../../area/area-median.ts';
import type { IncomeLimit } from '../../catalog/catalog-program.ts';

/** An income limit for one household in one county. */
export const ResolvedIncomeLimit = z.strictObject({
  /** Dollars a year. Null if there is a limit but its amount is unknown. */
  required: z.nullable(z.number()),
  /** The percentage of area median income, if the limit is stated that way. */
  percentAmi: z.nullable(z.number()),
  /**
   * The household size and county that the limit depends on. Null if it does not depend on them.
   */
  householdSize: z.nullable(z.int()),
  county: z.nullable(z.string()),
});
export type ResolvedIncomeLimit = z.infer<typeof ResolvedIncomeLimit>;

/** Resolves any form of catalog income limit for a household of 1 to 8 people in a county. */
export function resolvedIncomeLimit(
  limit: IncomeLimit,
  householdSize: number,
  area: Area,
): ResolvedIncomeLimit {
  if ('limit' in limit) return same(limit.limit);
  if ('byHouseholdSize' in limit) {
    return { ...same(limit.byHouseholdSize[householdSize - 1]), householdSize };
  }
  if ('percentAmi' in limit) return percentOfMedian(limit.percentAmi, householdSize, area);
  if ('unknown' in limit) return same(undefined);

  const { county } = area;
  const stated = limit.byCounty[area.countyFips] ?? limit.otherwise;
  if (typeof stated !== 'object') return { ...same(stated), county };
  return { ...same(stated[householdSize <= 2 ? 0 : 1]), householdSize, county };
}

/**
 * A percentage of area median income as a limit. Above 80% it does not depend on household size.
 */
export function percentOfMedian(
  percentAmi: number,
  householdSize: number,
  { income, county }: Area,
): ResolvedIncomeLimit {
  const required = income ? areaMedianLimit(income, percentAmi, householdSize) : undefined;
  return {
    required: required ?? null,
    percentAmi,
    householdSize: percentAmi > 80 ? null : householdSize,
    county,
  };
}

function same(dollars: number | undefined): ResolvedIncomeLimit {
  return { required: dollars ?? null, percentAmi: null, householdSize: null, county: null };
}
