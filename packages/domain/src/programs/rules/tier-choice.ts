import { assistanceAmount } from '../../assistance/assistance.ts';
import { capIn } from '../../assistance/cap-of.ts';
import type { CatalogProgram } from '../../catalog/catalog-program.ts';
import type { Tier } from '../../catalog/tiers.ts';
import { type OpenTierCondition, type TierBuyer, tierAnswer } from './tier-condition.ts';

/** The tiers of a program that a buyer gets or may get. */
export interface TierChoice {
  /** The tier that the buyer is certain to get. Null if it is possible that no tier applies. */
  readonly sure: Tier | null;
  /** The possible tier that pays the most. Null if no possible tier pays more than `sure`. */
  readonly mayBe: Tier | null;
  /**
   * The conditions that determine whether the buyer gets `sure` or `mayBe`, without duplicates.
   * Empty if `mayBe` is null.
   */
  readonly open: readonly OpenTierCondition[];
}

/**
 * Returns the first tier whose conditions are met. If the answers are not enough to tell whether
 * some tiers apply, `sure` is the possible tier that pays the least toward this home.
 */
export function tierChoice(
  program: Pick<CatalogProgram, 'pays' | 'rules'>,
  tiers: readonly Tier[],
  buyer: TierBuyer,
): TierChoice {
  const possible: Tier[] = [];
  const open: OpenTierCondition[] = [];
  let isSettled = false;
  for (const tier of tiers) {
    const answer = tierAnswer(program, tier, buyer);
    if (answer === false) continue;
    possible.push(tier);
    isSettled = answer === true;
    if (answer === true) break;
    open.push(...answer);
  }

  const { pays } = program;
  const amountOf = (tier: Tier) => assistanceAmount({ ...capIn(tier), pays }, buyer.facts);
  // The last possible tier certainly applies, so it is preferred to others with the same amount.
  const byAmount = possible.toReversed().sort((a, b) => amountOf(a) - amountOf(b));
  const [least] = byAmount;
  const most = byAmount.at(-1);
  if (!least || !most) return { sure: null, mayBe: null, open: [] };
  const sure = isSettled ? least : null;
  return sure && amountOf(most) <= amountOf(sure)
    ? { sure, mayBe: null, open: [] }
    : { sure, mayBe: most, open: withoutDuplicates(open) };
}

function withoutDuplicates(open: readonly OpenTierCondition[]): OpenTierCondition[] {
  return [...new Map(open.map((one) => [JSON.stringify(one), one])).values()];
}
