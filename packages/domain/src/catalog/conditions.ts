import * as z from 'zod/mini';
import { maxLengths } from './text-lengths.ts';

/** The topics that a condition can be about. */
export const ConditionKind = z.enum([
  'first-generation',
  'state-resident',
  'city-resident',
  'city-worker',
  'inside-city-limits',
  'census-tract',
  'targeted-area',
  'owns-no-home',
  'asset-limit',
  'employer',
  'tribal-member',
  'disability',
  'property',
  'lender',
  'loan-type',
  'counseling',
  'funds',
  'reserve-or-ratio',
  'other',
]);
export type ConditionKind = z.infer<typeof ConditionKind>;

/** The possible definitions of a first-generation buyer. */
export const FirstGeneration = z.enum(['parents-own-none-now', 'parents-never-owned']);
export type FirstGeneration = z.infer<typeof FirstGeneration>;

/** An eligibility condition that the questionnaire does not ask about. */
export const Condition = z.strictObject({
  kind: ConditionKind,
  definition: z.nullable(FirstGeneration),
  /** The condition, as one short sentence addressed to the buyer. */
  says: z.string().check(z.minLength(1), z.maxLength(maxLengths.condition)),
});
export type Condition = z.infer<typeof Condition>;

/**
 * Returns a key that is the same for equal conditions of different programs, so that the buyer
 * answers each condition only once. Null if the buyer cannot answer the condition with yes or no.
 *
 * First-generation conditions are equal if their definitions are the same. Other conditions are
 * equal only if their sentences are the same.
 */
export function conditionKey({ kind, definition, says }: Condition): string | null {
  switch (kind) {
    case 'first-generation':
      return definition;
    case 'asset-limit':
      return namesFigure(says) ? says : null;
    case 'state-resident':
    case 'city-resident':
    case 'inside-city-limits':
    case 'owns-no-home':
      return says;
    default:
      return null;
  }
}

function namesFigure(sentence: string): boolean {
  return /\$\d|\d%/.test(sentence);
}
