import type { AreaIncome } from '../../area/area.ts';
import type { CatalogPlaces, CheckedProgram } from '../check/program-fault.ts';
import type { IncomeLimit } from '../limits.ts';
import { servedCounties } from './served-counties.ts';

/** A computed income limit that equals a program's stored figures. */
export interface DerivedIncomeLimit {
  /** The rule to store instead of the figures. */
  readonly rule: IncomeLimit;
  /** The number of counties that were compared. */
  readonly compared: number;
}

/** Percentages of the median that programs use: all multiples of ten, and a few others. */
const PERCENTS = [
  30, 40, 50, 60, 65, 70, 75, 80, 85, 90, 95, 100, 110, 115, 120, 125, 130, 140, 150,
];

/** The percentages for households of one or two people, and of three or more (26 U.S.C. 143(f)). */
const BANDS = [
  { percentAmi: 100, threePlusPercentAmi: 115 },
  { percentAmi: 120, threePlusPercentAmi: 140 },
] as const;

/**
 * The largest difference, in dollars, at which two figures are considered equal. Published tables
 * round in different ways.
 */
const SAME_WITHIN = 1;

/**
 * A program's figures in one county: eight (one per household size), two (one per band), or one.
 */
type Figures = readonly number[];

/**
 * Returns the rule, based on HUD's income tables, that equals a program's stored income limits in
 * every county that has figures. Null if there is no such rule.
 *
 * @param incomes HUD's figures, keyed by county FIPS code
 */
export function deriveIncomeLimit(
  program: Pick<CheckedProgram, 'coverage' | 'rules'>,
  places: Pick<CatalogPlaces, 'stateOfCounty'>,
  incomes: ReadonlyMap<string, AreaIncome>,
): DerivedIncomeLimit | null {
  const { maxIncome } = program.rules;
  if (!maxIncome) return null;
  const rows = servedCounties(program, places).flatMap((fips) => {
    const figures = figuresOf(maxIncome, fips);
    const income = incomes.get(fips);
    return figures && income ? [{ figures, income }] : [];
  });
  if (rows.length === 0) return null;
  const equals = (computed: (income: AreaIncome) => Figures) =>
    rows.every(({ figures, income }) => areSame(figures, computed(income)));
  const compared = rows.length;

  for (const percentAmi of PERCENTS) {
    const adjusted = { percentAmi, householdSize: 'adjusted' } as const;
    if (equals((income) => bySize(income, percentAmi))) return { rule: adjusted, compared };
    for (const atLeastStateMedian of [false, true]) {
      const one = { percentAmi, householdSize: 'not-adjusted', base: 'median' } as const;
      const rule = atLeastStateMedian ? { ...one, atLeastStateMedian } : one;
      const base = (income: AreaIncome) => medianOf(income, atLeastStateMedian);
      if (equals((income) => [(base(income) * percentAmi) / 100])) return { rule, compared };
    }
  }
  const bands = BANDS.find((band) =>
    equals((income) => {
      const median = medianOf(income, true);
      return [(median * band.percentAmi) / 100, (median * band.threePlusPercentAmi) / 100];
    }),
  );
  if (!bands) return null;
  const rule = { householdSize: 'two-bands', base: 'median', atLeastStateMedian: true } as const;
  return { rule: { ...bands, ...rule }, compared };
}

function figuresOf(limit: IncomeLimit, fips: string): Figures | null {
  if ('limit' in limit) return [limit.limit];
  if ('byHouseholdSize' in limit && Array.isArray(limit.byHouseholdSize)) {
    return limit.byHouseholdSize;
  }
  if (!('byCounty' in limit)) return null;
  const stated = limit.byCounty[fips] ?? limit.otherwise;
  if (Array.isArray(stated)) return stated;
  return typeof stated === 'number' ? [stated] : null;
}

/**
 * Returns HUD's own figures for 80%, 50% and 30%, and multiples of the 50% figures for other
 * percentages.
 */
function bySize(income: AreaIncome, percent: number): Figures {
  if (percent === 80) return income.lowIncomeLimits;
  if (percent === 30) return income.extremelyLowIncomeLimits;
  return income.veryLowIncomeLimits.map((limit) => (limit * percent) / 50);
}

function medianOf(income: AreaIncome, atLeastStateMedian: boolean): number {
  const { medianFamilyIncome: median, stateMedianFamilyIncome: state } = income;
  return atLeastStateMedian ? Math.max(median, state ?? median) : median;
}

function areSame(stored: Figures, computed: Figures): boolean {
  return (
    stored.length === computed.length &&
    stored.every((figure, i) => Math.abs(figure - (computed[i] ?? Infinity)) <= SAME_WITHIN)
  );
}
