import { SiteProduct } from '@latchkey/domain';
import { readSiteFile } from './site-file.ts';

/**
 * Reads and validates the product file.
 *
 * @throws {StartFailure} when the file is missing or invalid
 */
export function readProduct(file: string): SiteProduct {
  return readSiteFile({ kind: 'product', file, schema: SiteProduct });
}
