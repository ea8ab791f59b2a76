import { type CatalogEdit, type CatalogProgram, overlaidCatalog } from '@latchkey/domain';
import { type Catalog, catalogOf } from './catalog.ts';

/**
 * The catalog's files with operators' edits applied. The files and the edits can change while the
 * server runs.
 */
export interface CatalogStore {
  /** The catalog, which always uses the latest files and edits. */
  readonly catalog: Catalog;
  /** The programs from the files, without edits. Includes programs that the site hides. */
  readonly files: readonly CatalogProgram[];
  /** The revision of the edits that the catalog includes. Null before any edits are applied. */
  readonly revision: number | null;
  /**
   * Replaces the files with the result of `load`. If `load` throws, keeps the current files.
   *
   * @returns the new number of programs
   */
  reload(): number;
  /**
   * Replaces all operators' edits. Every call after the first also replaces the `catalog.programs`
   * array, because pages show the recorded changes and must be updated even if no program changed.
   *
   * @param edits every edit that is not undone, oldest first
   * @param revision a number that increases with each change
   */
  lay(edits: readonly CatalogEdit[], revision: number): void;
}

/** @param load reads and validates the files */
export function catalogStore(load: () => Catalog): CatalogStore {
  let files = load();
  let edits: readonly CatalogEdit[] = [];
  let current = files;
  let revision: number | null = null;

  function overlay(): void {
    const { programs } = overlaidCatalog(files.all, edits);
    current = programs === files.all ? files : catalogOf(programs, files);
  }

  return {
    catalog: {
      get size() {
        return current.size;
      },
      get programs() {
        return current.programs;
      },
      get all() {
        return current.all;
      },
      get retired() {
        return current.retired;
      },
      get translations() {
        return current.translations;
      },
      find: (id) => current.find(id),
      findBySlug: (slug) => current.findBySlug(slug),
      inCounty: (area) => current.inCounty(area),
      hiddenAs: (program) => current.hiddenAs(program),
      leftOut: (area) => current.leftOut(area),
    },
    get files() {
      return files.all;
    },
    reload() {
      files = load();
      overlay();
      return current.size;
    },
    get revision() {
      return revision;
    },
    lay(changed, latest) {
      const isFirst = revision === null;
      edits = changed;
      revision = latest;
      overlay();
      if (!isFirst && current === files) current = catalogOf([...files.all], files);
    },
  };
}
