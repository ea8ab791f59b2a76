import * as z from 'zod/mini';
import type { Area } from '../../area/area.ts';
import type { CatalogProgram } from '../../catalog/catalog-program.ts';
import { type NotAsked, notAsked } from './not-asked.ts';
import { RuleVerdict } from './verdict.ts';

export const ExceptedStatesFinding = z.strictObject({
  rule: z.literal('excepted-states'),
  verdict: RuleVerdict,
  reason: z.enum(['not-excepted', 'excepted']),
  /** The states in which the program does not give. */
  needed: z.array(z.string()),
  has: z.string(),
});
export type ExceptedStatesFinding = z.infer<typeof ExceptedStatesFinding>;

const none = notAsked('excepted-states');

/** Whether the home's state is one that the program leaves out. */
export function exceptedStatesFinding(
  { coverage: { exceptStates } }: CatalogProgram,
  { state }: Area,
): ExceptedStatesFinding | NotAsked<'excepted-states'> {
  if (exceptStates.length === 0) return none;

  const found = { rule: 'excepted-states', needed: exceptStates, has: state } as const;
  return exceptStates.includes(state)
    ? { ...found, verdict: 'not-met', reason: 'excepted' }
    : { ...found, verdict: 'met', reason: 'not-excepted' };
}
