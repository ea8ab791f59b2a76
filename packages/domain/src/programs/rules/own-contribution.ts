import * as z from 'zod/mini';
import type { CatalogProgram } from '../../catalog/catalog-program.ts';
import { type NotApplicable, notApplicable } from './not-applicable.ts';
import type { ProgramFacts } from './program-facts.ts';
import { RuleVerdict } from './verdict.ts';

export const OwnContributionFinding = z.strictObject({
  rule: z.literal('own-contribution'),
  verdict: RuleVerdict,
  reason: z.enum(['enough', 'short']),
  /** The contribution that the program requires, in dollars, not rounded. */
  required: z.nullable(z.number()),
  actual: z.number(),
});
export type OwnContributionFinding = z.infer<typeof OwnContributionFinding>;

const none = notApplicable('own-contribution');

/**
 * Returns whether the buyer's down payment is at least the contribution that the program requires.
 */
export function ownContributionFinding(
  { rules: { minContribution } }: CatalogProgram,
  { downPayment: actual, homePrice }: ProgramFacts,
): OwnContributionFinding | NotApplicable<'own-contribution'> {
  if (!minContribution) return none;

  const rule = 'own-contribution';
  const required =
    'amount' in minContribution
      ? minContribution.amount
      : (homePrice * minContribution.percent) / 100;
  return actual >= required
    ? { rule, verdict: 'met', reason: 'enough', required, actual }
    : { rule, verdict: 'not-met', reason: 'short', required, actual };
}
