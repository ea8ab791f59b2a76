import { money } from '@/lib/format.ts';
import { newLimitsCheck, priceRequired } from '@/lib/requirement-words.ts';
import { rulesText as text } from '@/lib/texts.ts';
import type { Checks, FindingOf, RuleWords } from './finding-words.ts';

const priceChecks: Checks<'price'> = {
  within: null,
  over: null,
  'over-stand-in': text.checkPrice,
  // The words name the new year.
  'over-past-limit': null,
  'unknown-likely-within': text.checkPriceLikely,
  unknown: text.checkPriceUnknown,
};

export function priceWords(finding: FindingOf<'price'>): RuleWords {
  const { reason, actual, pastYear } = finding;
  return {
    required: priceNeeded(finding),
    answer: money(actual),
    check:
      reason === 'over-past-limit' ? newLimitsCheck(pastYear) : (priceChecks[reason]?.() ?? null),
  };
}

function priceNeeded(finding: FindingOf<'price'>): string {
  const { reason, required, fhaLimit, isBondLimit, pastYear } = finding;
  if (required !== null) {
    const isEstimate = reason === 'over-stand-in';
    return priceRequired(required, { isEstimate, isBondLimit, pastYear });
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
