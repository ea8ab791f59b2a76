import * as z from 'zod/mini';

/** What one rule says of a buyer; *check* where the answers cannot tell. */
export const RuleVerdict = z.enum(['met', 'check', 'not-met']);
export type RuleVerdict = z.infer<typeof RuleVerdict>;
