import * as z from 'zod/mini';
import { says } from '../validation/says.ts';

/** Highest accepted annual tax or insurance rate, as a fraction of the home's price. */
export const HIGHEST_LOCAL_RATE = 0.1;

/**
 * The message for every error in a location. Choosing another location is the only way to fix such
 * an error.
 */
const chooseAnother = says('homeLocationRequired');
const yearlyRate = z
  .number(chooseAnother)
  .check(z.gte(0, chooseAnother), z.lte(HIGHEST_LOCAL_RATE, chooseAnother));
const name = z.string(chooseAnother).check(z.maxLength(100, chooseAnother));

/**
 * A ZIP Code in one county. If a ZIP Code is in several counties, each combination is a separate
 * location.
 *
 * `id` is the ZIP Code times 100,000 plus the county's FIPS code (90210 in 06037: 9021006037).
 * `county_code` is the FIPS code as a number. `property_tax` and `insurance_rate` are annual
 * fractions of the home's price.
 */
export const Location = z.strictObject(
  {
    id: z.int(chooseAnother).check(z.nonnegative(chooseAnother)),
    zipcode: z.string(chooseAnother).check(z.regex(/^\d{5}$/, chooseAnother)),
    county_code: z
      .int(chooseAnother)
      .check(z.nonnegative(chooseAnother), z.lte(99_999, chooseAnother)),
    city: name,
    county: name,
    state: z.string(chooseAnother).check(z.regex(/^[A-Z]{2}$/, chooseAnother)),
    property_tax: yearlyRate,
    insurance_rate: yearlyRate,
  },
  chooseAnother,
);
export type Location = z.infer<typeof Location>;

/** Returns a location on one line: `78704, Austin, Travis County, TX`. */
export function locationInWords({ zipcode, city, county, state }: Location): string {
  return [zipcode, city, county, state].join(', ');
}

/**
 * Returns a county's name with its state, such as "Wayne County, MI". The result is unique for each
 * county.
 */
export function countyInWords({ county, state }: Pick<Location, 'county' | 'state'>): string {
  return `${county}, ${state}`;
}

/** Returns the `id` of a {@link Location}. */
export function locationId(zipcode: string, countyCode: number): number {
  return Number(zipcode) * 100_000 + countyCode;
}
