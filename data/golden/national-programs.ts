import type { QuoteAnswers } from '@latchkey/domain';
import type { Expected } from './expectation.ts';
import { bankPrograms } from './national-bank-programs.ts';
import {
  ask,
  firstLoan,
  firstTime,
  livesIn,
  type MedianIncome,
  moreUpToHalfOfMedian,
  type NationalProgram,
  type Objection,
  ofMedian,
  oneUnit,
  own,
  publicServant,
  scoreFrom600,
  scoreFrom620,
} from './national-rules.ts';

const someAreas = ask('conditions', 'only some areas');
const unknownLimit = ask('income', 'we do not have the limit');
const ofBorrowers = true;
/** The assistance pays only closing costs, so the loan amount stays the same. */
const onlyClosing = { dollars: 0 };

const programs: Readonly<Record<string, NationalProgram>> = {
  'us-cbcma-chenoa-fund-forgivable': {
    not: 'NY',
    rules: [livesIn, scoreFrom600, firstLoan(['fha'], { percent: 5 }, 'fha')],
  },
  'us-cbcma-chenoa-fund-repayable': {
    not: 'NY',
    rules: [livesIn, scoreFrom600, firstLoan(['fha'], { percent: 5 }, 'fha')],
  },
  'us-nhf-dpa': {
    only: 'AZ FL GA IA KS NE OR UT WY',
    rules: [
      livesIn,
      oneUnit,
      scoreFrom620,
      unknownLimit,
      someAreas,
      ask('amount', 'up to 6.5%, by loan type'),
      firstLoan(['conventional', 'fha', 'va', 'usda'], { percent: 6.5, of: 'loan' }),
    ],
  },
  'us-chase-homebuyer-grant': {
    rules: [
      livesIn,
      oneUnit,
      someAreas,
      ask('amount', '5,000 or 7,500, by place'),
      firstLoan(['conventional', 'fha', 'va'], { dollars: 7_500 }),
    ],
  },
  'us-bofa-down-payment-grant': {
    rules: [
      livesIn,
      oneUnit,
      unknownLimit,
      someAreas,
      firstLoan([], { percent: 3, dollars: 10_000 }),
    ],
  },
  'us-bofa-americas-home-grant': {
    rules: [livesIn, oneUnit, unknownLimit, someAreas, firstLoan([], onlyClosing)],
  },
  'us-wells-fargo-homebuyer-access': {
    rules: [
      livesIn,
      oneUnit,
      ofMedian(120),
      someAreas,
      firstLoan(['conventional'], { dollars: 10_000 }),
    ],
  },
  'us-citi-lender-paid-assistance': {
    rules: [livesIn, oneUnit, unknownLimit, someAreas, firstLoan([], onlyClosing)],
  },
  'us-hud-good-neighbor-next-door': {
    rules: [
      livesIn,
      oneUnit,
      publicServant,
      own({ dollars: 100 }),
      ask('conditions', 'only some homes that HUD owns'),
      firstLoan(['conventional', 'fha', 'va'], { percent: 50 }),
    ],
  },
  'us-freddie-mac-borrowsmart': {
    rules: [
      livesIn,
      oneUnit,
      firstTime,
      ofMedian(80, { ofBorrowers }),
      moreUpToHalfOfMedian,
      firstLoan(['conventional'], { dollars: 1_250 }, 'conforming'),
    ],
  },
  'us-fannie-mae-homeready-credit': {
    rules: [
      livesIn,
      firstTime,
      scoreFrom620,
      ofMedian(50, { ofBorrowers }),
      firstLoan(['conventional'], { dollars: 2_500 }, 'conforming'),
    ],
  },
  'us-freddie-mac-home-possible-credit': {
    rules: [
      livesIn,
      firstTime,
      ofMedian(50, { ofBorrowers }),
      firstLoan(['conventional'], { dollars: 2_500 }, 'conforming'),
    ],
  },
  'us-rocket-one-plus': {
    rules: [
      livesIn,
      oneUnit,
      scoreFrom620,
      ofMedian(80, { ofBorrowers }),
      own({ percent: 1 }),
      firstLoan(['conventional'], { percent: 2, dollars: 7_000 }, 350_000),
    ],
  },
  'us-uwm-zero-down-purchase': {
    rules: [
      livesIn,
      oneUnit,
      scoreFrom620,
      unknownLimit,
      ask('conditions', '80% of the median, or a first-time buyer with a score of 700'),
      firstLoan(['conventional'], { percent: 3, dollars: 15_000 }, 'conforming'),
    ],
  },
  ...bankPrograms,
};

/**
 * Returns the expected verdict on each national program for a buyer, based on the rules in the
 * program's sources. Shares no code with the product's engine except the bounds of the score bands.
 */
export function nationalPrograms(
  buyer: QuoteAnswers,
  median: MedianIncome,
): Record<string, Expected> {
  const { state } = buyer.homeLocation;
  const here = Object.entries(programs).filter(
    ([, { only = state, not = '' }]) => only.includes(state) && !not.includes(state),
  );
  return Object.fromEntries(
    here.map(([slug, { rules }]) => {
      const objections = rules.map((rule) => rule(buyer, median)).filter((one) => one !== null);
      return [slug, settled(objections)];
    }),
  );
}

function settled(objections: readonly NonNullable<Objection>[]): Expected {
  const why = 'read from the national table';
  const reasons = (some: readonly NonNullable<Objection>[]) =>
    Object.fromEntries(some.map(({ rule, check }) => [rule, check ?? why]));

  const check = reasons(objections.filter((one) => one.check));
  const broken = objections.filter((one) => one.change);
  const [first, ...more] = broken;
  if (!first?.change) return { verdict: 'match', why, check };
  return more.length > 0 || first.change === 'none'
    ? { verdict: 'no', broken: reasons(broken) }
    : { verdict: 'almost', change: first.change, why, check };
}
