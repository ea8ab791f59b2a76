import * as z from 'zod/mini';
import type { Area } from '../../area/area.ts';
import type { CatalogProgram } from '../../catalog/catalog-program.ts';
import { type NotApplicable, notApplicable } from './not-applicable.ts';
import { RuleVerdict } from './verdict.ts';

export const ExcludedStatesFinding = z.strictObject({
  rule: z.literal('excluded-states'),
  verdict: RuleVerdict,
  reason: z.enum(['not-excluded', 'excluded']),
  /** The states that the program excludes. */
  required: z.array(z.string()),
  actual: z.string(),
});
export type ExcludedStatesFinding = z.infer<typeof ExcludedStatesFinding>;

const none = notApplicable('excluded-states');

/** Returns whether the program excludes the home's state. */
export function excludedStatesFinding(
  { coverage: { exceptStates } }: CatalogProgram,
  { state }: Area,
): ExcludedStatesFinding | NotApplicable<'excluded-states'> {
  if (exceptStates.length === 0) return none;

  const finding = { rule: 'excluded-states', required: exceptStates, actual: state } as const;
  return exceptStates.includes(state)
    ? { ...finding, verdict: 'not-met', reason: 'excluded' }
    : { ...finding, verdict: 'met', reason: 'not-excluded' };
}
