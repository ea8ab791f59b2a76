import * as z from 'zod/mini';
import type { CatalogProgram } from '../../catalog/catalog-program.ts';
import { type NotApplicable, notApplicable } from './not-applicable.ts';
import type { ProgramFacts } from './program-facts.ts';
import { RuleVerdict } from './verdict.ts';

export const VeteranFinding = z.strictObject({
  rule: z.literal('veteran'),
  verdict: RuleVerdict,
  reason: z.enum(['veteran', 'not-veteran']),
});
export type VeteranFinding = z.infer<typeof VeteranFinding>;

const none = notApplicable('veteran');

/** Returns whether the buyer served in the military, if the program requires military service. */
export function veteranFinding(
  { rules }: CatalogProgram,
  { veteranStatus }: ProgramFacts,
): VeteranFinding | NotApplicable<'veteran'> {
  if (rules.veteran === 'not-required') return none;

  const rule = 'veteran';
  return veteranStatus
    ? { rule, verdict: 'met', reason: 'veteran' }
    : { rule, verdict: 'not-met', reason: 'not-veteran' };
}
