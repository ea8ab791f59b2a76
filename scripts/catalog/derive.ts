import type { CatalogProgram } from '@latchkey/domain';
import { deriveIncomeLimit, derivePriceLimit } from '@latchkey/domain/catalog-derive';
import type { ReferenceData } from '../../apps/api/src/reference-data/load-reference-data.ts';
import { textTable } from './text-table.ts';

/** A rule that could replace a program's stored limits, because it computes the same limits. */
export interface Proposal {
  readonly slug: string;
  readonly fact: 'rules.maxHomePrice' | 'rules.maxIncome';
  /** The value to store. */
  readonly rule: object;
  /**
   * The year whose limits equal the stored limits. Null for HUD's income limits, because we have
   * them for only one year.
   */
  readonly year: number | null;
  /**
   * Whether the stored limits are from an earlier year. If so, the rule would change the limits.
   */
  readonly isOutdated: boolean;
  /** The number of counties in the comparison. */
  readonly counties: number;
}

type Tables = Pick<ReferenceData, 'places' | 'bondPriceYears' | 'counties'>;

/**
 * Finds programs whose stored limits equal the result of a rule in some year. Does not change the
 * programs.
 */
export function proposals(programs: readonly CatalogProgram[], tables: Tables): Proposal[] {
  const places = tables.places();
  const years = tables.bondPriceYears;
  const incomes = new Map(
    [...tables.counties].flatMap(([fips, { area }]) => (area.income ? [[fips, area.income]] : [])),
  );
  return programs.flatMap((program) => {
    const found: Proposal[] = [];
    const { slug } = program;
    const price = derivePriceLimit(program, places, years);
    if (price) {
      const { rule, year, compared: counties } = price;
      const isOutdated = year !== years[0]?.year;
      found.push({ slug, fact: 'rules.maxHomePrice', rule, year, isOutdated, counties });
    }
    const income = deriveIncomeLimit(program, places, incomes);
    if (income) {
      const { rule, compared: counties } = income;
      found.push({ slug, fact: 'rules.maxIncome', rule, year: null, isOutdated: false, counties });
    }
    return found;
  });
}

/** Formats the proposals as a table. */
export function deriveReport(found: readonly Proposal[]): string {
  if (found.length === 0) return 'No stored limit equals a rule.';
  const rows = found.map(({ slug, fact, year, isOutdated, counties, rule }) => [
    slug,
    fact,
    `${year ?? ''}${isOutdated ? ' (outdated)' : ''}`,
    counties,
    JSON.stringify(rule),
  ]);
  return [
    'Nothing is changed. These stored limits equal a rule in every county:',
    '',
    textTable(['Program', 'Fact', 'Year', 'Counties', 'Rule'], rows),
  ].join('\n');
}
