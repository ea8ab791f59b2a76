import {
  type CountyIncomes,
  type CountyLoanLimits,
  editionOn,
  type LimitTables,
} from '@latchkey/domain';
import type { ImportedLimits } from './repository.ts';

/** A figure that is lower than in the previous year, or much higher. */
export interface LimitChange {
  /** Null for a factor. */
  readonly fips: string | null;
  /** The column in the file. */
  readonly figure: string;
  readonly before: number;
  readonly after: number;
}

/**
 * Minimum increase, in percent, for a figure to be reported. FHA limits rose by up to 8.4 % in
 * 2026.
 */
export const LARGE_RISE = 15;

/** The changes since the previous year. */
export interface LimitChanges {
  /** The year that the new limits were compared with. Null if there is no earlier year. */
  readonly since: number | null;
  readonly falls: readonly LimitChange[];
  readonly jumps: readonly LimitChange[];
}

/**
 * Compares limits with those of the most recent earlier year that we have. Skips figures that the
 * earlier year does not have.
 */
export function limitChanges(limits: ImportedLimits, tables: LimitTables): LimitChanges {
  const { year } = limits.edition;
  switch (limits.kind) {
    case 'loans': {
      const earlier = newestBefore(tables.loans, year);
      return changes(earlier?.year, compared(limits.edition.rows, earlier?.rows, loanFigures));
    }
    case 'incomes': {
      const earlier = newestBefore(tables.incomes, year);
      return changes(earlier?.year, compared(limits.edition.rows, earlier?.rows, incomeFigures));
    }
    case 'factors': {
      const earlier = newestBefore(tables.factors, year);
      const { factor: after } = limits.edition;
      const one = earlier && { fips: null, figure: 'factor', before: earlier.factor, after };
      return changes(earlier?.year, one ? [one] : []);
    }
  }
}

function newestBefore<Edition extends { readonly year: number; readonly firstDay: string }>(
  editions: readonly Edition[],
  year: number,
): Edition | undefined {
  return editionOn(
    editions.filter((edition) => edition.year < year),
    '9999-12-31',
  );
}

function changes(since: number | undefined, all: readonly LimitChange[]): LimitChanges {
  return {
    since: since ?? null,
    falls: all.filter(({ before, after }) => after < before),
    jumps: all.filter(({ before, after }) => after * 100 > before * (100 + LARGE_RISE)),
  };
}

function compared<Row>(
  next: ReadonlyMap<string, Row>,
  earlier: ReadonlyMap<string, Row> | undefined,
  figuresOf: (row: Row) => ReadonlyMap<string, number>,
): LimitChange[] {
  return Array.from(next, ([fips, row]) => {
    const known = earlier?.get(fips);
    const before = known ? figuresOf(known) : new Map<string, number>();
    return Array.from(figuresOf(row), ([figure, after]) => {
      const last = before.get(figure);
      return last === undefined ? [] : [{ fips, figure, before: last, after }];
    }).flat();
  }).flat();
}

function loanFigures({ conforming, fha }: CountyLoanLimits): ReadonlyMap<string, number> {
  return new Map([...series('conforming', conforming ?? []), ...series('fha', fha)]);
}

function incomeFigures(row: CountyIncomes): ReadonlyMap<string, number> {
  return new Map([
    ['median_family_income', row.medianFamilyIncome],
    ...series('l80', row.lowIncomeLimits),
    ...series('l50', row.veryLowIncomeLimits),
    ...series('l30', row.extremelyLowIncomeLimits),
  ]);
}

function series(name: string, figures: readonly number[]): [string, number][] {
  return figures.map((figure, at) => [`${name}_${at + 1}`, figure]);
}
