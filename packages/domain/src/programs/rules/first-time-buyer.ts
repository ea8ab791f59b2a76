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
    /** The buyer is not a first-time buyer, but is exempt as a veteran. */
    'veterans-excepted',
    /**
     * The buyer is not a first-time buyer. Some census tracts are exempt, but a ZIP Code does not
     * show which tract the home is in.
     */
    'targeted-areas-excepted',
    'not-first-time',
  ]),
});
export type FirstTimeBuyerFinding = z.infer<typeof FirstTimeBuyerFinding>;

const none = notApplicable('first-time-buyer');

/** Returns whether the buyer meets a first-time buyer requirement or is exempt from it. */
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
