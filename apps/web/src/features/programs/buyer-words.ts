import { choiceLabel, yesOrNo } from '@/lib/answer-text.ts';
import { type Checks, type FindingOf, oneOf, type RuleWords } from './finding-words.ts';
import { text } from './rule-text.ts';

const firstTimeBuyer: Readonly<Record<FindingOf<'first-time-buyer'>['reason'], RuleWords>> = {
  'first-time': { needed: text.firstTime(), answer: text.isFirstTime(), check: null },
  'veterans-excepted': { needed: text.firstTimeOrVeteran(), answer: text.isVeteran(), check: null },
  'targeted-areas-excepted': {
    needed: text.firstTimeOrTargeted(),
    answer: text.isNotFirstTime(),
    check: text.checkTargeted(),
  },
  'not-first-time': { needed: text.firstTime(), answer: text.isNotFirstTime(), check: null },
};

export function firstTimeBuyerWords({ reason }: FindingOf<'first-time-buyer'>): RuleWords {
  return firstTimeBuyer[reason];
}

export function veteranWords({ reason }: FindingOf<'veteran'>): RuleWords {
  return { needed: text.service(), answer: yesOrNo(reason === 'veteran'), check: null };
}

const jobWords: Readonly<Record<FindingOf<'profession'>['needed'][number], string>> = {
  education: text.education(),
  'law-enforcement': text['law-enforcement'](),
  firefighter: text.firefighter(),
  healthcare: text.healthcare(),
  veteran: text.veterans(),
  other: text.otherJobs(),
};

const professionChecks: Checks<'profession'> = {
  listed: null,
  veteran: null,
  'wider-list': text.checkJob(),
  'not-listed': null,
};

export function professionWords({ reason, needed, has }: FindingOf<'profession'>): RuleWords {
  const answer = has.map(choiceLabel).join(', ') || text.noJobs();
  return {
    needed: text.jobs({ jobs: oneOf.format(needed.map((job) => jobWords[job])) }),
    answer: reason === 'veteran' ? text.hasServed() : answer,
    check: professionChecks[reason],
  };
}

export function creditScoreWords({ reason, needed, has }: FindingOf<'credit-score'>): RuleWords {
  const score = needed ?? 0;
  const checks: Checks<'credit-score'> = {
    'at-least': null,
    'within-band': text.checkScore({ score }),
    'below-stand-in': text.checkScoreStandIn(),
    below: null,
  };
  const asked = reason === 'below-stand-in' ? text.scoreNear : text.score;
  return { needed: asked({ score }), answer: choiceLabel(has), check: checks[reason] };
}

/** One condition is said as it is, several by their number: each stands on the program's page. */
export function otherConditionsWords({ needed }: FindingOf<'other-conditions'>): RuleWords {
  const [first, ...more] = needed;
  const check =
    more.length > 0
      ? text.checkConditions({ count: needed.length })
      : (first ?? '').replace(/\.$/, '');
  return { needed: needed.join(' '), answer: null, check };
}
