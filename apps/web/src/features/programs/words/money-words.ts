import { money } from '@/lib/format.ts';
import { priceRequired } from '@/lib/requirement-words.ts';
import { rulesText as text } from '@/lib/texts.ts';
import type { Checks, FindingOf, RuleWords } from './finding-words.ts';

const priceChecks: Checks<'price'> = {
  within: null,
  over: null,
  'over-stand-in': text.checkPrice,
  'unknown-likely-within': text.checkPriceLikely,
  unknown: text.checkPriceUnknown,
};

export function priceWords(finding: FindingOf<'price'>): RuleWords {
  const { reason, actual } = finding;
  return {
    required: priceNeeded(finding),
    answer: money(actual),
    check: priceChecks[reason]?.() ?? null,
  };
}

function priceNeeded({ reason, required, fhaLimit, isBondLimit }: FindingOf<'price'>): string {
  if (required !== null) {
    return priceRequired(required, { isEstimate: reason === 'over-stand-in', isBondLimit });
  }
  return fhaLimit === null
    ? text.priceUnknown()
    : text.priceUnknownNear({ limit: money(fhaLimit) });
}

export function ownContributionWords({
  required,
  actual,
}: FindingOf<'own-contribution'>): RuleWords {
  const amount = money(required ?? 0);
  return { required: text.ownMoney({ amount }), answer: money(actual), check: null };
}
