import type { MatchedProgram } from '../matched-program.ts';
import { fitsNow } from '../program-group.ts';
import type { Combination } from './combination.ts';

/**
 * Whether the buyer meets all rules of all programs in the combination, based on the answers so
 * far.
 */
export function allFitNow(
  { members, verdict }: Pick<Combination, 'members' | 'verdict'>,
  matches: readonly Pick<MatchedProgram, 'id' | 'kind' | 'status' | 'rules'>[],
): boolean {
  const fitting = new Set(matches.filter(fitsNow).map(({ id }) => id));
  return verdict === 'match' && members.every(({ id }) => fitting.has(id));
}
