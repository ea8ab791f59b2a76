import type { CatalogProgram } from '@latchkey/domain';
import { type Catalog, catalogOf } from './catalog.ts';

/** A catalog that can be loaded anew while it is asked. */
export interface CatalogStore {
  /** Always answers from the catalog that was loaded last. */
  readonly catalog: Catalog;
  /**
   * Takes over what `load` gives, whole; where it throws, the catalog stays as it was.
   *
   * @returns how many programs there are now
   */
  reload(): number;
}

/** @param load reads and checks the whole catalog */
export function catalogStore(load: () => readonly CatalogProgram[]): CatalogStore {
  let current = catalogOf(load());
  return {
    catalog: {
      get size() {
        return current.size;
      },
      find: (id) => current.find(id),
      inCounty: (area) => current.inCounty(area),
    },
    reload() {
      const programs = load();
      current = catalogOf(programs);
      return programs.length;
    },
  };
}
