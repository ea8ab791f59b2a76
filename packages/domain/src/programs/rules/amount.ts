import * as z from 'zod/mini';
import { assistanceRange } from '../../assistance/cap-of.ts';
import type { CatalogProgram } from '../../catalog/catalog-program.ts';
import { type NotApplicable, notApplicable } from './not-applicable.ts';
import type { ProgramFacts } from './program-facts.ts';
import { RuleVerdict } from './verdict.ts';

const dollars = z.number().check(z.nonnegative());

export const AmountFinding = z.strictObject({
  rule: z.literal('amount'),
  verdict: RuleVerdict,
  /** The amount depends on the buyer or the place. */
  reason: z.literal('tiers'),
  /** The least and the most that the program pays toward this home, in dollars. */
  required: z.strictObject({ from: dollars, to: dollars }),
});
export type AmountFinding = z.infer<typeof AmountFinding>;

const none = notApplicable('amount');

/**
 * Whether we know how much the program pays. If it has tiers, the lowest tier is used, and the
 * buyer has to ask which tier applies. The rule does not apply if everyone gets the same amount.
 */
export function amountFinding(
  program: CatalogProgram,
  facts: ProgramFacts,
): AmountFinding | NotApplicable<'amount'> {
  const range = assistanceRange(program, facts);
  return range ? { rule: 'amount', verdict: 'check', reason: 'tiers', required: range } : none;
}
