import * as z from 'zod/mini';
import type { CatalogProgram } from '../../catalog/catalog-program.ts';
import { type NotApplicable, notApplicable } from './not-applicable.ts';
import { RuleVerdict } from './verdict.ts';

export const OtherConditionsFinding = z.strictObject({
  rule: z.literal('other-conditions'),
  verdict: RuleVerdict,
  reason: z.enum(['not-told']),
  /** One sentence for the buyer for each condition that the answers cannot decide. */
  required: z.array(z.string()),
});
export type OtherConditionsFinding = z.infer<typeof OtherConditionsFinding>;

const none = notApplicable('other-conditions');

/** Conditions that the questionnaire does not cover. The buyer has to check each one. */
export function otherConditionsFinding({
  rules: { otherConditions: required },
}: CatalogProgram): OtherConditionsFinding | NotApplicable<'other-conditions'> {
  return required.length === 0
    ? none
    : { rule: 'other-conditions', verdict: 'check', reason: 'not-told', required };
}
