import * as z from 'zod/mini';
import type { CatalogProgram } from '../../catalog/catalog-program.ts';
import { ConditionKind, conditionKey } from '../../catalog/conditions.ts';
import { answerTo, type KnownFacts } from './known-facts.ts';
import { type NotApplicable, notApplicable } from './not-applicable.ts';
import { RuleVerdict } from './verdict.ts';

/** A condition of the program, with the buyer's answer. */
const AskedCondition = z.strictObject({
  kind: ConditionKind,
  /** One sentence addressed to the buyer. */
  says: z.string(),
  /**
   * Key of the short answer that shows whether the condition is met. Null if no short answer can
   * show this.
   */
  key: z.nullable(z.string()),
  /** The buyer's answer. Null if the buyer has not answered. */
  answer: z.nullable(z.boolean()),
});

export const ConditionsFinding = z.strictObject({
  rule: z.literal('conditions'),
  verdict: RuleVerdict,
  reason: z.enum([
    /**
     * We do not know whether all conditions are met, because at least one condition has no answer.
     */
    'not-told',
    /** The buyer answered that all conditions are met. */
    'all-hold',
    /** The buyer answered that at least one condition is not met. */
    'one-fails',
  ]),
  required: z.array(AskedCondition),
});
export type ConditionsFinding = z.infer<typeof ConditionsFinding>;

const none = notApplicable('conditions');

/**
 * Returns the finding for the eligibility conditions that the questionnaire does not ask about.
 * Short answers can show whether some of these conditions are met. The buyer has to check the other
 * conditions.
 */
export function conditionsFinding(
  { rules: { conditions } }: CatalogProgram,
  known: KnownFacts,
): ConditionsFinding | NotApplicable<'conditions'> {
  if (conditions.length === 0) return none;

  const required = conditions.map((condition) => {
    const key = conditionKey(condition);
    return {
      kind: condition.kind,
      says: condition.says,
      key,
      answer: answerTo(known, key) ?? null,
    };
  });
  const rule = 'conditions';
  if (required.some(({ answer }) => answer === false)) {
    return { rule, verdict: 'not-met', reason: 'one-fails', required };
  }
  return required.every(({ answer }) => answer === true)
    ? { rule, verdict: 'met', reason: 'all-hold', required }
    : { rule, verdict: 'check', reason: 'not-told', required };
}
