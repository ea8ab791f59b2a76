import type { CatalogProgram } from '@latchkey/domain';

/** The programs of the product, indexed for what is asked of them. */
export interface Catalog {
  readonly size: number;
  find(id: number): CatalogProgram | undefined;
  /** Those that may give in a state: its own and the national ones. */
  inState(state: string): readonly CatalogProgram[];
}

export function catalogOf(programs: readonly CatalogProgram[]): Catalog {
  const byId = new Map(programs.map((program) => [program.id, program]));
  const byState = new Map<string, readonly CatalogProgram[]>();
  return {
    size: programs.length,
    find: (id) => byId.get(id),
    inState(state) {
      const known = byState.get(state);
      if (known) return known;
      const found = programs.filter(
        ({ coverage }) => coverage.state === null || coverage.state === state,
      );
      byState.set(state, found);
      return found;
    },
  };
}
