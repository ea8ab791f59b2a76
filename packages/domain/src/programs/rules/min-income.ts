import * as z from 'zod/mini';
import type { Area } from '../../area/area.ts';
import type { CatalogProgram } from '../../catalog/catalog-program.ts';
import { isNearTownLimit } from './income.ts';
import { percentOfMedian, ResolvedIncomeLimit } from './income-limit.ts';
import { type NotApplicable, notApplicable } from './not-applicable.ts';
import type { ProgramFacts } from './program-facts.ts';
import { RuleVerdict } from './verdict.ts';

/** The income must be above a minimum. */
export const MinIncomeFinding = z.extend(ResolvedIncomeLimit, {
  rule: z.literal('min-income'),
  verdict: RuleVerdict,
  reason: z.enum(['above', 'not-above', 'near-town-limit', 'unknown']),
  actual: z.number(),
});
export type MinIncomeFinding = z.infer<typeof MinIncomeFinding>;

const none = notApplicable('min-income');

/**
 * Whether the household income is above the program's minimum, in dollars a year. An estimated
 * income limit affects only the maximum and adds no tolerance here.
 */
export function minIncomeFinding(
  { rules: { minIncome } }: CatalogProgram,
  { householdIncome: actual, householdSize }: ProgramFacts,
  area: Area,
): MinIncomeFinding | NotApplicable<'min-income'> {
  if (!minIncome) return none;

  const rule = 'min-income';
  const limit = percentOfMedian(minIncome.percentAmi, householdSize, area);
  if (limit.required === null)
    return { ...limit, rule, verdict: 'check', reason: 'unknown', actual };
  if (isNearTownLimit(actual, limit, area)) {
    return { ...limit, rule, verdict: 'check', reason: 'near-town-limit', actual };
  }
  return actual > limit.required
    ? { ...limit, rule, verdict: 'met', reason: 'above', actual }
    : { ...limit, rule, verdict: 'not-met', reason: 'not-above', actual };
}
