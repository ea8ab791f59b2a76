import * as z from 'zod/mini';
import type { CatalogProgram } from '../../catalog/catalog-program.ts';
import { CreditScore } from '../../quote/choices.ts';
import { type KnownFacts, scoreRange } from './known-facts.ts';
import { type NotApplicable, notApplicable } from './not-applicable.ts';
import type { ProgramFacts } from './program-facts.ts';
import { STAND_IN_MARGIN } from './tolerance.ts';
import { RuleVerdict } from './verdict.ts';

export const CreditScoreFinding = z.strictObject({
  rule: z.literal('credit-score'),
  verdict: RuleVerdict,
  reason: z.enum([
    'at-least',
    /** The program's minimum is within the range of the buyer's possible scores. */
    'within-band',
    /** The score is below an estimated minimum. The actual minimum is unknown. */
    'below-stand-in',
    'below',
  ]),
  /** The program's minimum score. */
  required: z.nullable(z.int()),
  actual: CreditScore,
});
export type CreditScoreFinding = z.infer<typeof CreditScoreFinding>;

const none = notApplicable('credit-score');

/**
 * Returns whether the buyer's score reaches the program's minimum, based on what is known about the
 * score.
 */
export function creditScoreFinding(
  { rules: { minCreditScore: required, standIns } }: CatalogProgram,
  { creditScore: actual }: ProgramFacts,
  known: KnownFacts,
): CreditScoreFinding | NotApplicable<'credit-score'> {
  if (required === null) return none;

  const finding = { rule: 'credit-score', required, actual } as const;
  const { from, to } = scoreRange(actual, known);
  if (from >= required) return { ...finding, verdict: 'met', reason: 'at-least' };
  if (to >= required) return { ...finding, verdict: 'check', reason: 'within-band' };
  return standIns.includes('creditScore') && to * 100 >= required * (100 - STAND_IN_MARGIN)
    ? { ...finding, verdict: 'check', reason: 'below-stand-in' }
    : { ...finding, verdict: 'not-met', reason: 'below' };
}
