import * as z from 'zod/mini';
import { says } from '../validation/messages.ts';

/**
 * One ZIP Code in one county. A ZIP that lies in several counties is several locations.
 *
 * `id` is the ZIP times 100,000 plus the county's FIPS code (90210 in 06037: 9021006037),
 * `county_code` that FIPS code as a number. `property_tax` and `insurance_rate` are yearly
 * fractions of the home's price.
 */
export const Location = z.strictObject(
  {
    id: z.int().check(z.nonnegative()),
    zipcode: z.string().check(z.regex(/^\d{5}$/)),
    county_code: z.int().check(z.nonnegative(), z.lte(99_999)),
    city: z.string().check(z.maxLength(100)),
    county: z.string().check(z.maxLength(100)),
    state: z.string().check(z.regex(/^[A-Z]{2}$/)),
    property_tax: z.number().check(z.gte(0), z.lte(1)),
    insurance_rate: z.number().check(z.gte(0), z.lte(1)),
  },
  says('homeLocationRequired'),
);
export type Location = z.infer<typeof Location>;

/** The id of a ZIP in a county, as {@link Location} describes it. */
export function locationId(zipcode: string, countyCode: number): number {
  return Number(zipcode) * 100_000 + countyCode;
}
