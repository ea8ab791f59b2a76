import { Brand } from '@latchkey/domain';
import { readSiteFile } from './site-file.ts';

/** Fields from older versions, each with a message that says where the value is now. */
const movedFields = {
  'legal.lineOfCreditLender': 'has moved to loweredPayment.lender in the product file',
};

/**
 * Reads and validates the brand file.
 *
 * @throws {StartFailure} when the file is missing or invalid
 */
export function readBrand(file: string): Brand {
  return readSiteFile({ kind: 'brand', file, schema: Brand, movedFields });
}
