import type { CatalogProgram, KnownFacts, ProgramFacts, RuleVerdict } from '@latchkey/domain';
import type { CountyFigures } from './county-figures.ts';

type Limit = NonNullable<CatalogProgram['rules']['maxIncome' | 'minIncome']>;
type Buyer = Pick<ProgramFacts, 'householdIncome' | 'householdSize'>;

/**
 * The incomes around a limit for which the verdict is uncertain. An income up to `low` is within
 * the limit, and an income above `high` is over the limit.
 */
interface Zone {
  readonly low: number;
  readonly high: number;
  /** Whether an income of exactly `low` is uncertain. */
  readonly isLowUncertain: boolean;
}

/**
 * Checks the buyer's income against a program's maximum, independently of the engine. We wrote this
 * code from the text of the rule, without looking at the engine's code. Returns null if the program
 * has no maximum income.
 */
export function readMaxIncome(
  { rules }: CatalogProgram,
  buyer: Buyer,
  county: CountyFigures,
  { borrowersIncome }: KnownFacts,
): RuleVerdict | null {
  const { maxIncome, incomeOf, standIns } = rules;
  if (maxIncome === null) return null;
  const zone = maxIncomeZone(maxIncome, buyer.householdSize, county, standIns.includes('income'));
  if (zone === null) return 'check';

  const answer = incomeOf === 'borrowers' ? (borrowersIncome ?? null) : null;
  const income = exact(answer ?? buyer.householdIncome);
  if (zone.isLowUncertain ? income < zone.low : income <= zone.low) return 'met';
  if (income <= zone.high) return 'check';
  // The household may include people who are not borrowers.
  return incomeOf === 'borrowers' && answer === null ? 'check' : 'not-met';
}

/**
 * Checks the buyer's income against a program's minimum, independently of the engine. The
 * household's income must be above the minimum.
 */
export function readMinIncome(
  { rules: { minIncome } }: CatalogProgram,
  buyer: Buyer,
  county: CountyFigures,
): RuleVerdict | null {
  if (minIncome === null) return null;
  const limits = possibleLimits(minIncome, buyer.householdSize, county) ?? [];
  const margin = townMargin(minIncome, county);
  const income = exact(buyer.householdIncome);
  if (income > percent(Math.max(...limits), 100 + margin)) return 'met';
  const low = percent(Math.min(...limits), 100 - margin);
  return (margin > 0 ? income >= low : income > low) ? 'check' : 'not-met';
}

/** Returns the incomes at which the verdict on this limit may change, in dollars. */
export function turningPoints(
  limit: Limit,
  householdSize: number,
  county: CountyFigures,
  isStandIn: boolean,
): number[] {
  const zone = maxIncomeZone(limit, householdSize, county, isStandIn);
  const limits = possibleLimits(limit, householdSize, county) ?? [];
  return [...limits.map((cents) => cents * 100), ...(zone ? [zone.low, zone.high] : [])].map(
    (income) => income / exact(1),
  );
}

function maxIncomeZone(
  limit: Limit,
  householdSize: number,
  county: CountyFigures,
  isStandIn: boolean,
): Zone | null {
  const limits = possibleLimits(limit, householdSize, county);
  if (limits === null) return null;
  const town = townMargin(limit, county);
  const above = Math.max(town, isStandIn ? 15 : 0, computedMargin(limit, county));
  return {
    low: percent(Math.min(...limits), 100 - town),
    high: percent(Math.max(...limits), 100 + above),
    isLowUncertain: town > 0,
  };
}

/** Returns the possible amounts of the limit, in cents. Null if the amounts are unknown. */
function possibleLimits(
  limit: Limit,
  householdSize: number,
  county: CountyFigures,
): number[] | null {
  const inCents = (dollars: number | undefined) => [(dollars ?? Number.NaN) * 100];
  const bySize = (percentAmi: number) =>
    percentAmi === 80 || percentAmi === 50 || percentAmi === 30
      ? 100 * (county.hud[percentAmi][householdSize - 1] ?? Number.NaN)
      : 2 * percentAmi * (county.hud[50][householdSize - 1] ?? Number.NaN);

  if ('unknown' in limit) return null;
  if ('limit' in limit) return inCents(limit.limit);
  if ('byHouseholdSize' in limit) return inCents(limit.byHouseholdSize[householdSize - 1]);
  if ('byCounty' in limit) {
    const figure = limit.byCounty[county.fips] ?? limit.otherwise;
    if (typeof figure === 'number') return inCents(figure);
    return Array.isArray(figure) ? inCents(figure[householdSize < 3 ? 0 : 1]) : null;
  }
  switch (limit.householdSize) {
    case 'adjusted':
      return [bySize(limit.percentAmi)];
    case 'not-adjusted':
      return [limit.percentAmi * baseOf(limit, county)];
    case 'two-bands':
      return [
        (householdSize < 3 ? limit.percentAmi : limit.threePlusPercentAmi) * baseOf(limit, county),
      ];
    case 'unknown':
      return [bySize(limit.percentAmi), limit.percentAmi * county.median];
  }
}

function baseOf(
  limit: {
    readonly base: 'median' | 'very-low';
    readonly atLeastStateMedian?: boolean | undefined;
  },
  { hud, median, stateMedian }: CountyFigures,
): number {
  const area = limit.base === 'median' ? median : 2 * (hud[50][3] ?? Number.NaN);
  return limit.atLeastStateMedian ? Math.max(area, stateMedian ?? 0) : area;
}

/**
 * Returns the margin around a limit that HUD publishes by town, in percent. Incomes within the
 * margin are uncertain.
 */
function townMargin(limit: Limit, county: CountyFigures): number {
  return 'percentAmi' in limit && county.isTownBased ? 10 : 0;
}

/**
 * Returns the margin above a limit that we compute, in percent. The agency may have set a higher
 * limit.
 */
function computedMargin(limit: Limit, county: CountyFigures): number {
  if (!('percentAmi' in limit)) return 0;
  if ('atLeastStateMedian' in limit && limit.atLeastStateMedian && county.stateMedian === null) {
    return 25;
  }
  return limit.householdSize === 'two-bands' ? 20 : 0;
}

/** Converts dollars to hundredths of a cent, so that computing percentages stays exact. */
function exact(dollars: number): number {
  return dollars * 10_000;
}

/** Returns a percentage of an amount in cents. The result is in hundredths of a cent. */
function percent(cents: number, of: number): number {
  return cents * of;
}
