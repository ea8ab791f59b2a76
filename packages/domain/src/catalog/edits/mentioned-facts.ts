import type { ProgramSource } from '../catalog-program.ts';
import type { Fact } from '../fact.ts';
import { type FactName, factNames, facts } from '../facts.ts';

type Note = Pick<ProgramSource, 'supports'>;

/** Returns the facts that a source's note mentions, in the order in which an editor shows them. */
export function mentionedFacts(source: Note): FactName[] {
  return factNames.filter((fact) => mentions(source, fact));
}

/** Whether a source's note mentions a fact. */
export function mentions(source: Note, name: FactName): boolean {
  return isAbout(source, facts[name]);
}

/** Whether a source's note contains words that refer to a fact. */
export function isAbout({ supports }: Note, fact: Fact): boolean {
  return supports.includes(fact.supports) || fact.mentions?.test(supports) === true;
}
