import { Location, locationId, QuoteAnswers } from '@latchkey/domain';
import * as z from 'zod';
import { extend, omit, partial, pick } from 'zod/mini';
import { type Expected, StatedVerdict } from './expectation.ts';
import { nationalPrograms } from './national-programs.ts';
import { MedianIncome } from './national-rules.ts';

/** A fictional buyer and the programs that the buyer should get, according to the sources. */
export interface GoldenBuyer {
  readonly name: string;
  readonly proves: EdgeRule | undefined;
  /**
   * The answers that are sent to the API. The location's tax and insurance rates are 0, because the
   * server uses its own rates.
   */
  readonly answers: QuoteAnswers;
  /**
   * The expected verdict for each program that serves the home's location, by slug. No other
   * program serves this location.
   */
  readonly expected: Readonly<Record<string, Expected>>;
  /**
   * The program that the calculator applies by default, and its amount in dollars. Null if no
   * program is available now.
   */
  readonly first: { readonly slug: string; readonly dollars: number } | null;
}

/** Rules for which some golden buyers are exactly at the limit. */
export const EdgeRule = z.enum([
  'a limit that HUD adjusts to the household',
  'a limit that is the same for every household',
  'two bands, with the state’s median',
  'two bands, without the state’s median',
  'two readings of a limit',
  'the income of the borrowers',
  'a minimum income',
  'cities that a county leaves out',
  'a loan at the county’s limits',
  'a loan for two to four units',
  'a home that is not the main one',
  'a conventional loan below 620',
  'a cap on the first loan',
  'an unknown price cap',
  'a round that ended',
  'the better five-year result first',
  'low confidence never first',
]);
type EdgeRule = z.infer<typeof EdgeRule>;

/** Answers of a first-time buyer of a single-family primary home, with no listed profession. */
const usualAnswers = {
  homeType: 'single-family',
  homePlan: 'primary',
  housingStatus: true,
  veteranStatus: false,
  profession: [],
} as const;

const StatedBuyer = z.strictObject({
  name: z.string(),
  /** The figures behind the verdicts, as a note for readers. */
  note: z.string().optional(),
  /** The rule for which the buyer is exactly at the limit. */
  proves: EdgeRule.optional(),
  /** The home's location: the part of a ZIP Code in one county. */
  home: extend(pick(Location, { zipcode: true, city: true, county: true, state: true }), {
    fips: z.string().regex(/^\d{5}$/, 'must have five digits'),
  }),
  answers: partial(omit(QuoteAnswers, { homeLocation: true }), {
    homeType: true,
    homePlan: true,
    housingStatus: true,
    veteranStatus: true,
    profession: true,
  }),
  median: MedianIncome,
  /**
   * Verdicts for state, county and city programs. Programs of other counties and cities may be
   * omitted.
   */
  local: z.record(z.string(), StatedVerdict),
  first: z
    .strictObject({ slug: z.string(), dollars: z.number(), why: z.string().optional() })
    .nullable(),
});

/** The format of a file of golden buyers. */
export const BuyerFile = z.strictObject({
  /** What the buyers in this file have in common, as a note for readers. */
  note: z.string().optional(),
  buyers: z.array(StatedBuyer.transform(completed)),
});

function completed({
  name,
  proves,
  home: { zipcode, fips, city, county, state },
  answers: stated,
  median,
  local,
  first,
}: z.infer<typeof StatedBuyer>): GoldenBuyer {
  const homeLocation = place(zipcode, fips, city, county, state);
  const answers = QuoteAnswers.parse({ ...usualAnswers, ...stated, homeLocation });
  return {
    name,
    proves,
    answers,
    expected: { ...nationalPrograms(answers, median), ...local },
    first,
  };
}

/** Returns the location for the part of a ZIP Code in one county. `countyFips` has five digits. */
export function place(
  zipcode: string,
  countyFips: string,
  city: string,
  county: string,
  state: string,
): Location {
  const code = Number(countyFips);
  return {
    id: locationId(zipcode, code),
    zipcode,
    county_code: code,
    city,
    county,
    state,
    property_tax: 0,
    insurance_rate: 0,
  };
}
