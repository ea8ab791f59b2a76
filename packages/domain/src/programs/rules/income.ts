import * as z from 'zod/mini';
import type { Area } from '../../area/area.ts';
import type { CatalogProgram } from '../../catalog/catalog-program.ts';
import { countedIncome } from './counted-income.ts';
import { resolvedIncomeLimit, StatedIncomeLimit } from './income-limit.ts';
import { type IncomeSide, incomeSide, statedLimit } from './income-range.ts';
import type { KnownFacts } from './known-facts.ts';
import { type NotApplicable, notApplicable } from './not-applicable.ts';
import type { ProgramFacts } from './program-facts.ts';
import { STAND_IN_MARGIN } from './tolerance.ts';
import { RuleVerdict } from './verdict.ts';

/** The finding for a maximum income. */
export const IncomeFinding = z.extend(StatedIncomeLimit, {
  rule: z.literal('income'),
  verdict: RuleVerdict,
  reason: z.enum([
    'within',
    'over',
    /** The income is between two possible values of the limit. We do not know which one applies. */
    'between-readings',
    /** The income is slightly over an estimated limit. The actual limit may be higher. */
    'over-stand-in',
    /** The income is slightly over a calculated limit. Some areas have a higher published limit. */
    'over-computed',
    /** Each town has its own limit, which the county's figure only approximates. */
    'near-town-limit',
    /** The household income is over the limit, but the borrowers' own income may be within it. */
    'borrowers-only',
    'unknown',
  ]),
  /** The income in dollars a year. */
  actual: z.number(),
  /** Whether `actual` is the household's or the borrowers' income. */
  incomeOf: z.enum(['household', 'borrowers']),
});
export type IncomeFinding = z.infer<typeof IncomeFinding>;

const none = notApplicable('income');

/**
 * Returns whether the income is within the program's limit. See {@link countedIncome} for the
 * income that is compared.
 */
export function incomeFinding(
  { rules }: CatalogProgram,
  facts: ProgramFacts,
  area: Area,
  known: KnownFacts,
): IncomeFinding | NotApplicable<'income'> {
  const { maxIncome, standIns } = rules;
  if (!maxIncome) return none;

  const { income: actual, incomeOf, mayBeLower } = countedIncome(rules, facts, known);
  const limit = resolvedIncomeLimit(maxIncome, facts.householdSize, area);
  const side = incomeSide(actual, limit, area, standIns.includes('income') ? STAND_IN_MARGIN : 0);
  return {
    rule: 'income',
    ...resultOf(side, mayBeLower),
    ...statedLimit(limit, side),
    actual,
    incomeOf,
  };
}

function resultOf(
  side: IncomeSide,
  mayBeLower: boolean,
): Pick<IncomeFinding, 'verdict' | 'reason'> {
  if (side === 'below') return { verdict: 'met', reason: 'within' };
  if (side !== 'above') return { verdict: 'check', reason: side };
  return mayBeLower
    ? { verdict: 'check', reason: 'borrowers-only' }
    : { verdict: 'not-met', reason: 'over' };
}
