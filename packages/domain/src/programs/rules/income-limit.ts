import * as z from 'zod/mini';
import type { Area } from '../../area/area.ts';
import { areaMedianLimit } from '../../area/area-median.ts';
import type { IncomeLimit } from '../../catalog/catalog-program.ts';

/** A limit on income as it is for one household in one county. */
export const ResolvedIncomeLimit = z.strictObject({
  /** Dollars a year; null where there is a limit whose figure is not known. */
  required: z.nullable(z.number()),
  /** The percent of area median income that the limit is, where it is stated so. */
  percentAmi: z.nullable(z.number()),
  /** The persons and the county that the limit is for; null where it is the same for all. */
  householdSize: z.nullable(z.int()),
  county: z.nullable(z.string()),
});
export type ResolvedIncomeLimit = z.infer<typeof ResolvedIncomeLimit>;

/** What a limit in any of the catalog's forms comes to for a household of 1 to 8 in a county. */
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

/** A percent of area median income as a limit; above 80 % household size makes no difference. */
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
