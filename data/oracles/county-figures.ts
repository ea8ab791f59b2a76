import { readFileSync } from 'node:fs';

/** The county figures that the independent checks need, in whole dollars. */
export interface CountyFigures {
  readonly fips: string;
  readonly state: string;
  readonly isTownBased: boolean;
  readonly median: number;
  /** Median family income of the state. Null if the income is unknown. */
  readonly stateMedian: number | null;
  /** HUD's limits for 80%, 50% and 30% of the area's median, by household size. */
  readonly hud: Readonly<Record<80 | 50 | 30, readonly number[]>>;
  /** Loan limits for one to four units. */
  readonly conforming: readonly number[];
  readonly fha: readonly number[];
}

/** Reads every county of `data/reference/counties.tsv` without the product's own code. */
export function readCountyFigures(): CountyFigures[] {
  const table = readFileSync(new URL('../reference/counties.tsv', import.meta.url), 'utf8');
  const [head = '', ...rows] = table.trimEnd().split('\n');
  const names = head.split('\t');
  return rows.map((row) => {
    const cells = row.split('\t');
    const text = (name: string) => cells[names.indexOf(name)] ?? '';
    const list = (name: string) => text(name).split(',').map(Number);
    return {
      fips: text('fips'),
      state: text('state'),
      isTownBased: text('town_aggregated') === '1',
      median: Number(text('median_family_income')),
      stateMedian: Number(text('state_median_family_income')) || null,
      hud: {
        80: list('low_income'),
        50: list('very_low_income'),
        30: list('extremely_low_income'),
      },
      conforming: list('conforming'),
      fha: list('fha'),
    };
  });
}
