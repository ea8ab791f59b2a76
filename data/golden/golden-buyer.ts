import { type Location, locationId, type QuoteAnswers } from '@latchkey/domain';
import type { Expected } from './expectation.ts';
import { nationalPrograms } from './national-programs.ts';
import type { MedianIncome } from './national-rules.ts';

/** A fictional buyer and the programs they should get, according to the sources. */
export interface GoldenBuyer {
  readonly name: string;
  /**
   * The answers sent to the API. The location's two rates are 0, because the server uses its own.
   */
  readonly answers: QuoteAnswers;
  /**
   * Expected verdicts by slug, for each program that serves the home's location. All other programs
   * serve other places.
   */
  readonly expected: Readonly<Record<string, Expected>>;
  /**
   * The program that the calculator applies, and its amount in dollars. Null if none is available
   * now.
   */
  readonly first: { readonly slug: string; readonly dollars: number } | null;
}

type AskedOfAll = 'homePrice' | 'householdIncome' | 'downPayment' | 'creditScore' | 'householdSize';

interface Derivation {
  readonly home: Location;
  /** The defaults: a first-time buyer, a single-family primary home, no listed profession. */
  readonly answers: Pick<QuoteAnswers, AskedOfAll> & Partial<QuoteAnswers>;
  readonly median: MedianIncome;
  /** State, county and city programs. Those of another county or city may be left out. */
  readonly local: Readonly<Record<string, Expected>>;
  readonly first: readonly [slug: string, dollars: number] | null;
}

export function goldenBuyer(
  name: string,
  { home, answers, median, local, first }: Derivation,
): GoldenBuyer {
  const complete: QuoteAnswers = {
    homeType: 'single-family',
    homePlan: 'primary',
    homeLocation: home,
    housingStatus: true,
    veteranStatus: false,
    profession: [],
    ...answers,
  };
  return {
    name,
    answers: complete,
    expected: { ...nationalPrograms(complete, median), ...local },
    first: first && { slug: first[0], dollars: first[1] },
  };
}

/** The part of a ZIP Code in one county. `countyFips` has five digits. */
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
