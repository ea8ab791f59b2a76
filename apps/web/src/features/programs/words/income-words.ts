import { money, percent } from '@/lib/format.ts';
import { incomeRequired, withBasis } from '@/lib/requirement-words.ts';
import { rulesText as text } from '@/lib/texts.ts';
import type { Checks, FindingOf, RuleWords } from './finding-words.ts';

type Limit = FindingOf<'income'> | FindingOf<'min-income'>;

const checks: Checks<'income'> = {
  within: null,
  over: null,
  'between-readings': text.checkIncomeTable,
  'over-stand-in': text.checkIncome,
  'over-computed': text.checkIncomeTable,
  'borrowers-only': text.checkBorrowersIncome,
  'near-town-limit': text.checkTownIncome,
  unknown: text.checkIncomeUnknown,
};

const minIncomeChecks: Checks<'min-income'> = {
  above: null,
  'not-above': null,
  'near-minimum': text.checkMinIncome,
  unknown: text.checkMinIncomeUnknown,
};

export function incomeWords(finding: FindingOf<'income'>): RuleWords {
  const { reason, required, actual, incomeOf } = finding;
  return {
    required:
      required === null
        ? unknownLimit(finding, text.incomeAtMostMedian, text.incomeUnknown)
        : incomeRequired(
            { ...finding, required, upTo: reason === 'within' ? null : finding.upTo },
            reason === 'over-stand-in',
          ),
    answer:
      incomeOf === 'borrowers' ? text.incomeOfBorrowers({ amount: money(actual) }) : aYear(actual),
    check: checks[reason]?.() ?? null,
  };
}

export function minIncomeWords(finding: FindingOf<'min-income'>): RuleWords {
  const { reason, required, actual } = finding;
  return {
    required:
      required === null
        ? unknownLimit(finding, text.incomeAboveMedian, text.minIncomeUnknown)
        : withBasis(text.incomeAbove({ amount: money(required) }), finding),
    answer: aYear(actual),
    check: minIncomeChecks[reason]?.() ?? null,
  };
}

function unknownLimit(
  { percentAmi }: Limit,
  ofMedian: (share: { percent: string }) => string,
  unknown: () => string,
): string {
  return percentAmi === null ? unknown() : ofMedian({ percent: percent(percentAmi) });
}

function aYear(dollars: number): string {
  return text.aYear({ amount: money(dollars) });
}
