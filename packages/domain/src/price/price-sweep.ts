import { paysOnlyClosing } from '../assistance/assistance.ts';
import { type OwedRange, owedRange } from '../assistance/owed-range.ts';
import { RESULT_YEARS } from '../estimate/purchase.ts';
import { mayCombine } from '../programs/combination/may-combine.ts';
import { comparePaying } from '../programs/combination/paying-order.ts';
import { groupOf } from '../programs/program-group.ts';
import { type FurthestChange, furthestChange } from './furthest-change.ts';
import { highestPrice, type PriceAnswer, planOf } from './highest-price.ts';
import type { PriceBuyer } from './price-buyer.ts';
import type { PriceGuide } from './price-guide.ts';
import { amountOf, type PricePlan, planPayment } from './price-plan.ts';
import type { PricedHelp } from './priced-help.ts';

/** The highest price with one program, with several programs, or without help. */
export interface PriceBar {
  /** The IDs of the programs, in the order in which they pay. Empty without help. */
  readonly ids: readonly number[];
  readonly answer: PriceAnswer;
  /**
   * The price without help, if the payment on the help is unknown. It is the worst case, because
   * that payment could cancel out everything that the help adds. Null if the payment is known, so
   * that `price` is exact.
   */
  readonly low: number | null;
  /**
   * What the buyer still owes on the help after five years, in dollars. A range if a term is
   * unknown.
   */
  readonly owed: OwedRange;
}

/** The highest prices: without help, with each program, and with the best combination. */
export interface PriceSweep {
  readonly without: PriceBar;
  /**
   * The result for each program, lowest price first. Programs without a possible price come first.
   */
  readonly programs: readonly PriceBar[];
  /**
   * The programs that together lead to the highest price. Null if no combination beats the best
   * single program.
   */
  readonly combination: PriceBar | null;
  /**
   * The bar with the highest price, among the bars that need no further answer and have a known
   * payment. `without` if no program leads to a higher price. Null if no price is possible.
   */
  readonly best: PriceBar | null;
  /** The single change that raises the best price the most. Null if no change raises it. */
  readonly furthest: FurthestChange | null;
}

/** Calculates the highest prices for all programs. */
export function priceSweep(
  buyer: PriceBuyer,
  helps: readonly PricedHelp[],
  guide: PriceGuide,
): PriceSweep {
  const without = priceBar(buyer, [], guide, null);
  const bar = (applied: readonly PricedHelp[]) => priceBar(buyer, applied, guide, without);
  const possible = helps.filter(({ verdict }) => verdict !== 'almost');
  const programs = helps.map((help) => bar([help])).toSorted(comparePrice);
  const sets = combinableSets(possible);
  const bars = sets.map((set) => ({ set, bar: bar(set) }));
  const combination =
    bars
      .map(({ bar: each }) => each)
      .toSorted(comparePrice)
      .at(-1) ?? null;
  const isBetter = combination && priceOf(combination) > Math.max(...programs.map(priceOf));
  const all = [without, ...programs, ...bars.map((each) => each.bar)];
  const isKnown = new Set(all.filter(({ low }) => low === null).map(({ ids }) => ids.join()));
  const sure = [[], ...possible.map((help) => [help]), ...sets].filter(
    (set) => set.every(mayBeBest) && isKnown.has(set.map(({ id }) => id).join()),
  );
  const best = bestOf(all, sure);
  return {
    without,
    programs,
    combination: isBetter ? combination : null,
    best,
    furthest: best && furthestChange(buyer, sure, guide, priceOf(best)),
  };
}

/**
 * Whether the page may promise a program. True if the buyer meets all of the program's rules and
 * the program pays toward the price.
 */
function mayBeBest(help: PricedHelp): boolean {
  return help.verdict === 'fits' && groupOf(help) === 'fits' && !paysOnlyClosing(help);
}

function bestOf(bars: readonly PriceBar[], sure: readonly (readonly PricedHelp[])[]) {
  const keys = new Set(sure.map((set) => set.map(({ id }) => id).join()));
  const [best] = bars
    .filter(({ ids, answer }) => answer.kind === 'price' && keys.has(ids.join()))
    .toSorted((one, other) => comparePrice(other, one) || one.ids.length - other.ids.length);
  return best ?? null;
}

function priceBar(
  buyer: PriceBuyer,
  helps: readonly PricedHelp[],
  guide: PriceGuide,
  without: PriceBar | null,
): PriceBar {
  const isUnmet = helps.some(({ verdict }) => verdict === 'almost');
  const answer: PriceAnswer = isUnmet
    ? { kind: 'none', reason: 'unmet', change: null }
    : highestPrice(buyer, helps, guide);
  const ids = helps.map(({ id }) => id);
  if (answer.kind === 'none') return { ids, answer, low: null, owed: { least: 0, most: 0 } };
  const plan = planOf(buyer, helps, answer);
  const isUnknown = planPayment(plan).onHelp.some(({ kind }) => kind === 'unknown');
  const low = isUnknown ? Math.min(answer.price, without ? priceOf(without) : 0) : null;
  return { ids, answer, low, owed: owedOn(plan) };
}

function owedOn({ helps, split, facts, details }: PricePlan): OwedRange {
  const sale = { ...facts, yearlyGrowth: details.yearlyGrowth };
  const ranges = helps.map((help, place) =>
    owedRange(help, amountOf(split[place]), sale, RESULT_YEARS),
  );
  return {
    least: ranges.reduce((sum, { least }) => sum + least, 0),
    most: ranges.reduce((sum, { most }) => sum + most, 0),
  };
}

function priceOf({ answer }: PriceBar): number {
  return answer.kind === 'price' ? answer.price : 0;
}

function comparePrice(one: PriceBar, other: PriceBar): number {
  return priceOf(one) - priceOf(other) || (one.ids[0] ?? 0) - (other.ids[0] ?? 0);
}

/**
 * Returns all sets of two or more programs that allow each other. The programs in a set are in the
 * order in which they pay.
 */
export function combinableSets(helps: readonly PricedHelp[]): PricedHelp[][] {
  const offers = helps
    .filter(({ verifyFirst }) => !verifyFirst)
    .map((program) => {
      const { kind, cap } = program;
      return { program, kind, assistanceCap: program, amount: cap ?? 0 };
    })
    .sort(comparePaying)
    .map(({ program }) => program);
  const sets: PricedHelp[][] = [];
  const extend = (chosen: readonly PricedHelp[], open: readonly PricedHelp[]) => {
    for (const [place, next] of open.entries()) {
      const set = [...chosen, next];
      if (set.length > 1) sets.push(set);
      if (sets.length >= MOST_SETS) return;
      extend(
        set,
        open.slice(place + 1).filter((other) => mayCombine(next, other)),
      );
    }
  };
  extend([], offers);
  return sets;
}

/** Maximum number of combinations to try. No county has more than 30. */
const MOST_SETS = 100;
