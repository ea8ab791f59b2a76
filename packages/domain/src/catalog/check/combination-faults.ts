import { type CheckedProgram, fault, type ProgramFault } from './program-fault.ts';

/**
 * Finds faults in the list of programs that a program may be combined with.
 *
 * @param slugs the slugs of all programs that the list may contain
 */
export function* combinationFaults(
  { slug, combines }: Pick<CheckedProgram, 'slug' | 'combines'>,
  slugs: { has(slug: string): boolean },
): Generator<ProgramFault> {
  for (const other of combines.slugs) {
    if (other === slug) yield fault('combines.slugs', 'names itself');
    else if (!slugs.has(other)) yield fault('combines.slugs', `no program ${other}`);
  }
  if (combines.with !== 'unknown' && combines.says === '') {
    yield fault('combines.says', `no sentence for "${combines.with}"`);
  }
}
