import * as z from 'zod/mini';
import type { CatalogProgram } from '../../catalog/catalog-program.ts';
import { type NotAsked, notAsked } from './not-asked.ts';
import { RuleVerdict } from './verdict.ts';

export const OtherConditionsFinding = z.strictObject({
  rule: z.literal('other-conditions'),
  verdict: RuleVerdict,
  reason: z.enum(['not-told']),
  /** A sentence to the buyer for each condition that the answers cannot tell. */
  needed: z.array(z.string()),
});
export type OtherConditionsFinding = z.infer<typeof OtherConditionsFinding>;

const none = notAsked('other-conditions');

/** The conditions that the questionnaire does not ask about: each is to be checked. */
export function otherConditionsFinding({
  rules: { otherConditions: needed },
}: CatalogProgram): OtherConditionsFinding | NotAsked<'other-conditions'> {
  return needed.length === 0
    ? none
    : { rule: 'other-conditions', verdict: 'check', reason: 'not-told', needed };
}
