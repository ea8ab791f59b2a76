import { creditScoreBand, type QuoteAnswers } from '@latchkey/domain';
import * as z from 'zod';
import type { Change, RuleName } from './expectation.ts';

/** The 2026 figures of the home's county, in dollars: HUD's incomes and the loan limits. */
export const MedianIncome = z.strictObject({
  /** HUD's very low (50%) and low (80%) income limits for the household's size. */
  50: z.number(),
  80: z.number(),
  /** 120% of median family income. */
  120: z.number(),
  /**
   * Set if HUD publishes limits by town in this county. Incomes within 10% of a limit then need a
   * check.
   */
  ofTowns: z.literal(true).optional(),
  /** The loan limits for one unit. By default, the lowest limits in the country. */
  fha: z.number().default(541_287),
  conforming: z.number().default(832_750),
  /** The loan limits for two and for four units. They are used for a home of two to four units. */
  fhaUnits: z.tuple([z.number(), z.number()]).default([693_050, 1_041_125]),
  conformingUnits: z.tuple([z.number(), z.number()]).default([1_066_250, 1_601_750]),
});
export type MedianIncome = z.infer<typeof MedianIncome>;

/** The reason why a program may not match. Null if the buyer meets the rule. */
export type Objection = { rule: RuleName; change?: Change | 'none'; check?: string } | null;
export type Rule = (buyer: QuoteAnswers, median: MedianIncome) => Objection;

export interface NationalProgram {
  /**
   * The states that the program serves, or the states that it does not serve. By default, it serves
   * all states.
   */
  readonly only?: string;
  readonly not?: string;
  readonly rules: readonly Rule[];
}

/**
 * A program's assistance: an amount in dollars, or a percentage of the price or loan with an
 * optional cap in dollars.
 */
export interface Help {
  readonly dollars?: number;
  readonly percent?: number;
  readonly of?: 'price' | 'loan';
}

type LoanType = 'conventional' | 'fha' | 'va' | 'usda';

export const firstTime: Rule = ({ housingStatus }) =>
  housingStatus ? null : { rule: 'first-time-buyer', change: 'none' };

/** The rule that the buyer must live in the home. All of these programs have this rule. */
export const livesIn: Rule = ({ homePlan }) =>
  homePlan === 'primary'
    ? null
    : { rule: 'home-plan', change: { rule: 'home-plan', required: 'primary' } };

export const oneUnit: Rule = ({ homeType }) =>
  homeType === 'multi-family' ? { rule: 'home-type', change: 'none' } : null;

export const publicServant: Rule = ({ profession }) =>
  profession.some((one) => one !== 'healthcare') ? null : { rule: 'profession', change: 'none' };

/** Accepts veterans and every profession on our form. Other jobs need a check. */
export const essentialWorker: Rule = ({ profession, veteranStatus }) =>
  profession.length > 0 || veteranStatus
    ? null
    : { rule: 'profession', check: 'its list is longer than ours' };

/**
 * A minimum credit score of 620. The band `poor` ends at 619, so a buyer in this band would qualify
 * in the next band.
 */
export const scoreFrom620: Rule = ({ creditScore }) =>
  creditScore === 'poor'
    ? {
        rule: 'credit-score',
        change: { rule: 'credit-score', required: creditScoreBand.fair.from },
      }
    : null;

export const scoreFrom600: Rule = ({ creditScore }) =>
  creditScore === 'poor' ? { rule: 'credit-score', check: '600 is between 300 and 619' } : null;

/** Returns the rule for the minimum that buyers must contribute from their own money. */
export function own(wanted: { dollars: number } | { percent: number }): Rule {
  return ({ homePrice, downPayment }) => {
    const needed = 'dollars' in wanted ? wanted.dollars : (homePrice * wanted.percent) / 100;
    const by = needed - downPayment;
    return by <= 0 ? null : { rule: 'own-contribution', change: { rule: 'own-contribution', by } };
  };
}

export function ask(rule: RuleName, check: string): Rule {
  return () => ({ rule, check });
}

interface Softness {
  readonly isStandIn?: true;
  /**
   * Whether the limit applies only to the borrowers' income. If so, a household income above the
   * limit does not mean that the buyer fails the rule.
   */
  readonly ofBorrowers?: true;
}

/**
 * Returns the rule for an income limit that is the same for every household size: a percentage of
 * the median family income.
 */
export function ofMedian(percent: number, softness: Softness = {}): Rule {
  return ({ householdIncome }, median) =>
    overLimit(householdIncome, (median[120] * percent) / 120, median, softness);
}

/** The amount is $2,500 if the borrowers earn at most half of the median, and $1,250 otherwise. */
export const moreUpToHalfOfMedian: Rule = ({ householdIncome: income }, median) => {
  const half = (median[120] * 50) / 120;
  const isWithin = income <= half && !isNearTownLimit(income, half, median);
  return isWithin
    ? null
    : { rule: 'amount', check: '2,500 if the borrowers earn at most half of the median' };
};

/**
 * Returns the rule for an income limit: HUD's own limit for the household's size, or a multiple of
 * HUD's 50% limit.
 */
export function adjusted(percent: number, softness: Softness = {}): Rule {
  return ({ householdIncome }, median) =>
    overLimit(householdIncome, adjustedLimit(percent, median), median, softness);
}

/**
 * Returns the rule for an income limit that is unclear: it may be the same for every household
 * size, or HUD's own limit for each size. An income between the two limits needs a check.
 */
