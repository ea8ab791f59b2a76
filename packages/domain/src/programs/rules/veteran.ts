import * as z from 'zod/mini';
import type { CatalogProgram } from '../../catalog/catalog-program.ts';
import { type NotAsked, notAsked } from './not-asked.ts';
import type { ProgramFacts } from './program-facts.ts';
import { RuleVerdict } from './verdict.ts';

export const VeteranFinding = z.strictObject({
  rule: z.literal('veteran'),
  verdict: RuleVerdict,
  reason: z.enum(['veteran', 'not-veteran']),
});
export type VeteranFinding = z.infer<typeof VeteranFinding>;

const none = notAsked('veteran');

/** Whether the buyer served in the military where the program is for those who did. */
export function veteranFinding(
  { rules }: CatalogProgram,
  { veteranStatus }: ProgramFacts,
): VeteranFinding | NotAsked<'veteran'> {
  if (rules.veteran === 'not-required') return none;

  const rule = 'veteran';
  return veteranStatus
    ? { rule, verdict: 'met', reason: 'veteran' }
    : { rule, verdict: 'not-met', reason: 'not-veteran' };
}
