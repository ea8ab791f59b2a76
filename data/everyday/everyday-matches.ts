import { fileURLToPath } from 'node:url';
import { matchPrograms, programsInCounty, type QuoteAnswers } from '@latchkey/domain';
import { sampleProduct } from '@latchkey/domain/samples';
import { loadCatalog } from '../../apps/api/src/reference-data/load-catalog.ts';
import { loadLocations } from '../../apps/api/src/reference-data/locations.ts';
import { shippedReference } from '../../apps/api/test/test-data.ts';
import { derivedOn } from '../golden/context.ts';
import type { BuyerMatches } from './default-counts.ts';
import { everydayBuyers } from './everyday-buyers.ts';

const folder = fileURLToPath(new URL('../reference', import.meta.url));

/** A fixed seed, so that two versions of the ranking get the same buyers. */
const SEED = 36;

/**
 * Returns the matching programs of everyday buyers in the shipped catalog, as of the golden buyers'
 * date.
 */
export function everydayMatches(count: number): BuyerMatches[] {
  const catalog = loadCatalog();
  const { areaOf, counties } = shippedReference();
  const locations = loadLocations(folder, counties);
  const matchesOf = (answers: QuoteAnswers) => {
    const area = areaOf(answers.homeLocation);
    const nearby = programsInCounty(catalog, area);
    return matchPrograms(nearby, answers, area, derivedOn, sampleProduct);
  };
  return everydayBuyers({ locations, areaOf }, count, SEED).map(matchesOf);
}
