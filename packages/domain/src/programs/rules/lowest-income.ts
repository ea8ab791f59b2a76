import * as z from 'zod/mini';
import type { Area } from '../../area/area.ts';
import type { CatalogProgram } from '../../catalog/catalog-program.ts';
import { isNearTownLimit } from './income.ts';
import { percentOfMedian, ResolvedIncomeLimit } from './income-limit.ts';
import { type NotAsked, notAsked } from './not-asked.ts';
import type { ProgramFacts } from './program-facts.ts';
import { RuleVerdict } from './verdict.ts';

/** What is needed is an income above so much. */
export const LowestIncomeFinding = z.extend(ResolvedIncomeLimit, {
  rule: z.literal('lowest-income'),
  verdict: RuleVerdict,
  reason: z.enum(['above', 'not-above', 'near-town-limit', 'unknown']),
  has: z.number(),
});
export type LowestIncomeFinding = z.infer<typeof LowestIncomeFinding>;

const none = notAsked('lowest-income');

/**
 * Whether the household earns more than the program's lower bound, in dollars a year. A stand-in of
 * the income is one of the upper limit, and does not widen this one.
 */
export function lowestIncomeFinding(
  { rules: { minIncome } }: CatalogProgram,
  { householdIncome: has, householdSize }: ProgramFacts,
  area: Area,
): LowestIncomeFinding | NotAsked<'lowest-income'> {
  if (!minIncome) return none;

  const rule = 'lowest-income';
  const limit = percentOfMedian(minIncome.percentAmi, householdSize, area);
  if (limit.needed === null) return { ...limit, rule, verdict: 'check', reason: 'unknown', has };
  if (isNearTownLimit(has, limit, area)) {
    return { ...limit, rule, verdict: 'check', reason: 'near-town-limit', has };
  }
  return has > limit.needed
    ? { ...limit, rule, verdict: 'met', reason: 'above', has }
    : { ...limit, rule, verdict: 'not-met', reason: 'not-above', has };
}
