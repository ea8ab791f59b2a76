import * as z from 'zod/mini';
import type { CatalogProgram } from '../../catalog/catalog-program.ts';
import { HomePlan } from '../../quote/choices.ts';
import { type NotApplicable, notApplicable } from './not-applicable.ts';
import type { ProgramFacts } from './program-facts.ts';
import { RuleVerdict } from './verdict.ts';

export const HomePlanFinding = z.strictObject({
  rule: z.literal('home-plan'),
  verdict: RuleVerdict,
  reason: z.enum(['accepted', 'not-accepted']),
  required: z.array(HomePlan),
  actual: HomePlan,
});
export type HomePlanFinding = z.infer<typeof HomePlanFinding>;

const none = notApplicable('home-plan');

/**
 * Returns whether the program accepts the planned use of the home. The rule does not apply if every
 * use is accepted.
 */
export function homePlanFinding(
  { rules: { occupancy: required } }: CatalogProgram,
  { homePlan: actual }: ProgramFacts,
): HomePlanFinding | NotApplicable<'home-plan'> {
  if (HomePlan.options.every((plan) => required.includes(plan))) return none;

  const finding = { rule: 'home-plan', required, actual } as const;
  return required.includes(actual)
    ? { ...finding, verdict: 'met', reason: 'accepted' }
    : { ...finding, verdict: 'not-met', reason: 'not-accepted' };
}
