import type { RuleFinding } from '@latchkey/domain';
import { catalogText } from '@/lib/catalog-text.ts';
import { allOf, wholeMoney } from '@/lib/format.ts';
import { rulesText as text } from '@/lib/texts.ts';
import type { FindingOf, RuleWords } from './finding-words.ts';

type AmountFinding = FindingOf<'amount'>;

/**
 * Returns text about the amount that the buyer gets, who gets this amount, and the higher amount
 * that may apply.
 */
export function amountWords(finding: AmountFinding): RuleWords {
  const { reason, required, says } = finding;
  const sure = {
    settled: () => says ?? '',
    'may-be-more': text.noSureAmount,
    'stand-in': () => text.amountAbout({ amount: wholeMoney(required.from) }),
    'no-tier': text.noTier,
  }[reason];
  return {
    required: says === null ? sure() : catalogText(says),
    answer: null,
    check: mayBeWords(finding) ?? (reason === 'stand-in' ? text.checkAmount() : null),
  };
}

/**
 * Returns one line about the buyer's tier, as `CatalogText`. Null if the program has no tiers, or
 * if no tier applies.
 */
export function tierWords(rules: readonly RuleFinding[]): string | null {
  const finding = rules.find((each) => each.rule === 'amount');
  if (finding?.rule !== 'amount') return null;
  const { says, required, mayBe } = finding;
  if (says === null && mayBe === null) return null;
  return [
    ...(says === null ? [text.noSureAmount()] : [catalogText(says)]),
    ...(mayBe === null ? [] : [text.mayBeAmount({ amount: wholeMoney(required.to) })]),
  ].join(' ');
}

function mayBeWords({ mayBe, required }: AmountFinding): string | null {
  if (mayBe === null) return null;
  const parts = mayBe.open.map(({ condition }) => text[`decides-${condition}`]());
  return text.checkTier({
    amount: wholeMoney(required.to),
    says: catalogText(mayBe.says),
    parts: allOf(parts),
  });
}
