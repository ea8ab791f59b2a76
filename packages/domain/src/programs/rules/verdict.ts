import * as z from 'zod/mini';

/**
 * Result of one rule. `check` means that the buyer's answers are not enough to tell whether the rule
 * is met.
 */
export const RuleVerdict = z.enum(['met', 'check', 'not-met']);
export type RuleVerdict = z.infer<typeof RuleVerdict>;
