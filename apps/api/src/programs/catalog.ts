import { type Area, type CatalogProgram, programsInCounty } from '@latchkey/domain';

/** All programs, indexed by ID and county. */
export interface Catalog {
  readonly size: number;
  readonly programs: readonly CatalogProgram[];
  find(id: number): CatalogProgram | undefined;
  /** Programs that serve a county: its county, state and national programs. */
  inCounty(area: Area): readonly CatalogProgram[];
}

export function catalogOf(programs: readonly CatalogProgram[]): Catalog {
  const byId = new Map(programs.map((program) => [program.id, program]));
  const byCounty = new Map<string, readonly CatalogProgram[]>();
  return {
    size: programs.length,
    programs,
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
