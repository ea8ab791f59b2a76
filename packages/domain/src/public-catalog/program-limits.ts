import * as z from 'zod/mini';
import type { Area } from '../area/area.ts';
import type { CatalogProgram } from '../catalog/catalog-program.ts';
import { resolvedIncomeLimit, StatedIncomeLimit } from '../programs/rules/income-limit.ts';
import { highestIncomeBelow, statedLimit } from '../programs/rules/income-range.ts';
import { priceCap } from '../programs/rules/price.ts';
import { householdSizes } from '../quote/household-size.ts';

/** An income limit for one household size, in dollars a year. */
const HouseholdLimit = z.strictObject({
  /** The highest income that is certainly within the limit. Null if the limit is unknown. */
  income: z.nullable(z.int()),
  /** The highest income that may be within the limit. Null if `income` is the exact limit. */
  upTo: z.nullable(z.int()),
  ...z.pick(StatedIncomeLimit, { percentAmi: true, householdSize: true, county: true }).shape,
});
export type HouseholdLimit = z.infer<typeof HouseholdLimit>;

/** A program's limits in one county. */
export const ProgramLimits = z.strictObject({
  countyFips: z.string(),
  county: z.string(),
  state: z.string(),
  /** The limits for households of 1 to 8 people. Null if the program has no income limit. */
  incomes: z.nullable(z.array(HouseholdLimit).check(z.length(householdSizes.length))),
  /**
   * Whether towns have their own income limits. If so, `incomes` are within the limit of every
   * town.
   */
  isByTown: z.boolean(),
  /** The price limit. Null if the program has no price limit. */
  price: z.nullable(
    z.strictObject({
      /** The highest price, in dollars. Null if the limit is unknown. */
      dollars: z.nullable(z.number()),
      /** The year of an IRS limit, if that year has ended. Otherwise null. */
      pastYear: z._default(z.nullable(z.int()), null),
    }),
  ),
});
export type ProgramLimits = z.infer<typeof ProgramLimits>;

/**
 * Returns a program's income and price limits in a county. The limits are exact: the income rule
 * returns a different result for an income that is one dollar higher.
 */
export function programLimits(
  { rules: { maxIncome, maxHomePrice } }: Pick<CatalogProgram, 'rules'>,
  area: Area,
): ProgramLimits {
  const { countyFips, county, state } = area;
  const incomes =
    maxIncome &&
    householdSizes.map((size) => {
      const limit = resolvedIncomeLimit(maxIncome, size, area);
      const income = highestIncomeBelow(limit, area);
      const { required: _, upTo, ...basis } = statedLimit(limit, 'below');
      return { income, upTo: upTo === null ? null : Math.floor(upTo), ...basis };
    });
  const isByTown =
    area.income?.townAggregated === true &&
    (incomes ?? []).some(({ percentAmi }) => percentAmi !== null);
  const price = maxHomePrice && {
    dollars: priceCap(maxHomePrice, area) ?? null,
    pastYear: 'bondLimit' in maxHomePrice ? area.pastBondYear : null,
  };
  return { countyFips, county, state, incomes, isByTown, price };
}
