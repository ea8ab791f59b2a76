import type { RuleFinding, RuleName } from '@latchkey/domain';
import { ruleNamesText, rulesText as text } from '@/lib/texts.ts';
import {
  conditionsWords,
  creditScoreWords,
  firstTimeBuyerWords,
  professionWords,
  veteranWords,
} from './buyer-words.ts';
import type { RuleWords } from './finding-words.ts';
import { firstMortgageWords } from './first-mortgage-words.ts';
import { homePlanWords, homeTypeWords } from './home-words.ts';
import { incomeWords, minIncomeWords } from './income-words.ts';
import { ownContributionWords, priceWords } from './money-words.ts';
import { excludedStatesWords, serviceAreaWords } from './service-area-words.ts';
import { amountWords } from './tier-words.ts';

/** Returns a rule's title, as shown on screen. */
export function ruleTitle(rule: RuleName): string {
  return ruleNamesText[rule]();
}

/**
 * Returns the text for a finding. If sources disagree about the rule, the text says that the buyer
 * still has to check the rule.
 */
export function ruleWords(finding: RuleFinding): RuleWords {
  const words = wordsOf(finding);
  return finding.disputed ? { ...words, check: text.sourcesDisagree() } : words;
}

function wordsOf(finding: RuleFinding): RuleWords {
  switch (finding.rule) {
    case 'service-area':
      return serviceAreaWords(finding);
    case 'excluded-states':
      return excludedStatesWords(finding);
    case 'first-time-buyer':
      return firstTimeBuyerWords(finding);
    case 'income':
      return incomeWords(finding);
    case 'min-income':
      return minIncomeWords(finding);
    case 'price':
      return priceWords(finding);
    case 'credit-score':
      return creditScoreWords(finding);
    case 'home-type':
      return homeTypeWords(finding);
    case 'home-plan':
      return homePlanWords(finding);
    case 'veteran':
      return veteranWords(finding);
    case 'profession':
      return professionWords(finding);
    case 'own-contribution':
      return ownContributionWords(finding);
    case 'first-mortgage':
      return firstMortgageWords(finding);
    case 'amount':
      return amountWords(finding);
    case 'conditions':
      return conditionsWords(finding);
  }
}

/** Lists everything that the buyer still has to check, without duplicates. */
export function checkWords(findings: readonly RuleFinding[]): string[] {
  return [...new Set(findings.flatMap((finding) => ruleWords(finding).check ?? []))];
}
