import type { AreaIncome } from './area.ts';
import { type BondPriceFactor, type BondPriceYear, bondPriceYears } from './bond-price.ts';

/** A table of one year's limits. It applies from its first day until the next table's first day. */
export interface LimitEdition<Row> {
  /** The year in the table's title. For HUD's income limits, this is a fiscal year. */
  readonly year: number;
  /** ISO date. */
  readonly firstDay: string;
  /** Keyed by five-digit FIPS code. */
  readonly rows: ReadonlyMap<string, Row>;
}

/** A county's loan limits in dollars, for one to four units. */
export interface CountyLoanLimits {
  /** Null if unknown. */
  readonly conforming: readonly number[] | null;
  readonly fha: readonly number[];
}

/** HUD's figures for a county. HUD's table does not contain the state's median. */
export type CountyIncomes = Omit<AreaIncome, 'stateMedianFamilyIncome'>;

/** The limits of every county, for several years. */
export interface LimitTables {
  readonly loans: readonly LimitEdition<CountyLoanLimits>[];
  readonly incomes: readonly LimitEdition<CountyIncomes>[];
  readonly factors: readonly BondPriceFactor[];
}

/** The limits that apply on a given date. */
export interface LimitsOfDay {
  readonly loans: LimitEdition<CountyLoanLimits>;
  readonly incomes: LimitEdition<CountyIncomes>;
  /** The price limits of bond programs. The year that applies on the given date is first. */
  readonly bondPrices: readonly BondPriceYear[];
}

/** The limits of one year, with the date from which they apply. */
interface Dated {
  readonly year: number;
  readonly firstDay: string;
}

/**
 * Returns the edition that applies on a date: the newest edition that is already in effect. For a
 * date before the first day of the oldest edition, returns the oldest edition. Undefined if there
 * are no editions.
 *
 * @param day ISO date
 */
export function editionOn<Edition extends Dated>(
  editions: readonly Edition[],
  day: string,
): Edition | undefined {
  const ordered = editions.toSorted((a, b) => (a.firstDay < b.firstDay ? -1 : 1));
  return ordered.findLast(({ firstDay }) => firstDay <= day) ?? ordered[0];
}

/**
 * Returns the limits that apply on a date. Price limits use the newest factor that is already in
 * effect, with the FHA limits of the factor's own year.
 *
 * @throws {RangeError} if a table has no editions
 */
export function limitsOn({ loans, incomes, factors }: LimitTables, day: string): LimitsOfDay {
  const loan = editionOn(loans, day);
  const income = editionOn(incomes, day);
  const factor = editionOn(factors, day);
  if (!(loan && income && factor)) throw new RangeError('A table of limits is empty');
  const applied = factors.filter(({ firstDay }) => firstDay <= factor.firstDay);
  return { loans: loan, incomes: income, bondPrices: bondPriceYears(applied, loans) };
}

/**
 * Returns tables with additional editions. An added edition replaces the edition of the same year.
 */
export function withEditions(tables: LimitTables, added: LimitTables): LimitTables {
  return {
    loans: replaced(tables.loans, added.loans),
    incomes: replaced(tables.incomes, added.incomes),
    factors: replaced(tables.factors, added.factors),
  };
}

function replaced<Edition extends Dated>(
  editions: readonly Edition[],
  added: readonly Edition[],
): readonly Edition[] {
  const years = new Set(added.map(({ year }) => year));
  return [...editions.filter(({ year }) => !years.has(year)), ...added];
}

/**
 * Returns the year of the limits if that year has already ended on the given date. Null before the
 * end of that year.
 *
 * @param day ISO date
 */
export function pastYear(year: number, day: string): number | null {
  return Number(day.slice(0, 4)) > year ? year : null;
}
