import * as z from 'zod/mini';
import type { CatalogProgram } from '../../catalog/catalog-program.ts';
import { type NotAsked, notAsked } from './not-asked.ts';
import type { ProgramFacts } from './program-facts.ts';
import { RuleVerdict } from './verdict.ts';

export const OwnContributionFinding = z.strictObject({
  rule: z.literal('own-contribution'),
  verdict: RuleVerdict,
  reason: z.enum(['enough', 'short']),
  /** Dollars of the buyer's own, not rounded. */
  needed: z.nullable(z.number()),
  has: z.number(),
});
export type OwnContributionFinding = z.infer<typeof OwnContributionFinding>;

const none = notAsked('own-contribution');

/** Whether the buyer's down payment is as much of their own money as the program asks for. */
export function ownContributionFinding(
  { rules: { minContribution } }: CatalogProgram,
  { downPayment: has, homePrice }: ProgramFacts,
): OwnContributionFinding | NotAsked<'own-contribution'> {
  if (!minContribution) return none;

  const rule = 'own-contribution';
  const needed =
    'amount' in minContribution
      ? minContribution.amount
      : (homePrice * minContribution.percent) / 100;
  return has >= needed
    ? { rule, verdict: 'met', reason: 'enough', needed, has }
    : { rule, verdict: 'not-met', reason: 'short', needed, has };
}
