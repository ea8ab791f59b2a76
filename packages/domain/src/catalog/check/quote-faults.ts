import { mentions } from '../edits/mentioned-facts.ts';
import { FactName } from '../facts.ts';
import { type CheckedProgram, fault, type ProgramFault } from './program-fault.ts';

/**
 * Finds quotes that are cited for facts that the program does not have, or for facts that the note
 * on the source does not mention.
 */
export function* quoteFaults({ sources }: CheckedProgram): Generator<ProgramFault> {
  for (const source of sources) {
    for (const { fact } of source.quotes ?? []) {
      const name = FactName.safeParse(fact).data;
      if (name === undefined) yield fault('sources.quotes', `no fact ${fact}`);
      else if (!mentions(source, name)) {
        yield fault('sources.quotes', `supports does not mention ${fact}`);
      }
    }
  }
}
