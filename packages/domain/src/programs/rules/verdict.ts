import * as z from 'zod/mini';

/** Result of one rule. `check` means that the answers cannot decide the rule. */
export const RuleVerdict = z.enum(['met', 'check', 'not-met']);
export type RuleVerdict = z.infer<typeof RuleVerdict>;
