import * as z from 'zod/mini';
import type { Area } from '../../area/area.ts';
import type { CatalogProgram } from '../../catalog/catalog-program.ts';
import { resolvedIncomeLimit, StatedIncomeLimit } from './income-limit.ts';
import { incomeSide, statedLimit } from './income-range.ts';
import { type NotApplicable, notApplicable } from './not-applicable.ts';
import type { ProgramFacts } from './program-facts.ts';
import { RuleVerdict } from './verdict.ts';

/** The finding for a minimum income. The income must be above the minimum. */
export const MinIncomeFinding = z.extend(StatedIncomeLimit, {
  rule: z.literal('min-income'),
  verdict: RuleVerdict,
  reason: z.enum(['above', 'not-above', 'near-minimum', 'unknown']),
  actual: z.number(),
});
export type MinIncomeFinding = z.infer<typeof MinIncomeFinding>;

const none = notApplicable('min-income');

/**
 * Returns whether the household income is above the program's minimum, in dollars a year. An
 * estimated income limit affects only the maximum, so there is no tolerance here.
 */
export function minIncomeFinding(
  { rules: { minIncome } }: CatalogProgram,
  { householdIncome: actual, householdSize }: ProgramFacts,
  area: Area,
): MinIncomeFinding | NotApplicable<'min-income'> {
  if (!minIncome) return none;

  const limit = resolvedIncomeLimit(minIncome, householdSize, area);
  const side = incomeSide(actual, limit, area, 0);
  const finding = { rule: 'min-income', ...statedLimit(limit, side), actual } as const;
  switch (side) {
    case 'above':
      return { ...finding, verdict: 'met', reason: 'above' };
    case 'below':
      return { ...finding, verdict: 'not-met', reason: 'not-above' };
    case 'unknown':
      return { ...finding, verdict: 'check', reason: 'unknown' };
    default:
      return { ...finding, verdict: 'check', reason: 'near-minimum' };
  }
}
