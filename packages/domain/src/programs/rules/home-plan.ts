import * as z from 'zod/mini';
import type { CatalogProgram } from '../../catalog/catalog-program.ts';
import { HomePlan } from '../../quote/choices.ts';
import { type NotAsked, notAsked } from './not-asked.ts';
import type { ProgramFacts } from './program-facts.ts';
import { RuleVerdict } from './verdict.ts';

export const HomePlanFinding = z.strictObject({
  rule: z.literal('home-plan'),
  verdict: RuleVerdict,
  reason: z.enum(['accepted', 'not-accepted']),
  needed: z.array(HomePlan),
  has: HomePlan,
});
export type HomePlanFinding = z.infer<typeof HomePlanFinding>;

const none = notAsked('home-plan');

/** Whether the program takes this use of the home; one that takes every use does not ask. */
export function homePlanFinding(
  { rules: { occupancy: needed } }: CatalogProgram,
  { homePlan: has }: ProgramFacts,
): HomePlanFinding | NotAsked<'home-plan'> {
  if (HomePlan.options.every((plan) => needed.includes(plan))) return none;

  const found = { rule: 'home-plan', needed, has } as const;
  return needed.includes(has)
    ? { ...found, verdict: 'met', reason: 'accepted' }
    : { ...found, verdict: 'not-met', reason: 'not-accepted' };
}
