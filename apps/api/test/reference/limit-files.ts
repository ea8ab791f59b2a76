import type { Area } from '@latchkey/domain';
import { shippedReference } from '../test-data.ts';

/** The cells of a row, by column name. */
export type Cells = Record<string, string | number>;

const counties = [...shippedReference().counties.values()];

/** Returns rows of a published table of loan limits: the rows of 2026, multiplied by `factor`. */
export function loanRows(year: number, factor = 1.04): Cells[] {
  return counties.map(({ area }) => ({
    ...placeOf(area),
    ...numbered('conforming', area.conformingLimits ?? [], factor),
    ...numbered('fha', area.fhaLimits ?? [], factor),
    year,
  }));
}

/** Returns rows of HUD's table of income limits: the rows of 2026, multiplied by `factor`. */
export function incomeRows(year: number, factor = 1.02): Cells[] {
  return counties.map(({ area }) => ({
    ...placeOf(area),
    hud_area_name: 'An area, with a comma',
    median_family_income: Math.round((area.income?.medianFamilyIncome ?? 0) * factor),
    ...numbered('l80', area.income?.lowIncomeLimits ?? [], factor),
    ...numbered('l50', area.income?.veryLowIncomeLimits ?? [], factor),
    ...numbered('l30', area.income?.extremelyLowIncomeLimits ?? [], factor),
    town_aggregated: area.income?.townAggregated ? 1 : 0,
    fiscal_year: year,
  }));
}

export function csvOf(rows: readonly Cells[]): string {
  const columns = Object.keys(rows[0] ?? {});
  const lines = rows.map((row) => columns.map((name) => quoted(String(row[name] ?? ''))));
  return [columns, ...lines].map((line) => `${line.join(',')}\n`).join('');
}

function placeOf({
  countyFips,
  county,
  state,
}: Pick<Area, 'countyFips' | 'county' | 'state'>): Cells {
  return { county_fips: countyFips, county, state };
}

function numbered(name: string, figures: readonly number[], factor: number): Cells {
  return Object.fromEntries(
    figures.map((figure, at) => [`${name}_${at + 1}`, Math.round(figure * factor)]),
  );
}

function quoted(cell: string): string {
  return /[",]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}
