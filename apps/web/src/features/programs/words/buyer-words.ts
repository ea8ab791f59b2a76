import { choiceLabel, yesOrNo } from '@/lib/answer-text.ts';
import { catalogText } from '@/lib/catalog-text.ts';
import { firstTimeRequired, jobsRequired, scoreRequired } from '@/lib/requirement-words.ts';
import { rulesText as text } from '@/lib/texts.ts';
import type { Checks, FindingOf, RuleWords } from './finding-words.ts';

const firstTimeBuyer: Readonly<Record<FindingOf<'first-time-buyer'>['reason'], () => RuleWords>> = {
  'first-time': () => ({
    required: firstTimeRequired([]),
    answer: text.isFirstTime(),
    check: null,
  }),
  'veterans-excepted': () => ({
    required: firstTimeRequired(['veterans']),
    answer: text.isVeteran(),
    check: null,
  }),
  'targeted-areas-excepted': () => ({
    required: firstTimeRequired(['targeted-areas']),
    answer: text.isNotFirstTime(),
    check: text.checkTargeted(),
  }),
  'not-first-time': () => ({
    required: firstTimeRequired([]),
    answer: text.isNotFirstTime(),
    check: null,
  }),
};

export function firstTimeBuyerWords({ reason }: FindingOf<'first-time-buyer'>): RuleWords {
  return firstTimeBuyer[reason]();
}

export function veteranWords({ reason }: FindingOf<'veteran'>): RuleWords {
  return { required: text.service(), answer: yesOrNo(reason === 'veteran'), check: null };
}

const professionChecks: Checks<'profession'> = {
  listed: null,
  veteran: null,
  'wider-list': text.checkJob,
  'not-listed': null,
};

export function professionWords({ reason, required, actual }: FindingOf<'profession'>): RuleWords {
  const answer = actual.map(choiceLabel).join(', ') || text.noJobs();
  return {
    required: jobsRequired(required),
    answer: reason === 'veteran' ? text.hasServed() : answer,
    check: professionChecks[reason]?.() ?? null,
  };
}

export function creditScoreWords({
  reason,
  required,
  actual,
}: FindingOf<'credit-score'>): RuleWords {
  const score = required ?? 0;
  const checks: Checks<'credit-score'> = {
    'at-least': null,
    'within-band': () => text.checkScore({ score }),
    'below-stand-in': text.checkScoreStandIn,
    below: null,
  };
  return {
    required: scoreRequired(score, reason === 'below-stand-in'),
    answer: choiceLabel(actual),
    check: checks[reason]?.() ?? null,
  };
}

/**
 * Returns the condition that is left to check. If there are several, returns only their number. The
 * sentences come from the catalog: see `CatalogText`.
 */
export function conditionsWords({ verdict, required }: FindingOf<'conditions'>): RuleWords {
  const open = required.filter(({ answer }) => answer === null);
  const [first, ...more] = open;
  const check =
    more.length > 0
      ? text.checkConditions({ count: open.length })
      : catalogText(first?.says ?? '').replace(/\.(?=(<\/en>)?$)/, '');
  return {
    required: required.map(({ says }) => catalogText(says)).join(' '),
    answer: null,
    check: verdict === 'check' ? check : null,
  };
}
