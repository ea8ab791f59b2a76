import { SiteProduct } from '@latchkey/domain';
import { StartFailure } from '../process/start-failure.ts';
import { readSiteFile, siteFaultLine } from './site-file.ts';

/**
 * Reads and validates the product file.
 *
 * @param today today's date in ISO format
 * @throws {StartFailure} when the file is missing or invalid, or its rate has a future date
 */
export function readProduct(file: string, today: string): SiteProduct {
  const kind = 'product';
  const product = readSiteFile({ kind, file, schema: SiteProduct });
  const { date } = product.rate;
  if (date !== null && date > today) {
    throw new StartFailure(siteFaultLine({ kind, file }, `rate.date ${date} is in the future`));
  }
  return product;
}
