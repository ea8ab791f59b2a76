import { assess, type CatalogProgram, nothingKnown, type RuleVerdict } from '@latchkey/domain';
import { loadCatalog } from '../../apps/api/src/reference-data/load-catalog.ts';
import { shippedReference } from '../../apps/api/test/test-data.ts';
import { sampleAnswers } from '../../packages/domain/test/quote-samples.ts';

type MaxIncome = CatalogProgram['rules']['maxIncome'];

const { counties } = shippedReference();
const catalog = loadCatalog();

/** Returns the program in the catalog that has this slug. */
export function programOf(slug: string): CatalogProgram {
  const program = catalog.find((one) => one.slug === slug);
  if (!program) throw new RangeError(`${slug} is not in the catalog`);
  return program;
}

/** Returns the program with only this limit on the household's income. The limit has no margin. */
export function withLimit(program: CatalogProgram, maxIncome: MaxIncome): CatalogProgram {
  return {
    ...program,
    rules: { ...program.rules, maxIncome, incomeOf: 'household', standIns: [] },
  };
}

/** Returns the engine's finding on the program's income limit in the county with this FIPS code. */
export function incomeFindingOf(
  program: CatalogProgram,
  fips: string,
  householdSize: number,
  householdIncome: number,
) {
  const county = counties.get(fips);
  if (!county) throw new RangeError(`${fips} is not a county`);
  const answers = sampleAnswers({ householdSize, householdIncome });
  const context = { today: '2026-11-22', known: nothingKnown };
  const { applicable } = assess(program, answers, county.area, context);
  const finding = applicable.find(({ rule }) => rule === 'income');
  if (finding?.rule !== 'income') throw new RangeError(`${program.slug} has no income limit`);
  return finding;
}

export interface Limit {
  readonly fips: string;
  readonly sizes: readonly number[];
  readonly limit: number;
  /** The verdict for an income that is one dollar over the limit. */
  readonly over: RuleVerdict;
}

/**
 * Compares the engine's limit with the given limit. Returns one line for each household size for
 * which they differ.
 */
export function limitFaults(
  program: CatalogProgram,
  { fips, sizes, limit, over }: Limit,
): string[] {
  return sizes.flatMap((size) => {
    const atLimit = incomeFindingOf(program, fips, size, limit);
    const above = incomeFindingOf(program, fips, size, limit + 1);
    const isExact =
      atLimit.verdict === 'met' && atLimit.required === limit && above.verdict === over;
    return isExact
      ? []
      : [`${fips}: ${limit} for ${size}: ${atLimit.required} ${atLimit.verdict}, ${above.verdict}`];
  });
}
