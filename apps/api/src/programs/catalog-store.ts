import type { Catalog } from './catalog.ts';

/** A catalog that can be reloaded while the server runs. */
export interface CatalogStore {
  /** Always uses the latest catalog. */
  readonly catalog: Catalog;
  /**
   * Replaces the catalog with the result of `load`. If `load` throws, keeps the current catalog.
   *
   * @returns the new number of programs
   */
  reload(): number;
}

/** @param load reads and validates the catalog */
export function catalogStore(load: () => Catalog): CatalogStore {
  let current = load();
  return {
    catalog: {
      get size() {
        return current.size;
      },
      get programs() {
        return current.programs;
      },
      get translations() {
        return current.translations;
      },
      find: (id) => current.find(id),
      inCounty: (area) => current.inCounty(area),
    },
    reload() {
      current = load();
      return current.size;
    },
  };
}
