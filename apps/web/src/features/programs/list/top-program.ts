import { choosablePrograms, type MatchedProgram, topResult } from '@latchkey/domain';
import { whyTop } from '@/lib/top-program-words.ts';
import type { TopProgram } from './program-row.tsx';

/**
 * Returns the program that the calculator applies by default, with the reason why it is first in
 * the list. Null if the reason is not its five-year result.
 *
 * @param programs in rank order
 */
export function topProgram(
  program: MatchedProgram | null,
  programs: readonly MatchedProgram[],
): TopProgram | null {
  const top = program && topResult(program, choosablePrograms(programs));
  return top ? { program, why: whyTop(top, program) } : null;
}
