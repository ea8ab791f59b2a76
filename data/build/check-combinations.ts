import { type CheckedProgram, combinationFaults } from '@latchkey/domain/catalog-check';
import { DataFault } from './data-fault.ts';

/**
 * Checks that the catalog contains every program that another program can be combined with.
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
