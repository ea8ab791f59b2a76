import * as z from 'zod/mini';
import { type CatalogProgram, ProgramRules } from '../../catalog/catalog-program.ts';
import { Profession } from '../../quote/choices.ts';
import { type NotAsked, notAsked } from './not-asked.ts';
import type { ProgramFacts } from './program-facts.ts';
import { RuleVerdict } from './verdict.ts';

export const ProfessionFinding = z.strictObject({
  rule: z.literal('profession'),
  verdict: RuleVerdict,
  reason: z.enum([
    'listed',
    /** Military service counts like a profession. */
    'veteran',
    /** The program's list is wider than the questionnaire's. */
    'wider-list',
    'not-listed',
  ]),
  needed: ProgramRules.shape.professions,
  has: z.array(Profession),
});
export type ProfessionFinding = z.infer<typeof ProfessionFinding>;

const none = notAsked('profession');

/** Whether the buyer works in, or served in, one of the professions that the program is for. */
export function professionFinding(
  { rules: { professions: needed } }: CatalogProgram,
  { profession: has, veteranStatus }: ProgramFacts,
): ProfessionFinding | NotAsked<'profession'> {
  if (needed.length === 0) return none;

  const found = { rule: 'profession', needed, has } as const;
  if (has.some((one) => needed.includes(one))) {
    return { ...found, verdict: 'met', reason: 'listed' };
  }
  if (veteranStatus && needed.includes('veteran')) {
    return { ...found, verdict: 'met', reason: 'veteran' };
  }
  return needed.includes('other')
    ? { ...found, verdict: 'check', reason: 'wider-list' }
    : { ...found, verdict: 'not-met', reason: 'not-listed' };
}
