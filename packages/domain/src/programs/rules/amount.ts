import * as z from 'zod/mini';
import { assistanceAmount } from '../../assistance/assistance.ts';
import { capIn } from '../../assistance/cap-of.ts';
import type { CatalogProgram } from '../../catalog/catalog-program.ts';
import type { Tier } from '../../catalog/tiers.ts';
import { type NotApplicable, notApplicable } from './not-applicable.ts';
import type { ProgramFacts } from './program-facts.ts';
import type { TierChoice } from './tier-choice.ts';
import { OpenTierCondition } from './tier-condition.ts';
import { RuleVerdict } from './verdict.ts';

const dollars = z.number().check(z.nonnegative());

export const AmountFinding = z.strictObject({
  rule: z.literal('amount'),
  verdict: RuleVerdict,
  reason: z.enum([
    /** The answers determine the buyer's amount. */
    'settled',
    /** The buyer may get more than the certain amount. */
    'may-be-more',
    /** The amount is an estimate, or it depends on a fact that we do not have. */
    'stand-in',
    /** A buyer with these answers gets none of the program's amounts. */
    'no-tier',
  ]),
  /**
   * The amount that the program certainly pays for this home, and the most that it may pay, in
   * dollars.
   */
  required: z.strictObject({ from: dollars, to: dollars }),
  /**
   * Who gets the certain amount, in one sentence. Null if the program does not state this, or if
   * the amount is $0.
   */
  says: z.nullable(z.string()),
  /**
   * The highest amount that the buyer may get, and the conditions that it depends on. Null if the
   * amount is certain.
   */
  mayBe: z.nullable(z.strictObject({ says: z.string(), open: z.array(OpenTierCondition) })),
});
export type AmountFinding = z.infer<typeof AmountFinding>;

type AmountProgram = Pick<CatalogProgram, 'maxAmount' | 'maxPercent' | 'percentOf' | 'pays'> & {
  readonly rules: Pick<CatalogProgram['rules'], 'standIns'>;
};

const none = notApplicable('amount');

/**
 * Returns whether we know how much the program pays. The rule does not apply if everyone gets the
 * same amount.
 *
 * @param choice the buyer's tier. Null if the program has no tiers
 */
export function amountFinding(
  program: AmountProgram,
  facts: ProgramFacts,
  choice: TierChoice | null,
): AmountFinding | NotApplicable<'amount'> {
  const { pays, rules } = program;
  const isStandIn = rules.standIns.includes('amount');
  if (!choice && !isStandIn) return none;

  const { sure, mayBe, open } = choice ?? { sure: program, mayBe: null, open: [] };
  const paid = (amount: Parameters<typeof capIn>[0] | null) =>
    amount ? assistanceAmount({ ...capIn(amount), pays }, facts) : 0;
  const from = paid(sure);
  return {
    rule: 'amount',
    ...resultOf({ sure, mayBe }, isStandIn),
    required: { from, to: mayBe ? paid(mayBe) : from },
    says: choice?.sure?.says ?? null,
    mayBe: mayBe && { says: mayBe.says, open: [...open] },
  };
}

function resultOf(
  { sure, mayBe }: { readonly sure: object | null; readonly mayBe: Tier | null },
  isStandIn: boolean,
): Pick<AmountFinding, 'verdict' | 'reason'> {
  if (mayBe) return { verdict: 'check', reason: 'may-be-more' };
  if (!sure) return { verdict: 'not-met', reason: 'no-tier' };
  return isStandIn
    ? { verdict: 'check', reason: 'stand-in' }
    : { verdict: 'met', reason: 'settled' };
}
