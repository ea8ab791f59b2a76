import type { IncomeLimit, PriceLimit } from '../limits.ts';
import { beyond, type Range } from './figure-range.ts';
import {
  type CatalogPlaces,
  type CheckedProgram,
  fault,
  type ProgramFault,
} from './program-fault.ts';

/** Plausible income limits, as a percentage of the county's median family income. */
const INCOME: Range = [30, 300];
/** Plausible minimum incomes, as a percentage of the county's median family income. */
const MIN_INCOME: Range = [10, 200];
/** Plausible price caps, in dollars. */
const PRICE: Range = [50_000, 2_500_000];
/** Plausible minimum credit scores. */
const SCORE: Range = [500, 720];
/** Plausible contributions from the buyer, as a percentage of the price. */
const CONTRIBUTION: Range = [0, 25];

/**
 * Programs whose sources confirm income limits far above the area median. Peach Plus uses 150% of
 * the state's own limit in every county.
 */
const confirmedIncomes: ReadonlySet<string> = new Set(['ga-dca-peach-plus']);

/**
 * Finds figures that are possible but not plausible, such as a limit with a missing digit. Compares
 * an income limit for the whole program with the medians of all counties that the program serves.
 */
export function* doubtfulFigures(
  program: CheckedProgram,
  places: CatalogPlaces,
): Generator<ProgramFault> {
  const { minCreditScore, minIncome, minContribution, maxIncome, maxHomePrice } = program.rules;
  const served = mediansServed(program, places);

  if (maxIncome && !confirmedIncomes.has(program.slug)) {
    yield* outside('rules.maxIncome', incomesIn(maxIncome), INCOME, served);
    yield* countiesOutside(maxIncome, places);
  }
  if (minIncome && 'limit' in minIncome) {
    yield* outside('rules.minIncome', [minIncome.limit], MIN_INCOME, served);
  }
  if (maxHomePrice) {
    yield* pricesIn(maxHomePrice).flatMap((price) => beyond('rules.maxHomePrice', price, PRICE));
  }
  if (minCreditScore !== null) yield* beyond('rules.minCreditScore', minCreditScore, SCORE);
  if (minContribution && 'percent' in minContribution) {
    yield* beyond('rules.minContribution', minContribution.percent, CONTRIBUTION);
  }
}

function* outside(
  field: string,
  incomes: readonly number[],
  [lowest, highest]: Range,
  medians: readonly number[],
): Generator<ProgramFault> {
  const least = (Math.min(...medians) * lowest) / 100;
  const most = (Math.max(...medians) * highest) / 100;
  for (const income of incomes) {
    if (income < least || income > most) {
      const plausible = `between ${lowest}% and ${highest}% of the area median`;
      yield fault(field, `${income} is not ${plausible}`);
    }
  }
}

function* countiesOutside(limit: IncomeLimit, { medianOfCounty }: CatalogPlaces) {
  if (!('byCounty' in limit)) return;
  for (const [fips, stated] of Object.entries(limit.byCounty)) {
    const median = medianOfCounty.get(fips);
    if (median === undefined) continue;
    const incomes = Array.isArray(stated) ? stated : [stated];
    yield* outside(`rules.maxIncome.byCounty ${fips}`, incomes, INCOME, [median]);
  }
}

/** Returns the program's income limits that do not depend on the county. */
function incomesIn(limit: IncomeLimit): readonly number[] {
  if ('limit' in limit) return [limit.limit];
  if ('byHouseholdSize' in limit && Array.isArray(limit.byHouseholdSize)) {
    return limit.byHouseholdSize;
  }
  if ('byCounty' in limit && typeof limit.otherwise === 'number') return [limit.otherwise];
  return [];
}

function pricesIn(limit: PriceLimit): readonly number[] {
  if ('limit' in limit) return [limit.limit];
  if (!('byCounty' in limit)) return [];
  const { byCounty, otherwise } = limit;
  return [...Object.values(byCounty), ...(typeof otherwise === 'number' ? [otherwise] : [])];
}

function mediansServed(
  { coverage }: CheckedProgram,
  { medianOfCounty, stateOfCounty }: CatalogPlaces,
): readonly number[] {
  const served = coverage.counties.flatMap((fips) => medianOfCounty.get(fips) ?? []);
  if (served.length > 0) return served;
  return [...medianOfCounty].flatMap(([fips, median]) =>
    coverage.state === null || stateOfCounty.get(fips) === coverage.state ? [median] : [],
  );
}
