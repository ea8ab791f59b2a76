import type { CatalogProgram } from '../src/catalog/catalog-program.ts';
import { type PricedHelp, pricedHelps } from '../src/price/priced-help.ts';
import { context, sampleProgram, travis } from './program-samples.ts';
import { sampleAnswers } from './quote-samples.ts';

/**
 * Returns a sample grant in the format that the price search uses, with the given changes to the
 * program.
 */
export function samplePricedHelp(changes: Partial<CatalogProgram> = {}): PricedHelp {
  const { helps } = pricedHelps([sampleProgram(changes)], sampleAnswers(), travis, context);
  const [help] = helps;
  if (!help) throw new RangeError('The sample buyer cannot use the sample program');
  return help;
}
