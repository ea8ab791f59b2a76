import * as z from 'zod/mini';
import type { Area } from '../../area/area.ts';
import type { CatalogProgram } from '../catalog-program.ts';
import type { ProgramFacts } from '../program-facts.ts';
import { isNearTownLimit } from './income.ts';
import { noIncomeLimit, percentOfMedian, ResolvedIncomeLimit } from './income-limit.ts';
import { RuleVerdict } from './verdict.ts';

/** What is needed is an income above so much. */
export const LowestIncomeFinding = z.extend(ResolvedIncomeLimit, {
  rule: z.literal('lowest-income'),
  verdict: RuleVerdict,
  reason: z.enum(['not-asked', 'above', 'not-above', 'near-town-limit', 'unknown']),
  has: z.number(),
});
export type LowestIncomeFinding = z.infer<typeof LowestIncomeFinding>;

/**
 * Whether the household earns more than the program's lower bound, in dollars a year. A stand-in of
 * the income is one of the upper limit, and does not widen this one.
 */
export function lowestIncomeFinding(
  { rules: { minIncome } }: CatalogProgram,
  { householdIncome: has, householdSize }: ProgramFacts,
  area: Area,
): LowestIncomeFinding {
  const rule = 'lowest-income';
  if (!minIncome) return { rule, verdict: 'met', reason: 'not-asked', has, ...noIncomeLimit };

  const limit = percentOfMedian(minIncome.percentAmi, householdSize, area);
  if (limit.needed === null) return { rule, verdict: 'check', reason: 'unknown', has, ...limit };
  if (isNearTownLimit(has, limit, area)) {
    return { rule, verdict: 'check', reason: 'near-town-limit', has, ...limit };
  }
  return has > limit.needed
    ? { rule, verdict: 'met', reason: 'above', has, ...limit }
    : { rule, verdict: 'not-met', reason: 'not-above', has, ...limit };
}
