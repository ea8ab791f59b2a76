import { type CheckedProgram, combinationFaults } from '@latchkey/domain/catalog-check';
import { DataFault } from './data-fault.ts';

/**
 * Checks that every program that another one can be combined with is in the catalog.
 *
 * @throws {DataFault} with the program and the field
 */
export function checkCombinations(programs: readonly CheckedProgram[]): void {
  const slugs = new Set(programs.map(({ slug }) => slug));
  for (const program of programs) {
    const [first] = combinationFaults(program, slugs);
    if (first) throw new DataFault(`${program.slug} ${first.field}`, first.fault);
  }
}
