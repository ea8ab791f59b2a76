import {
  type CatalogPlaces,
  type CheckedProgram,
  doubtfulFigures,
  newerThanCheck,
  type ProgramFault,
  programFaults,
} from '@latchkey/domain/catalog-check';
import { DataFault } from './data-fault.ts';

/**
 * Checks what the schema cannot check: the catalog's own rules, whether figures are plausible, and
 * whether the file is the one for the program's state.
 *
 * @throws {DataFault} with the file, the program and the field
 */
export function checkProgram(file: string, program: CheckedProgram, places: CatalogPlaces): void {
  const first = faultsOf(file, program, places).next().value;
  if (first) throw new DataFault(`${file} ${program.slug}`, `${first.field}: ${first.fault}`);
}

function* faultsOf(
  file: string,
  program: CheckedProgram,
  places: CatalogPlaces,
): Generator<ProgramFault, undefined> {
  const [letters = ''] = file.split('.');
  const state = letters === 'US' ? null : letters;
  const { coverage, slug } = program;
  if (!slug.startsWith(`${letters.toLowerCase()}-`)) {
    yield { field: 'slug', fault: "must start with the program's state" };
  }
  if (coverage.state !== state) {
    yield { field: 'coverage.state', fault: `${coverage.state} in ${file}` };
  }
  yield* programFaults(program, places);
  yield* newerThanCheck(program);
  yield* doubtfulFigures(program, places);
  return undefined;
}
