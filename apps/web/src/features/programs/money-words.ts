import { money } from '@/lib/format.ts';
import type { Checks, FindingOf, RuleWords } from './finding-words.ts';
import { text } from './rule-text.ts';

const priceChecks: Checks<'price'> = {
  within: null,
  over: null,
  'over-stand-in': text.checkPrice(),
  'unknown-likely-within': null,
  unknown: text.checkPriceUnknown(),
};

export function priceWords(finding: FindingOf<'price'>): RuleWords {
  const { reason, has } = finding;
  return { needed: priceNeeded(finding), answer: money(has), check: priceChecks[reason] };
}

function priceNeeded({ reason, needed, fhaLimit }: FindingOf<'price'>): string {
  if (needed !== null) {
    const atMost = reason === 'over-stand-in' ? text.priceNear : text.priceAtMost;
    return atMost({ amount: money(needed) });
  }
  return fhaLimit === null
    ? text.priceUnknown()
    : text.priceUnknownNear({ limit: money(fhaLimit) });
}

export function ownContributionWords({ needed, has }: FindingOf<'own-contribution'>): RuleWords {
  const amount = money(needed ?? 0);
  return { needed: text.ownMoney({ amount }), answer: money(has), check: null };
}
