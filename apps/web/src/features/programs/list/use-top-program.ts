import {
  choosablePrograms,
  type MatchedProgram,
  type QuoteAnswers,
  topResult,
} from '@latchkey/domain';
import { whyTop } from '@/lib/top-program-words.ts';
import type { TopProgram } from './program-row.tsx';
import { rowEffect } from './row-effect.ts';
import { usePurchaseTerms } from './use-purchase-terms.ts';

/**
 * Hook that returns the program that the calculator applies by default, and why it is first in the
 * list. Null if it is not first because of its five-year result.
 *
 * @param programs in rank order
 */
export function useTopProgram(
  program: MatchedProgram | null,
  programs: readonly MatchedProgram[],
  quote: QuoteAnswers,
): TopProgram | null {
  const terms = usePurchaseTerms(quote);
  const top = program && topResult(program, choosablePrograms(programs));
  const effect = top && rowEffect(program, terms, null);
  return effect ? { program, why: whyTop(top, effect) } : null;
}
