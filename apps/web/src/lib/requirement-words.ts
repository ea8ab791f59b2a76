import {
  type FirstMortgageType,
  type HomePlan,
  type HomeType,
  isOpenEnded,
  type ProgramRules,
} from '@latchkey/domain';
import { county as countyName, money, oneOf, percent } from './format.ts';
import { stateName } from './state-name.ts';
import { rulesText as text } from './texts.ts';

// What a program requires, in words: the same for a buyer's findings and for everyone.

/** Maximum number of cities to list by name. */
const MAX_NAMED_CITIES = 3;

export function citiesRequired(cities: readonly string[]): string {
  return cities.length > MAX_NAMED_CITIES
    ? text.inListedCities({ count: cities.length })
    : text.inCities({ cities: oneOf(cities) });
}

export function statesRequired(states: readonly string[]): string {
  return text.inState({ state: oneOf(states.map(stateName)) });
}

export function exceptStatesRequired(states: readonly string[]): string {
  return text.exceptStates({ states: oneOf(states.map(stateName)) });
}

export function firstTimeRequired(
  exceptions: ProgramRules['firstTimeBuyer']['exceptions'],
): string {
  const exceptsVeterans = exceptions.includes('veterans');
  const exceptsTargeted = exceptions.includes('targeted-areas');
  if (exceptsVeterans && exceptsTargeted) return text.firstTimeOrEither();
  if (exceptsVeterans) return text.firstTimeOrVeteran();
  return exceptsTargeted ? text.firstTimeOrTargeted() : text.firstTime();
}

type Job = ProgramRules['professions'][number];

const jobWords: Readonly<Record<Job, () => string>> = {
  education: text.education,
  'law-enforcement': text['law-enforcement'],
  firefighter: text.firefighter,
  healthcare: text.healthcare,
  veteran: text.veterans,
  other: text.otherJobs,
};

export function jobsRequired(jobs: readonly Job[]): string {
  return text.jobs({ jobs: oneOf(jobs.map((job) => jobWords[job]())) });
}

/** The people and the location that an income limit applies to. */
interface Limited {
  /** Null if the limit is the same for every household size. */
  readonly householdSize: number | null;
  readonly county: string | null;
  readonly percentAmi: number | null;
}

/**
 * Describes an income limit in dollars, and who it applies to.
 *
 * @param upTo the highest limit that may apply, in dollars. Null if the limit is certain
 */
export function incomeRequired(
  { required, upTo = null, ...limited }: Limited & { required: number; upTo?: number | null },
  isEstimate = false,
): string {
  const amount = money(Math.round(required));
  const atMost = isEstimate ? text.incomeNear : text.incomeAtMost;
  const words =
    upTo === null
      ? atMost({ amount })
      : text.incomeBetween({ amount, most: money(Math.round(upTo)) });
  return withBasis(words, limited);
}

/** Adds the household, the county and the percentage of the median income to a limit's text. */
export function withBasis(words: string, limited: Limited): string {
  const { percentAmi } = limited;
  const median = percentAmi === null ? '' : text.ofMedian({ percent: percent(percentAmi) });
  return [words, limitedTo(limited), median].filter(Boolean).join(' ');
}

/**
 * Describes who a limit applies to: `for 3 people in Travis County`. Returns an empty string if the
 * limit applies to everyone.
 */
export function limitedTo({ householdSize, county }: Omit<Limited, 'percentAmi'>): string {
  return [
    ...(householdSize === null ? [] : [peopleWords(householdSize)]),
    ...(county === null ? [] : [text.inCounty({ county: countyName(county) })]),
  ].join(' ');
}

function peopleWords(count: number): string {
  return isOpenEnded(count) ? text.forPeopleOrMore({ count }) : text.forPeople({ count });
}

/** The source of a price limit. */
interface PriceBasis {
  readonly isEstimate?: boolean;
  /** Whether the limit is the county's IRS limit for bond programs. */
  readonly isBondLimit?: boolean;
  /** The year of the limit, if that year has ended. */
  readonly pastYear?: number | null;
}

/**
 * Describes a price limit.
 *
 * @param dollars the highest price
 */
export function priceRequired(
  dollars: number,
  { isEstimate = false, isBondLimit = false, pastYear = null }: PriceBasis = {},
): string {
  const price = (isEstimate ? text.priceNear : text.priceAtMost)({ amount: money(dollars) });
  return withPastYear(isBondLimit ? text.priceByIrs({ price }) : price, pastYear);
}

/** Adds the year of a limit to the limit's text, if that year has ended. */
export function withPastYear(words: string, pastYear: number | null): string {
  return pastYear === null ? words : text.limitsOfYear({ words, year: String(pastYear) });
}

/** Returns a note that a loan or a price may be within the limits of the year after `pastYear`. */
export function newLimitsCheck(pastYear: number | null): string {
  return text.checkNewLimits({ year: String((pastYear ?? 0) + 1) });
}

export function scoreRequired(score: number, isEstimate = false): string {
  return (isEstimate ? text.scoreNear : text.score)({ score });
}

/**
 * Joins home types or intended uses of a home into a phrase for a sentence: `a condo or a
 * single-family home`.
 */
export function homes(kinds: readonly (HomeType | HomePlan)[]): string {
  return oneOf(kinds.map((kind) => text[kind]()));
}

export function homesRequired(kinds: readonly (HomeType | HomePlan)[]): string {
  return text.forHomes({ homes: homes(kinds) });
}

export const loanTypeWords: Readonly<Record<FirstMortgageType, () => string>> = {
  conventional: text.conventional,
  fha: text.fha,
  va: text.va,
  usda: text.usda,
};

export function loanTypesRequired(types: readonly FirstMortgageType[]): string {
  return text.loanOfType({ types: oneOf(types.map((type) => loanTypeWords[type]())) });
}
