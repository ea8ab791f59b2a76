import * as z from 'zod/mini';
import type { CatalogProgram } from '../../catalog/catalog-program.ts';
import { HomeType } from '../../quote/choices.ts';
import { type NotAsked, notAsked } from './not-asked.ts';
import type { ProgramFacts } from './program-facts.ts';
import { RuleVerdict } from './verdict.ts';

export const HomeTypeFinding = z.strictObject({
  rule: z.literal('home-type'),
  verdict: RuleVerdict,
  reason: z.enum(['accepted', 'not-accepted']),
  needed: z.array(HomeType),
  has: HomeType,
});
export type HomeTypeFinding = z.infer<typeof HomeTypeFinding>;

const none = notAsked('home-type');

/** Whether the program takes a home of this type; one that takes every type does not ask. */
export function homeTypeFinding(
  { rules: { homeTypes: needed } }: CatalogProgram,
  { homeType: has }: ProgramFacts,
): HomeTypeFinding | NotAsked<'home-type'> {
  if (HomeType.options.every((type) => needed.includes(type))) return none;

  const found = { rule: 'home-type', needed, has } as const;
  return needed.includes(has)
    ? { ...found, verdict: 'met', reason: 'accepted' }
    : { ...found, verdict: 'not-met', reason: 'not-accepted' };
}
