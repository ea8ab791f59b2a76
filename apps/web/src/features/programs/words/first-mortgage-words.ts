import { money } from '@/lib/format.ts';
import { loanTypesRequired } from '@/lib/requirement-words.ts';
import { rulesText as text } from '@/lib/texts.ts';
import type { Checks, FindingOf, RuleWords } from './finding-words.ts';

type Finding = FindingOf<'first-mortgage'>;

const checks: Checks<'first-mortgage'> = {
  within: null,
  over: null,
  'over-cap': null,
  'not-primary': null,
  'unknown-type': text.checkLoanType,
  'more-units': text.checkLoanUnits,
  'va-only': text.checkVa,
  'no-service': null,
  'usda-only': text.checkUsda,
  'conventional-score': text.checkConventionalScore,
  'unknown-limit': text.checkLoanLimit,
};

export function firstMortgageWords(finding: Finding): RuleWords {
  return {
    required: requiredWords(finding),
    answer: text.loan({ amount: money(Math.round(finding.actual)) }),
    check: checks[finding.reason]?.() ?? null,
  };
}

function requiredWords({ verdict, reason, required, actual, limit, limitOf }: Finding): string {
  if (reason === 'not-primary') return text.loanOnlyPrimary();
  if (reason === 'no-service') return text.loanOnlyService();
  if (verdict === 'not-met' && limit !== null) {
    const amount = money(Math.ceil(actual - limit));
    if (limitOf === 'program') return text.loanOverProgram({ amount });
    return limitOf === 'fha' ? text.loanOverFha({ amount }) : text.loanOverConventional({ amount });
  }
  if (limit !== null && required.length === 0) return text.loanAtMost({ amount: money(limit) });
  return required.length === 0 ? text.anyLoan() : loanTypesRequired(required);
}
