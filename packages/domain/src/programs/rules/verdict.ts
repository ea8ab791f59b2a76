import * as z from 'zod/mini';

/** Result of one rule. `check` means the answers cannot decide it. */
export const RuleVerdict = z.enum(['met', 'check', 'not-met']);
export type RuleVerdict = z.infer<typeof RuleVerdict>;