export function eitherWay(percent: number): Rule {
  return ({ householdIncome: income }, median) => {
    const limits = [(median[120] * percent) / 120, adjustedLimit(percent, median)];
    const check = 'between the two ways to read the limit';
    return income > Math.min(...limits) && income <= Math.max(...limits)
      ? { rule: 'income', check }
      : overLimit(income, Math.max(...limits), median, {});
  };
}

/**
 * Returns the income limit rule of a mortgage revenue bond. One limit is for one or two people, and
 * another is for three or more. The base is at least the state's median, which our data does not
 * have. An income up to 25% above the limit therefore needs a check.
 */
export function ofBond(percent: number, threePlusPercent: number): Rule {
  return ({ householdIncome: income, householdSize }, median) => {
    const limit = (median[120] * (householdSize <= 2 ? percent : threePlusPercent)) / 120;
    const isUncertain = income > limit && income * 100 <= limit * 125;
    return isUncertain
      ? { rule: 'income', check: 'the state’s median may be higher' }
      : overLimit(income, limit, median, {});
  };
}

/** Returns the rule for a minimum income, which the buyer's income must exceed. */
export function above(percent: number): Rule {
  return ({ householdIncome: income }, median) => {
    const rule = 'min-income';
    const limit = adjustedLimit(percent, median);
    if (isNearTownLimit(income, limit, median)) return { rule, check: 'towns have own limits' };
    return income > limit ? null : { rule, change: 'none' };
  };
}

function adjustedLimit(percent: number, median: MedianIncome): number {
  return percent === 80 ? median[80] : (median[50] * percent) / 50;
}

function overLimit(
  income: number,
  limit: number,
  median: MedianIncome,
  { isStandIn, ofBorrowers }: Softness,
): Objection {
  const rule = 'income';
  if (isNearTownLimit(income, limit, median)) return { rule, check: 'towns have own limits' };
  if (income <= limit) return null;
  if (ofBorrowers) return { rule, check: 'only the income of the borrowers counts' };
  if (income * 100 > limit * 115) return { rule, change: 'none' };
  return isStandIn
    ? { rule, check: 'the true limit may be higher' }
    : { rule, change: { rule, by: income - limit } };
}

function isNearTownLimit(income: number, limit: number, { ofTowns }: MedianIncome): boolean {
  return ofTowns === true && income * 100 >= limit * 90 && income * 100 <= limit * 110;
}

/**
 * Returns the rule for the first mortgage that remains after this program's assistance. Empty
 * `types` means that the allowed loan types are unknown. `cap` is the program's own limit on that
 * loan. A cap in dollars is the same for any number of units. A VA loan is only for buyers who
 * served in the military.
 */
export function firstLoan(
  types: readonly LoanType[],
  help: Help,
  cap: 'fha' | 'conforming' | number = Number.POSITIVE_INFINITY,
): Rule {
  return (buyer, limits) => {
    const rule = 'first-mortgage';
    const loan = loanWith(help, buyer);
    const hasUnits = buyer.homeType === 'multi-family';
    const livesHere = buyer.homePlan === 'primary';
    const of = (limit: number, [two, four]: readonly [number, number]) =>
      sizeOf(loan, hasUnits ? [two, four] : [limit, limit]);
    const sizes = {
      fha: of(limits.fha, limits.fhaUnits),
      conforming: of(limits.conforming, limits.conformingUnits),
    };
    const underCap = typeof cap === 'number' ? sizeOf(loan, [cap, cap]) : sizes[cap];
    if (underCap === 'over') return { rule, change: 'none' };
    const byUnits = { rule, check: 'the number of units decides the limit' } as const;
    const units = underCap === 'units' ? byUnits : null;

    if (types.length === 0) {
      return sizes.fha === 'within' && sizes.conforming === 'within'
        ? units
        : { rule, check: 'above the smaller limit, types unknown' };
    }
    const usable = types.filter((type) => type === 'conventional' || livesHere);
    const ofUsable = [
      ...(usable.includes('conventional') ? [sizes.conforming] : []),
      ...(usable.includes('fha') ? [sizes.fha] : []),
    ];
    if (!ofUsable.includes('within')) {
      if (ofUsable.includes('units')) return byUnits;
      const hasOther = usable.includes('usda') || (usable.includes('va') && buyer.veteranStatus);
      return hasOther ? { rule, check: 'VA or USDA may allow it' } : { rule, change: 'none' };
    }
    return buyer.creditScore === 'poor' && types.every((type) => type === 'conventional')
      ? { rule, check: 'most lenders want 620 for a conventional loan' }
      : units;
  };
}

/**
 * Compares a loan with the limits for the smallest and the largest number of units that the home
 * may have.
 */
function sizeOf(
  loan: number,
  [fewest, most]: readonly [number, number],
): 'within' | 'units' | 'over' {
  if (loan <= fewest) return 'within';
  return loan <= most ? 'units' : 'over';
}

function loanWith({ dollars, percent, of = 'price' }: Help, buyer: QuoteAnswers): number {
  const loan = Math.max(0, buyer.homePrice - buyer.downPayment);
  const share = ((percent ?? 0) / 100) * (of === 'loan' ? loan : buyer.homePrice);
  const money = percent === undefined ? (dollars ?? 0) : Math.min(share, dollars ?? share);
  return Math.max(0, loan - money);
}
