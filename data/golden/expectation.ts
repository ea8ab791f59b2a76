import { RuleFinding } from '@latchkey/domain';
import * as z from 'zod';

const RuleName = z.union(RuleFinding.def.options.map(({ shape }) => shape.rule));
export type RuleName = z.infer<typeof RuleName>;

/**
 * A short reason for each rule: the source of the rule's figure, or why the answers are not enough
 * to tell whether the rule is met.
 */
const Reasons = z.partialRecord(RuleName, z.string());
type Reasons = z.infer<typeof Reasons>;

/**
 * What would have to change for a program to match: the dollars above or below a limit, or the
 * answer that the program accepts.
 */
const Change = z.discriminatedUnion('rule', [
  z.strictObject({ rule: z.enum(['income', 'price', 'own-contribution']), by: z.number() }),
  z.strictObject({ rule: z.literal('credit-score'), required: z.number() }),
  z.strictObject({ rule: z.literal('home-plan'), required: z.literal('primary') }),
]);
export type Change = z.infer<typeof Change>;

/** The verdict on one program for one buyer, which we derived from the program's sources. */
export type Expected =
  | { readonly verdict: 'match'; readonly why: string; readonly check: Reasons }
  | {
      readonly verdict: 'almost';
      readonly change: Change;
      readonly why: string;
      readonly check: Reasons;
    }
  | { readonly verdict: 'no'; readonly broken: Reasons };

/** The program matches, with nothing left to check. */
const Match = z.strictObject({ match: z.string() });
/** The program matches, except for rules that need a check, because the answers are not enough. */
const Check = z.strictObject({ check: Reasons, why: z.string().default('') });
/**
 * The buyer fails exactly one rule, and would meet that rule after the change in `almost`. Other
 * rules may still need a check.
 */
const Almost = z.strictObject({ almost: Change, why: z.string(), check: Reasons.default({}) });
/**
 * All rules that the buyer fails. If the buyer is outside the service area, the other rules are
 * omitted.
 */
const No = z.strictObject({ no: Reasons });

/** A verdict in the format of the golden buyer files. */
export const StatedVerdict = z
  .union([Match, Check, Almost, No], 'must have match, check, almost or no')
  .transform((stated): Expected => {
    if ('match' in stated) return { verdict: 'match', why: stated.match, check: {} };
    if ('no' in stated) return { verdict: 'no', broken: stated.no };
    const { why, check } = stated;
    return 'almost' in stated
      ? { verdict: 'almost', change: stated.almost, why, check }
      : { verdict: 'match', why, check };
  });
