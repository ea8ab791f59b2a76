import * as z from 'zod/mini';
import type { CatalogProgram } from '../../catalog/catalog-program.ts';
import { type NotApplicable, notApplicable } from './not-applicable.ts';
import type { ProgramFacts } from './program-facts.ts';
import { RuleVerdict } from './verdict.ts';

export const FirstTimeBuyerFinding = z.strictObject({
  rule: z.literal('first-time-buyer'),
  verdict: RuleVerdict,
  reason: z.enum([
    'first-time',
    /** Not a first-time buyer, but veterans are exempt. */
    'veterans-excepted',
    /**
     * Not a first-time buyer. Some census tracts are exempt, and a ZIP Code does not identify the
     * tract.
     */
    'targeted-areas-excepted',
    'not-first-time',
  ]),
});
export type FirstTimeBuyerFinding = z.infer<typeof FirstTimeBuyerFinding>;

const none = notApplicable('first-time-buyer');

/** Whether the buyer is a first-time buyer, or exempt, if the program requires one. */
export function firstTimeBuyerFinding(
  { rules: { firstTimeBuyer } }: CatalogProgram,
  { housingStatus, veteranStatus }: ProgramFacts,
): FirstTimeBuyerFinding | NotApplicable<'first-time-buyer'> {
  if (!firstTimeBuyer.required) return none;

  const rule = 'first-time-buyer';
  if (housingStatus) return { rule, verdict: 'met', reason: 'first-time' };

  const { exceptions } = firstTimeBuyer;
  if (veteranStatus && exceptions.includes('veterans')) {
    return { rule, verdict: 'met', reason: 'veterans-excepted' };
  }
  if (exceptions.includes('targeted-areas')) {
    return { rule, verdict: 'check', reason: 'targeted-areas-excepted' };
  }
  return { rule, verdict: 'not-met', reason: 'not-first-time' };
}
