import { money } from '@/lib/format.ts';
import { loanTypesRequired, newLimitsCheck, withPastYear } from '@/lib/requirement-words.ts';
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
  // The words name the new year.
  'new-limits': null,
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
    check:
      finding.reason === 'new-limits'
        ? newLimitsCheck(finding.pastYear)
        : (checks[finding.reason]?.() ?? null),
  };
}

function requiredWords(finding: Finding): string {
  const { verdict, reason, required, limit, limitOf, pastYear } = finding;
  if (reason === 'not-primary') return text.loanOnlyPrimary();
  if (reason === 'no-service') return text.loanOnlyService();
  if (verdict === 'not-met' && limit !== null) {
    return withPastYear(overWords(finding, limit), limitOf === 'program' ? null : pastYear);
  }
  if (required.length > 0) return loanTypesRequired(required);
  const atMost = limit === null ? text.anyLoan() : text.loanAtMost({ amount: money(limit) });
  return withPastYear(atMost, pastYear);
}

/** @param limit the limit that the loan exceeds, in dollars */
function overWords({ actual, limitOf }: Finding, limit: number): string {
  const amount = money(Math.ceil(actual - limit));
  if (limitOf === 'program') return text.loanOverProgram({ amount });
  return limitOf === 'fha' ? text.loanOverFha({ amount }) : text.loanOverConventional({ amount });
}
