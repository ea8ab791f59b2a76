import { type Location, locationId, type QuoteAnswers } from '@latchkey/domain';
import type { Expected } from './expectation.ts';
import { type MedianIncome, nationalPrograms } from './national-programs.ts';

/** A made-up buyer, and what the sources say that they get. */
export interface GoldenBuyer {
  readonly name: string;
  /** As the API takes them; the location's two rates are 0, since the server has its own. */
  readonly answers: QuoteAnswers;
  /** By slug, for each program that is given where the home is; the others lie elsewhere. */
  readonly expected: Readonly<Record<string, Expected>>;
  /** The program that the calculator applies, with its dollars; null where none may be had now. */
  readonly first: { readonly slug: string; readonly dollars: number } | null;
}

type AskedOfAll = 'homePrice' | 'householdIncome' | 'downPayment' | 'creditScore' | 'householdSize';

interface Derivation {
  readonly home: Location;
  /** What is left out: a first-time buyer's single-family home to live in, no job of the list. */
  readonly answers: Pick<QuoteAnswers, AskedOfAll> & Partial<QuoteAnswers>;
  readonly median: MedianIncome;
  /** The programs of the state, its counties and cities. */
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

/** A ZIP in a county, by its five-digit code. */
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
