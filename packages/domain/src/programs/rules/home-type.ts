import * as z from 'zod/mini';
import type { CatalogProgram } from '../../catalog/catalog-program.ts';
import { HomeType } from '../../quote/choices.ts';
import { type NotApplicable, notApplicable } from './not-applicable.ts';
import type { ProgramFacts } from './program-facts.ts';
import { RuleVerdict } from './verdict.ts';

export const HomeTypeFinding = z.strictObject({
  rule: z.literal('home-type'),
  verdict: RuleVerdict,
  reason: z.enum(['accepted', 'not-accepted']),
  required: z.array(HomeType),
  actual: HomeType,
});
export type HomeTypeFinding = z.infer<typeof HomeTypeFinding>;

const none = notApplicable('home-type');

/**
 * Returns whether the program accepts this type of home. The rule does not apply if every type is
 * accepted.
 */
export function homeTypeFinding(
  { rules: { homeTypes: required } }: CatalogProgram,
  { homeType: actual }: ProgramFacts,
): HomeTypeFinding | NotApplicable<'home-type'> {
  if (HomeType.options.every((type) => required.includes(type))) return none;

  const finding = { rule: 'home-type', required, actual } as const;
  return required.includes(actual)
    ? { ...finding, verdict: 'met', reason: 'accepted' }
    : { ...finding, verdict: 'not-met', reason: 'not-accepted' };
}
