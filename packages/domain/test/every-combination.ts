import type { CatalogProgram } from '../src/catalog/catalog-program.ts';
import type { Assessed } from '../src/programs/assess.ts';
import {
  type CombinationFacts,
  combinationLoan,
} from '../src/programs/combination/combination-limits.ts';
import { mayCombine } from '../src/programs/combination/may-combine.ts';

/** The money from a set of programs, and whether it is certain. */
export interface Money {
  readonly ids: readonly number[];
  readonly isCertain: boolean;
  /**
   * The total in cents, then the cents of each kind of assistance that must be repaid, with the
   * hardest to repay first.
   */
  readonly cents: readonly number[];
}

const hardestFirst = [
  'repayable-loan',
  'shared-appreciation-loan',
  'deferred-loan',
  'forgivable-loan',
];
const easiestFirst = ['grant', ...hardestFirst.toReversed()];

/**
 * Finds the best combination by trying every set of programs. This is a second, slow
 * implementation. It applies the definition of the amounts repeatedly, so that the amounts
 * converge.
 */
export function bestOfEvery(assessed: readonly Assessed[], given: CombinationFacts): Money | null {
  const offers = assessed
    .filter(({ program: { kind, status, confidence }, assessment: { verdict } }) => {
      const isNow = status !== 'paused' && kind !== 'tax-credit';
      return verdict === 'match' && isNow && confidence !== 'low';
    })
    .sort((a, b) => rank(a.program) - rank(b.program) || b.assessment.amount - a.assessment.amount);
  const sets = subsets(offers).flatMap((set) => moneyOf(set, given) ?? []);
  const singles = sets.filter(({ ids }) => ids.length === 1);
  const combinations = sets.filter(({ ids }) => ids.length > 1);

  const single = best(singles.filter(({ isCertain }) => isCertain)) ?? best(singles);
  const isBetter = (set: Money) => single !== undefined && compare(set, single) < 0;
  const better = combinations.filter(isBetter);
  return best(better.filter(({ isCertain }) => isCertain)) ?? best(better) ?? null;
}

function moneyOf(set: readonly Assessed[], given: CombinationFacts): Money | null {
  const { homePrice, downPayment } = given.facts;
  const amounts = settledAmounts(set, homePrice, downPayment, given.closingCosts);
  const parts = set.map(({ program, assessment: { hasCheck } }, i) => {
    return { program, kind: program.kind, hasCheck, amount: amounts[i] ?? 0 };
  });
  const cents = (kinds: readonly string[]) =>
    Math.round(
      100 * parts.filter(({ kind }) => kinds.includes(kind)).reduce((sum, p) => sum + p.amount, 0),
    );
  const money = {
    ids: set.map(({ program }) => program.id),
    cents: [cents(easiestFirst), ...hardestFirst.map((kind) => cents([kind]))],
  };
  // A set in which a program pays nothing, because its amount is unknown, cannot be a combination.
  if (!amounts.every((amount) => amount >= 0.005)) return null;
  if (set.length === 1) return { ...money, isCertain: parts.every(({ hasCheck }) => !hasCheck) };

  const isAllowed = set.every(({ program: one }) =>
    set.every(({ program: other }) => one === other || mayCombine(one, other)),
  );
  const loan = combinationLoan(parts, given);
  if (!isAllowed || !loan) return null;
  return { ...money, isCertain: loan.checks.length === 0 };
}

/**
 * Returns the amounts after a fixed number of rounds. Each round recalculates every percentage of
 * the loan, from the loan that remains after all assistance.
 */
function settledAmounts(
  set: readonly Assessed[],
  homePrice: number,
  downPayment: number,
  closingCosts: number,
): number[] {
  const unpaid = Math.max(0, homePrice - downPayment);
  const isForClosing = (i: number) => set[i]?.program.pays === 'closing';
  let amounts = set.map(() => 0);
  for (let round = 0; round < 200; round += 1) {
    const total = amounts.reduce((sum, amount, i) => sum + (isForClosing(i) ? 0 : amount), 0);
    const next = set.map(({ program }) => {
      const base = program.percentOf === 'loan' ? Math.max(0, unpaid - total) : homePrice;
      if (program.maxAmount === null && program.maxPercent === null) return 0;
      const percent = program.maxPercent === null ? Infinity : (program.maxPercent / 100) * base;
      return Math.min(percent, program.maxAmount ?? Infinity);
    });
    // Each round moves only halfway, so that the amounts converge instead of oscillating.
    amounts = amounts.map((amount, i) => (amount + (next[i] ?? 0)) / 2);
  }
  const left = { price: unpaid, closing: closingCosts };
  return amounts.map((amount, i) => {
    const use = isForClosing(i) ? 'closing' : 'price';
    const paid = Math.min(amount, left[use]);
    left[use] -= paid;
    return paid;
  });
}

function rank({ kind }: CatalogProgram): number {
  return easiestFirst.indexOf(kind);
}

function subsets<T>(items: readonly T[]): T[][] {
  const sets = Array.from({ length: 2 ** items.length }, (_, mask) =>
    items.filter((_item, i) => Math.floor(mask / 2 ** i) % 2 === 1),
  );
  return sets.slice(1);
}

function best(sets: readonly Money[]): Money | undefined {
  return sets.toSorted(compare)[0];
}

/**
 * Sorts the larger total first. If the totals are equal, sorts the one with fewer cents of the kind
 * that is hardest to repay first.
 */
function compare(a: Money, b: Money): number {
  const [totalA = 0, ...repaidA] = a.cents;
  const [totalB = 0, ...repaidB] = b.cents;
  const difference = repaidA
    .map((cents, i) => cents - (repaidB[i] ?? 0))
    .find((cents) => cents !== 0);
  return totalB - totalA || (difference ?? 0);
}
