import * as z from 'zod/mini';
import { says } from '../validation/messages.ts';

/** The highest yearly tax or insurance rate of a place, as a fraction of the home's price. */
export const HIGHEST_LOCAL_RATE = 0.1;

/** Whatever is wrong with it, only choosing another location from the list can help. */
const chosen = says('homeLocationRequired');
const yearlyRate = z.number(chosen).check(z.gte(0, chosen), z.lte(HIGHEST_LOCAL_RATE, chosen));
const name = z.string(chosen).check(z.maxLength(100, chosen));

/**
 * One ZIP Code in one county. A ZIP that lies in several counties is several locations.
 *
 * `id` is the ZIP times 100,000 plus the county's FIPS code (90210 in 06037: 9021006037),
 * `county_code` that FIPS code as a number. `property_tax` and `insurance_rate` are yearly
 * fractions of the home's price.
 */
export const Location = z.strictObject(
  {
    id: z.int(chosen).check(z.nonnegative(chosen)),
    zipcode: z.string(chosen).check(z.regex(/^\d{5}$/, chosen)),
    county_code: z.int(chosen).check(z.nonnegative(chosen), z.lte(99_999, chosen)),
    city: name,
    county: name,
    state: z.string(chosen).check(z.regex(/^[A-Z]{2}$/, chosen)),
    property_tax: yearlyRate,
    insurance_rate: yearlyRate,
  },
  chosen,
);
export type Location = z.infer<typeof Location>;

/** The id of a ZIP in a county, as {@link Location} describes it. */
export function locationId(zipcode: string, countyCode: number): number {
  return Number(zipcode) * 100_000 + countyCode;
}
