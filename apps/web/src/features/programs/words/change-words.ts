import { type QuestionName, type RuleFinding, shortfall } from '@latchkey/domain';
import { money } from '@/lib/format.ts';
import { homes, limitedTo } from '@/lib/requirement-words.ts';
import { rulesText as text } from '@/lib/texts.ts';
import { ruleTitle, ruleWords } from './rule-words.ts';

/** Returns a sentence about what must change for a program to match. */
export function changeWords(finding: RuleFinding): string {
  switch (finding.rule) {
    case 'income':
      return [text.incomeOver({ amount: apart(finding) }), limitedTo(finding)].join(' ').trim();
    case 'price':
      return text.priceOver({ amount: apart(finding) });
    case 'own-contribution':
      return text.ownMoneyShort({ amount: apart(finding) });
    case 'credit-score':
      return text.scoreNeeded({ score: finding.required ?? 0 });
    case 'home-plan':
      return text.onlyFor({ homes: homes(finding.required) });
    default:
      return text.notMet({ rule: ruleTitle(finding.rule), required: ruleWords(finding).required });
  }
}

function apart(sums: { required: number | null; actual: number }): string {
  return money(shortfall(sums));
}

/**
 * Returns the question whose answer the buyer can change to meet a rule. Null for facts that the
 * buyer cannot change, such as income.
 */
export function changeableAnswer({ rule }: Pick<RuleFinding, 'rule'>): QuestionName | null {
  switch (rule) {
    case 'price':
      return 'homePrice';
    case 'own-contribution':
      return 'downPayment';
    case 'home-plan':
      return 'homePlan';
    default:
      return null;
  }
}
