import * as z from 'zod/mini';
import type { Area } from '../../area/area.ts';
import type { CatalogProgram } from '../../catalog/catalog-program.ts';
import { ResolvedIncomeLimit, resolvedIncomeLimit } from './income-limit.ts';
import { type NotApplicable, notApplicable } from './not-applicable.ts';
import type { ProgramFacts } from './program-facts.ts';
import { isAtMostOver, STAND_IN_MARGIN, TOWN_MARGIN } from './tolerance.ts';
import { RuleVerdict } from './verdict.ts';

/** The required income is a maximum. */
export const IncomeFinding = z.extend(ResolvedIncomeLimit, {
  rule: z.literal('income'),
  verdict: RuleVerdict,
  reason: z.enum([
    'within',
    'over',
    /** Slightly over an estimated limit. The real limit is unknown and may be met. */
    'over-stand-in',
    /** Each town has its own limit, and the county's figure only approximates it. */
    'near-town-limit',
    'unknown',
  ]),
  actual: z.number(),
});
export type IncomeFinding = z.infer<typeof IncomeFinding>;

const none = notApplicable('income');

/** Whether the household income is within the program's limit, in dollars a year. */
export function incomeFinding(
  { rules: { maxIncome, standIns } }: CatalogProgram,
  { householdIncome: actual, householdSize }: ProgramFacts,
  area: Area,
): IncomeFinding | NotApplicable<'income'> {
  if (!maxIncome) return none;

  const rule = 'income';
  const limit = resolvedIncomeLimit(maxIncome, householdSize, area);
  const { required } = limit;
  if (required === null) return { ...limit, rule, verdict: 'check', reason: 'unknown', actual };

  if (isNearTownLimit(actual, limit, area)) {
    return { ...limit, rule, verdict: 'check', reason: 'near-town-limit', actual };
  }
  if (actual <= required) return { ...limit, rule, verdict: 'met', reason: 'within', actual };
  return standIns.includes('income') && isAtMostOver(actual, required, STAND_IN_MARGIN)
    ? { ...limit, rule, verdict: 'check', reason: 'over-stand-in', actual }
    : { ...limit, rule, verdict: 'not-met', reason: 'over', actual };
}

/**
 * Whether an income is so close to the median of the town limits that the town's own limit could
 * change the result.
 */
export function isNearTownLimit(
  income: number,
  { required, percentAmi }: ResolvedIncomeLimit,
  area: Area,
): boolean {
  if (required === null || percentAmi === null || !area.income?.townAggregated) return false;
  return (
    isAtMostOver(income, required, TOWN_MARGIN) && income * 100 >= required * (100 - TOWN_MARGIN)
  );
}
