import * as z from 'zod/mini';
import type { CatalogProgram } from '../catalog-program.ts';
import { RuleVerdict } from './verdict.ts';

export const OtherConditionsFinding = z.strictObject({
  rule: z.literal('other-conditions'),
  verdict: RuleVerdict,
  reason: z.enum(['not-asked', 'not-told']),
  /** A sentence to the buyer for each condition that the answers cannot tell. */
  needed: z.array(z.string()),
});
export type OtherConditionsFinding = z.infer<typeof OtherConditionsFinding>;

/** The conditions that the questionnaire does not ask about: each is to be checked. */
export function otherConditionsFinding({
  rules: { otherConditions: needed },
}: CatalogProgram): OtherConditionsFinding {
  const rule = 'other-conditions';
  return needed.length === 0
    ? { rule, verdict: 'met', reason: 'not-asked', needed }
    : { rule, verdict: 'check', reason: 'not-told', needed };
}
