import type { ProgramSource } from '../catalog-program.ts';
import type { Fact } from '../fact.ts';
import { type FactName, factNames, facts } from '../facts.ts';

type Note = Pick<ProgramSource, 'supports'>;

/** Returns the facts that a source's note mentions, in the order that an editor shows them. */
export function mentionedFacts(source: Note): FactName[] {
  return factNames.filter((fact) => mentions(source, fact));
}

/** Whether a source's note mentions a fact. */
export function mentions({ supports }: Note, name: FactName): boolean {
  const fact: Fact = facts[name];
  return supports.includes(fact.supports) || fact.mentions?.test(supports) === true;
}
