import type { RuleFinding } from '@latchkey/domain';
import { programsText as text } from '@/lib/texts.ts';

/** Returns how many of a program's rules the buyer meets, and how many are left to check. */
export function rulesWords(rules: readonly Pick<RuleFinding, 'verdict'>[]): string {
  const count = (wanted: RuleFinding['verdict']) =>
    rules.filter(({ verdict }) => verdict === wanted).length;
  const met = count('met');
  const check = count('check');
  const notMet = count('not-met');
  if (met === rules.length) return met === 1 ? text.meetsOnlyRule() : text.meetsAll({ count: met });
  return [
    text.rulesMet({ count: met }),
    ...(check > 0 ? [text.rulesToCheck({ count: check })] : []),
    ...(notMet > 0 ? [text.rulesNotMet({ count: notMet })] : []),
  ].join(', ');
}
