import { loadCatalog } from '../reference-data/load-catalog.ts';
import { readTranslations } from '../reference-data/read-translations.ts';
import { type Catalog, catalogOf } from './catalog.ts';
import { factTranslations } from './fact-translations.ts';

/**
 * Reads the catalog with its translations.
 *
 * @throws {DataError} with the file and what is wrong in it
 */
export function readCatalog(from: Parameters<typeof loadCatalog>[0] = {}): Catalog {
  const programs = loadCatalog(from);
  return catalogOf(programs, factTranslations(programs, readTranslations()));
}
