import type { CheckResult } from '@latchkey/contract';
import { type CatalogProgram, programLimits, programsInCounty } from '@latchkey/domain';
import type { County } from '../../apps/api/src/reference-data/counties.ts';
import { loadCatalog } from '../../apps/api/src/reference-data/load-catalog.ts';
import { shippedReference } from '../../apps/api/test/test-data.ts';
import { chosenIncome } from '../../apps/web/src/features/public-programs/program/income-line.ts';
import { incomeFindingOf } from './engine-limit.ts';

const PROGRAMS = 40;

/** A program with a known income limit, and a county that it serves. */
interface LimitedProgram {
  readonly program: CatalogProgram;
  readonly area: County['area'];
}

/**
 * Returns 40 programs with income limits, spread evenly over the catalog. Each program is paired
 * with one of the counties that it serves.
 */
export function limitedPrograms(): LimitedProgram[] {
  const areas = [...shippedReference().counties.values()].map(({ area }) => area);
  const limited = loadCatalog()
    .filter(({ rules: { maxIncome } }) => maxIncome && !('unknown' in maxIncome))
    .flatMap((program, index): LimitedProgram[] => {
      const served = areas.filter((area) => programsInCounty([program], area).length > 0);
      const area = served[(index * 7) % served.length];
      const isKnown = area && programLimits(program, area).incomes?.[0]?.income !== null;
      return isKnown ? [{ program, area }] : [];
    });
  const step = limited.length / PROGRAMS;
  return Array.from({ length: PROGRAMS }, (_, index) => limited[Math.floor(index * step)]).filter(
    (one) => one !== undefined,
  );
}

/**
 * Compares the income figures on a program's page with the engine. Returns one line for each
 * household size for which the engine rejects the figure or accepts one dollar more.
 */
export function edgeFaults({ program, area }: LimitedProgram): string[] {
  const limits = programLimits(program, area);
  return (limits.incomes ?? []).flatMap((_, index) => {
    const income = chosenIncome({ limits, household: index + 1 })?.income;
    const verdictFor = (dollars: number) =>
      incomeFindingOf(program, area.countyFips, index + 1, dollars).verdict;
    const [at, above] = [income ?? Number.NaN, (income ?? Number.NaN) + 1].map(verdictFor);
    const isEdge = at === 'met' && above !== 'met';
    return isEdge
      ? []
      : [`${program.slug} in ${area.countyFips}: ${income} for ${index + 1}: ${at}, then ${above}`];
  });
}

/** Counts the programs that were checked, and those whose page shows a different figure. */
export function edgeCheck(programs: readonly LimitedProgram[]): CheckResult {
  const different = programs.filter((one) => edgeFaults(one).length > 0);
  return { compared: programs.length, different: different.length };
}
