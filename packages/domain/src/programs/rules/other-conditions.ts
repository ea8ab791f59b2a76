import * as z from 'zod/mini';
import type { CatalogProgram } from '../../catalog/catalog-program.ts';
import { type NotApplicable, notApplicable } from './not-applicable.ts';
import { RuleVerdict } from './verdict.ts';

export const OtherConditionsFinding = z.strictObject({
  rule: z.literal('other-conditions'),
  verdict: RuleVerdict,
  reason: z.enum(['not-told']),
  /** A sentence to the buyer for each condition that the answers cannot tell. */
  required: z.array(z.string()),
});
export type OtherConditionsFinding = z.infer<typeof OtherConditionsFinding>;

const none = notApplicable('other-conditions');

/** The conditions that the questionnaire does not ask about: each is to be checked. */
export function otherConditionsFinding({
  rules: { otherConditions: required },
}: CatalogProgram): OtherConditionsFinding | NotApplicable<'other-conditions'> {
  return required.length === 0
    ? none
    : { rule: 'other-conditions', verdict: 'check', reason: 'not-told', required };
}
