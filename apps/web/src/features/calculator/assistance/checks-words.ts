import type { CountedProgram } from '@latchkey/domain';
import { allOf } from '@/lib/format.ts';
import { ruleNamesText, calculatorText as text } from '@/lib/texts.ts';

/**
 * Lists the names of the rules that are left to check for the applied programs, without duplicates.
 * If only the programs' facts need verifying, or if we do not know which rules are left to check,
 * returns a sentence without names. Null if nothing is left to check.
 */
export function checksWords(
  applied: readonly Pick<CountedProgram, 'hasCheck' | 'rules'>[],
): string | null {
  if (!applied.some(({ hasCheck }) => hasCheck)) return null;
  const open = applied.flatMap(({ rules }) => rules).filter(({ verdict }) => verdict === 'check');
  const names = new Set(open.map(({ rule }) => ruleNamesText[rule]()));
  return names.size > 0 ? text.openChecks({ rules: allOf([...names]) }) : text.hasCheck();
}
