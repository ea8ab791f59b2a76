import { isOpenEnded } from '@latchkey/domain';
import { county as countyName, money, percent } from '@/lib/format.ts';
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
        : knownLimit(finding, atMost(finding, required)),
    answer:
      incomeOf === 'borrowers' ? text.incomeOfBorrowers({ amount: money(actual) }) : aYear(actual),
    check: checks[reason]?.() ?? null,
  };
}

function atMost({ reason, upTo }: FindingOf<'income'>, required: number): string {
  const amount = money(Math.round(required));
  if (reason !== 'within' && upTo !== null) {
    return text.incomeBetween({ amount, most: money(Math.round(upTo)) });
  }
  return reason === 'over-stand-in' ? text.incomeNear({ amount }) : text.incomeAtMost({ amount });
}

export function minIncomeWords(finding: FindingOf<'min-income'>): RuleWords {
  const { reason, required, actual } = finding;
  return {
    required:
      required === null
        ? unknownLimit(finding, text.incomeAboveMedian, text.minIncomeUnknown)
        : knownLimit(finding, text.incomeAbove({ amount: money(required) })),
    answer: aYear(actual),
    check: minIncomeChecks[reason]?.() ?? null,
  };
}

/** Returns who a limit applies to: `for 3 people in Travis County`. Empty for everyone. */
export function limitedTo({ householdSize, county }: Limit): string {
  return [
    ...(householdSize === null ? [] : [people(householdSize)]),
    ...(county === null ? [] : [text.inCounty({ county: countyName(county) })]),
  ].join(' ');
}

function people(count: number): string {
  return isOpenEnded(count) ? text.forPeopleOrMore({ count }) : text.forPeople({ count });
}

function knownLimit(finding: Limit, amount: string): string {
  const { percentAmi } = finding;
  const median = percentAmi === null ? '' : text.ofMedian({ percent: percent(percentAmi) });
  return [amount, limitedTo(finding), median].filter(Boolean).join(' ');
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
