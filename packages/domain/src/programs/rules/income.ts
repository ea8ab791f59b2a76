import * as z from 'zod/mini';
import type { Area } from '../../area/area.ts';
import type { CatalogProgram } from '../../catalog/catalog-program.ts';
import { ResolvedIncomeLimit, resolvedIncomeLimit } from './income-limit.ts';
import { type NotAsked, notAsked } from './not-asked.ts';
import type { ProgramFacts } from './program-facts.ts';
import { isAtMostOver, STAND_IN_MARGIN, TOWN_MARGIN } from './tolerance.ts';
import { RuleVerdict } from './verdict.ts';

/** What is needed is an income of at most so much. */
export const IncomeFinding = z.extend(ResolvedIncomeLimit, {
  rule: z.literal('income'),
  verdict: RuleVerdict,
  reason: z.enum([
    'within',
    'over',
    /** Over the figure by so little that the true limit, which we lack, may be kept. */
    'over-stand-in',
    /** The limit is each town's own, and the county's figure is only near it. */
    'near-town-limit',
    'unknown',
  ]),
  has: z.number(),
});
export type IncomeFinding = z.infer<typeof IncomeFinding>;

const none = notAsked('income');

/** Whether the household earns no more than the program allows, in dollars a year. */
export function incomeFinding(
  { rules: { maxIncome, standIns } }: CatalogProgram,
  { householdIncome: has, householdSize }: ProgramFacts,
  area: Area,
): IncomeFinding | NotAsked<'income'> {
  if (!maxIncome) return none;

  const rule = 'income';
  const limit = resolvedIncomeLimit(maxIncome, householdSize, area);
  const { needed } = limit;
  if (needed === null) return { ...limit, rule, verdict: 'check', reason: 'unknown', has };

  if (isNearTownLimit(has, limit, area)) {
    return { ...limit, rule, verdict: 'check', reason: 'near-town-limit', has };
  }
  if (has <= needed) return { ...limit, rule, verdict: 'met', reason: 'within', has };
  return standIns.includes('income') && isAtMostOver(has, needed, STAND_IN_MARGIN)
    ? { ...limit, rule, verdict: 'check', reason: 'over-stand-in', has }
    : { ...limit, rule, verdict: 'not-met', reason: 'over', has };
}

/** Whether an income is so near a limit made of town figures that the town's own may differ. */
export function isNearTownLimit(
  income: number,
  { needed, percentAmi }: ResolvedIncomeLimit,
  area: Area,
): boolean {
  if (needed === null || percentAmi === null || !area.income?.townAggregated) return false;
  return isAtMostOver(income, needed, TOWN_MARGIN) && income * 100 >= needed * (100 - TOWN_MARGIN);
}
