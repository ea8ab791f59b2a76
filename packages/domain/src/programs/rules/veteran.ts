import * as z from 'zod/mini';
import type { CatalogProgram } from '../catalog-program.ts';
import type { ProgramFacts } from '../program-facts.ts';
import { RuleVerdict } from './verdict.ts';

export const VeteranFinding = z.strictObject({
  rule: z.literal('veteran'),
  verdict: RuleVerdict,
  reason: z.enum(['not-asked', 'veteran', 'not-veteran']),
});
export type VeteranFinding = z.infer<typeof VeteranFinding>;

/** Whether the buyer served in the military where the program is for those who did. */
export function veteranFinding(
  { rules }: CatalogProgram,
  { veteranStatus }: ProgramFacts,
): VeteranFinding {
  const rule = 'veteran';
  if (rules.veteran === 'not-required') return { rule, verdict: 'met', reason: 'not-asked' };
  return veteranStatus
    ? { rule, verdict: 'met', reason: 'veteran' }
    : { rule, verdict: 'not-met', reason: 'not-veteran' };
}
