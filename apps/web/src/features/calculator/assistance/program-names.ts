import type { CountedProgram } from '@latchkey/domain';

/** The names of the programs whose help is applied together, such as "MI 10K + Detroit Grant". */
export function programNames(programs: readonly Pick<CountedProgram, 'programName'>[]): string {
  return programs.map(({ programName }) => programName).join(' + ');
}
