import type { PublicProgram } from '@latchkey/contract';
import { fundingStatements, programDetails } from '@latchkey/domain';
import { sampleProgram, today } from '@latchkey/domain/program-samples';

/** Returns the data of a program's public page. */
export function samplePublicProgram(
  changes: Parameters<typeof sampleProgram>[0] = {},
  facts: Partial<Omit<PublicProgram, 'program'>> = {},
): PublicProgram {
  const program = sampleProgram(changes);
  return {
    program: { slug: program.slug, ...programDetails(program, today) },
    counties: [],
    limits: null,
    funding: fundingStatements(program, []),
    combinesWith: [],
    changes: [],
    translations: undefined,
    ...facts,
  };
}
