import {
  type Area,
  type CatalogProgram,
  type HiddenAs,
  type LeftOut,
  programsInCounty,
} from '@latchkey/domain';
import type { FactTranslations } from './fact-translations.ts';

/** The programs of a site, indexed by ID and county. Excludes hidden programs, except in `all`. */
export interface Catalog {
  readonly size: number;
  readonly programs: readonly CatalogProgram[];
  /** All programs, including hidden ones. Only editors see hidden programs. */
  readonly all: readonly CatalogProgram[];
  /**
   * The day on which each program was removed from the catalog, by slug. Null if the day is
   * unknown.
   */
  readonly retired: ReadonlyMap<string, string | null>;
  /** Translations of the programs' sentences. */
  readonly translations: FactTranslations;
  find(id: number): CatalogProgram | undefined;
  findBySlug(slug: string): CatalogProgram | undefined;
  /** Programs that serve a county, including statewide and national programs. */
  inCounty(area: Area): readonly CatalogProgram[];
  /** Why the site hides a program. Null if the site lists the program. */
  hiddenAs(program: Pick<CatalogProgram, 'slug' | 'provider'>): HiddenAs | null;
  /** Returns how many of the programs that serve a county are hidden, for any reason. */
  leftOut(area: Area): LeftOut;
}

/** @param all the programs, ordered by ID */
export function catalogOf(
  all: readonly CatalogProgram[],
  {
    retired = new Map(),
    translations = new Map(),
    hiddenAs = () => null,
  }: Partial<Pick<Catalog, 'retired' | 'translations' | 'hiddenAs'>> = {},
): Catalog {
  const hidden = all.filter((program) => hiddenAs(program) !== null);
  const programs = hidden.length === 0 ? all : all.filter((program) => hiddenAs(program) === null);
  const byId = new Map(programs.map((program) => [program.id, program]));
  const bySlug = new Map(programs.map((program) => [program.slug, program]));
  const byCounty = new Map<string, readonly CatalogProgram[]>();
  return {
    size: programs.length,
    programs,
    all,
    retired,
    translations,
    find: (id) => byId.get(id),
    findBySlug: (slug) => bySlug.get(slug),
    inCounty(area) {
      const indexed = byCounty.get(area.countyFips);
      if (indexed) return indexed;
      const inCounty = programsInCounty(programs, area);
      byCounty.set(area.countyFips, inCounty);
      return inCounty;
    },
    hiddenAs,
    leftOut(area) {
      const served = programsInCounty(hidden, area);
      const lenderProducts = served.filter(({ provider }) => provider === 'lender').length;
      return { lenderProducts, programs: served.length - lenderProducts };
    },
  };
}
