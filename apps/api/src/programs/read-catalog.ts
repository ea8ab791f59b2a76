import { hiddenAs } from '@latchkey/domain';
import {
  type CatalogFiles,
  type CatalogSources,
  checkedCatalogFiles,
} from '../reference-data/load-catalog.ts';
import { readTranslations } from '../reference-data/read-translations.ts';
import { type Catalog, catalogOf } from './catalog.ts';
import { factTranslations } from './fact-translations.ts';

/**
 * Reads the catalog with its translations, without the programs that the product file hides.
 *
 * @throws {DataError} with the file and the problem in it
 */
export function readCatalog(sources: CatalogSources = {}): Catalog {
  const files = checkedCatalogFiles(sources);
  const programs = files.programs.map(({ program }) => program);
  return catalogOf(programs, {
    retired: new Map(Array.from(files.retired, ([slug, { leftOn }]) => [slug, leftOn])),
    translations: factTranslations(programs, readTranslations()),
    hiddenAs: hidingOf(files, sources),
  });
}

/**
 * Returns a function that returns why a catalog hides a program, or null if the catalog lists it.
 */
function hidingOf(
  { own }: Pick<CatalogFiles, 'own'>,
  { hiding }: CatalogSources,
): Catalog['hiddenAs'] {
  if (!hiding) return () => null;
  const ownSlugs = new Set(own.map(({ program }) => program.slug));
  return (program) => hiddenAs(program, hiding.programs, ownSlugs.has(program.slug));
}
