import type { CatalogSources } from '../reference-data/load-catalog.ts';
import type { ReferenceData } from '../reference-data/load-reference-data.ts';
import { readProduct } from '../site/product-file.ts';

/**
 * The sources of the catalog, in addition to the shipped programs: the operator's folder, the data
 * used to check its programs, and the product file, which hides programs.
 *
 * @param catalogDir undefined if the operator has no programs
 * @param today ISO date
 * @throws {StartFailure} when the product file is invalid
 */
export function catalogSources(
  {
    catalogDir,
    productFile,
  }: { readonly catalogDir: string | undefined; readonly productFile: string },
  { places }: Pick<ReferenceData, 'places'>,
  today: string,
): CatalogSources {
  const { programs } = readProduct(productFile, today);
  return {
    own: catalogDir === undefined ? undefined : { folder: catalogDir, places, today },
    hiding: { file: productFile, programs },
  };
}
