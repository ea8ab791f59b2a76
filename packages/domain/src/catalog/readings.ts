import type { CatalogProgram } from './catalog-program.ts';
import { withFact } from './edits/stored-facts.ts';
import type { Fact } from './fact.ts';
import { FactName, facts } from './facts.ts';

/**
 * Returns one copy of the program for each dispute, with the value from the source that disagrees.
 * Excludes values that do not match the format of their fact. Empty if no sources disagree.
 */
export function otherReadings(program: CatalogProgram): CatalogProgram[] {
  return program.disputes.flatMap(({ fact: name, value }) => {
    const known = FactName.safeParse(name).data;
    const fact: Fact | undefined = known && facts[known];
    return (fact && withFact(program, fact, value).program) ?? [];
  });
}
