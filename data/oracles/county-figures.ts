import { readFileSync } from 'node:fs';

/** The figures of a county that the independent checks need, in whole dollars. */
export interface CountyFigures {
  readonly fips: string;
  readonly state: string;
  readonly isTownBased: boolean;
  readonly median: number;
  /** Median family income of the state. Null if the income is unknown. */
  readonly stateMedian: number | null;
  /** HUD's limits for 80%, 50% and 30% of the area median income, by household size. */
  readonly hud: Readonly<Record<80 | 50 | 30, readonly number[]>>;
  /** Loan limits for one to four units. */
  readonly conforming: readonly number[];
  readonly fha: readonly number[];
}

/** Reads every county of the tables in `data/reference` without the product's own code. */
export function readCountyFigures(): CountyFigures[] {
  const incomes = new Map(readRows('income-limits.tsv').map((row) => [row('fips'), row]));
  const loans = new Map(readRows('loan-limits.tsv').map((row) => [row('fips'), row]));
  return readRows('counties.tsv').map((county) => {
    const fips = county('fips');
    const income = (name: string) => incomes.get(fips)?.(name) ?? '';
    const incomesOf = (name: string) => income(name).split(',').map(Number);
    const loansOf = (name: string) => (loans.get(fips)?.(name) ?? '').split(',').map(Number);
    return {
      fips,
      state: county('state'),
      isTownBased: income('town_aggregated') === '1',
      median: Number(income('median_family_income')),
      stateMedian: Number(county('state_median_family_income')) || null,
      hud: {
        80: incomesOf('low_income'),
        50: incomesOf('very_low_income'),
        30: incomesOf('extremely_low_income'),
      },
      conforming: loansOf('conforming'),
      fha: loansOf('fha'),
    };
  });
}

/**
 * Reads the rows of a table, oldest year first. Each row is a function that returns the cell of a
 * column.
 */
function readRows(file: string): ((column: string) => string)[] {
  const text = readFileSync(new URL(`../reference/${file}`, import.meta.url), 'utf8');
  const [head = '', ...rows] = text.trimEnd().split('\n');
  const names = head.split('\t');
  return rows.map((row) => {
    const cells = row.split('\t');
    return (column) => cells[names.indexOf(column)] ?? '';
  });
}
