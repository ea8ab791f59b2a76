import { creditScoreBand, type QuoteAnswers } from '@latchkey/domain';
import type { Change, Expected, RuleName } from './expectation.ts';

/** HUD's FY2026 figures for the home's county, in dollars a year. */
export interface MedianIncome {
  /** Very low and low income limits for the household's size. */
  readonly 50: number;
  readonly 80: number;
  /** 120% of median family income. */
  readonly 120: number;
  /** HUD publishes limits by town there, so an income within 10% of a limit needs a check. */
  readonly ofTowns?: true;
}

/** Why a program may not match. Null if the rule is met. */
type Objection = { rule: RuleName; change?: Change | 'none'; check?: string } | null;
type Rule = (buyer: QuoteAnswers, median: MedianIncome) => Objection;

const firstTime: Rule = ({ housingStatus }) =>
  housingStatus ? null : { rule: 'first-time-buyer', change: 'none' };

/** All of these programs require the buyer to live in the home. */
const livesIn: Rule = ({ homePlan }) =>
  homePlan === 'primary'
    ? null
    : { rule: 'home-plan', change: { rule: 'home-plan', required: 'primary' } };

const oneUnit: Rule = ({ homeType }) =>
  homeType === 'multi-family' ? { rule: 'home-type', change: 'none' } : null;

const publicServant: Rule = ({ profession }) =>
  profession.some((one) => one !== 'healthcare') ? null : { rule: 'profession', change: 'none' };

/** The band `poor` ends at 619 and the next starts at 620. A buyer can move up one band. */
const scoreFrom620: Rule = ({ creditScore }) =>
  creditScore === 'poor'
    ? {
        rule: 'credit-score',
        change: { rule: 'credit-score', required: creditScoreBand.fair.from },
      }
    : null;

const scoreFrom600: Rule = ({ creditScore }) =>
  creditScore === 'poor' ? { rule: 'credit-score', check: '600 is between 300 and 619' } : null;

const ownOnePercent: Rule = ({ homePrice, downPayment }) => {
  const short = homePrice / 100 - downPayment;
  return short <= 0
    ? null
    : { rule: 'own-contribution', change: { rule: 'own-contribution', by: short } };
};

function ask(rule: RuleName, check: string): Rule {
  return () => ({ rule, check });
}

function medianOf(percent: 50 | 80 | 120, { isStandIn = false } = {}): Rule {
  return ({ householdIncome: income }, { [percent]: limit, ofTowns }) => {
    const rule = 'income';
    const over = (income - limit) / limit;
    if (ofTowns && Math.abs(over) <= 0.1) return { rule, check: 'each town has its own limit' };
    if (over <= 0) return null;
    if (over > 0.15) return { rule, change: 'none' };
    return isStandIn
      ? { rule, check: 'the true limit may be higher' }
      : { rule, change: { rule, by: income - limit } };
  };
}

const someAreas = ask('other-conditions', 'only some areas');
const unknownLimit = ask('income', 'we do not have the limit');

const rules: Readonly<Record<string, readonly Rule[]>> = {
  'us-cbcma-chenoa-fund-forgivable': [livesIn, scoreFrom600],
  'us-cbcma-chenoa-fund-repayable': [livesIn, scoreFrom600],
  'us-nhf-dpa': [livesIn, oneUnit, scoreFrom620, unknownLimit, someAreas],
  'us-chase-homebuyer-grant': [livesIn, oneUnit, someAreas],
  'us-bofa-down-payment-grant': [livesIn, oneUnit, unknownLimit, someAreas],
  'us-bofa-americas-home-grant': [livesIn, oneUnit, unknownLimit, someAreas],
  'us-wells-fargo-homebuyer-access': [livesIn, oneUnit, medianOf(120), someAreas],
  'us-citi-lender-paid-assistance': [livesIn, oneUnit, medianOf(120), someAreas],
  // It requires a $100 contribution, which all golden buyers meet.
  'us-hud-good-neighbor-next-door': [livesIn, oneUnit, publicServant, someAreas],
  'us-freddie-mac-borrowsmart': [livesIn, oneUnit, firstTime, medianOf(80)],
  'us-fannie-mae-homeready-credit': [livesIn, firstTime, scoreFrom620, medianOf(50)],
  'us-freddie-mac-home-possible-credit': [livesIn, firstTime, medianOf(50)],
  'us-rocket-one-plus': [livesIn, oneUnit, scoreFrom620, medianOf(80), ownOnePercent],
  'us-uwm-zero-down-purchase': [livesIn, oneUnit, scoreFrom620, medianOf(80, { isStandIn: true })],
};

/** These programs serve every other state. */
const notInNewYork = ['us-cbcma-chenoa-fund-forgivable', 'us-cbcma-chenoa-fund-repayable'];

/**
 * The expected verdict of each national program for a buyer, from the rules in its sources. It shares
 * no code with the product's engine except the bounds of a score band.
 */
export function nationalPrograms(
  buyer: QuoteAnswers,
  median: MedianIncome,
): Record<string, Expected> {
  const given = Object.entries(rules).filter(
    ([slug]) => buyer.homeLocation.state !== 'NY' || !notInNewYork.includes(slug),
  );
  return Object.fromEntries(
    given.map(([slug, all]) => {
      const objections = all.map((rule) => rule(buyer, median)).filter((one) => one !== null);
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
