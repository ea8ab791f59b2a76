import type { CatalogProgram } from '@latchkey/domain';
import { DataFault } from './data-fault.ts';

/**
 * Checks that every program that another one can be combined with is in the catalog.
 *
 * @throws {DataFault} with the program and the field
 */
export function checkCombinations(programs: readonly Omit<CatalogProgram, 'id'>[]): void {
  const slugs = new Set(programs.map(({ slug }) => slug));
  for (const { slug, combines } of programs) {
    const place = `${slug} combines`;
    const unknown = combines.slugs.find((other) => !slugs.has(other));
    if (unknown) throw new DataFault(place, `slugs: no program ${unknown}`);
    if (combines.slugs.includes(slug)) throw new DataFault(place, 'slugs: names itself');
    if (combines.with !== 'unknown' && combines.says === '') {
      throw new DataFault(place, `says: no sentence for "${combines.with}"`);
    }
  }
}
