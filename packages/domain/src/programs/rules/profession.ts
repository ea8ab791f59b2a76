import * as z from 'zod/mini';
import { type CatalogProgram, ProgramRules } from '../../catalog/catalog-program.ts';
import { Profession } from '../../quote/choices.ts';
import { type NotApplicable, notApplicable } from './not-applicable.ts';
import type { ProgramFacts } from './program-facts.ts';
import { RuleVerdict } from './verdict.ts';

export const ProfessionFinding = z.strictObject({
  rule: z.literal('profession'),
  verdict: RuleVerdict,
  reason: z.enum([
    'listed',
    /** The buyer served in the military, and the program treats service as a profession. */
    'veteran',
    /** The program's list is longer than the questionnaire's list. */
    'wider-list',
    'not-listed',
  ]),
  required: ProgramRules.shape.professions,
  actual: z.array(Profession),
});
export type ProfessionFinding = z.infer<typeof ProfessionFinding>;

const none = notApplicable('profession');

/** Returns whether the buyer works or served in one of the professions that the program is for. */
export function professionFinding(
  { rules: { professions: required } }: CatalogProgram,
  { profession: actual, veteranStatus }: ProgramFacts,
): ProfessionFinding | NotApplicable<'profession'> {
  if (required.length === 0) return none;

  const finding = { rule: 'profession', required, actual } as const;
  if (actual.some((one) => required.includes(one))) {
    return { ...finding, verdict: 'met', reason: 'listed' };
  }
  if (veteranStatus && required.includes('veteran')) {
    return { ...finding, verdict: 'met', reason: 'veteran' };
  }
  return required.includes('other')
    ? { ...finding, verdict: 'check', reason: 'wider-list' }
    : { ...finding, verdict: 'not-met', reason: 'not-listed' };
}
