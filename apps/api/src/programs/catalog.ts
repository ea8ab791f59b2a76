import { type Area, type CatalogProgram, programsInCounty } from '@latchkey/domain';
import type { FactTranslations } from './fact-translations.ts';

/** All programs, indexed by ID and county. */
export interface Catalog {
  readonly size: number;
  readonly programs: readonly CatalogProgram[];
  /** Translations of the programs' sentences. */
  readonly translations: FactTranslations;
  find(id: number): CatalogProgram | undefined;
  /** Programs that serve a county: its county, state and national programs. */
  inCounty(area: Area): readonly CatalogProgram[];
}

export function catalogOf(
  programs: readonly CatalogProgram[],
  translations: FactTranslations = new Map(),
): Catalog {
  const byId = new Map(programs.map((program) => [program.id, program]));
  const byCounty = new Map<string, readonly CatalogProgram[]>();
  return {
    size: programs.length,
    programs,
    translations,
    find: (id) => byId.get(id),
    inCounty(area) {
      const indexed = byCounty.get(area.countyFips);
      if (indexed) return indexed;
      const inCounty = programsInCounty(programs, area);
      byCounty.set(area.countyFips, inCounty);
      return inCounty;
    },
  };
}
