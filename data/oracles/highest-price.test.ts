import { describe, expect, inject, it } from 'vitest';
import {
  highestPrice,
  highestWithin,
  type PriceAnswer,
} from '../../packages/domain/src/price/highest-price.ts';
import { pricePlan } from '../../packages/domain/src/price/price-plan.ts';
import { brokenRule } from '../../packages/domain/src/price/price-rules.ts';
import type { PricedHelp } from '../../packages/domain/src/price/priced-help.ts';
import { faultsOf, holdsAt, mostPossible, type Shopper, shoppers } from './price-reading.ts';

const LOWEST = 30_000;
/**
 * The highest price that the checks try. Above this price, only buyers without a payment limit
 * could still qualify.
 */
const MOST = 3_000_000;
const all = shoppers(1_000, 39);
/** The buyers of the slowest checks. Checking all buyers takes half a minute of CPU time. */
const some = inject('isFull') ? all : all.slice(0, 250);

function named({ buyer, guide }: Shopper, helps: readonly PricedHelp[]): string {
  const { have, householdIncome, facts, details } = buyer;
  const money = { have, householdIncome, otherDebts: details.otherDebts, guide };
  return JSON.stringify({ ...money, ...facts, helps: helps.map(({ slug }) => slug) });
}

const answers = new Map<readonly PricedHelp[], PriceAnswer>();

/**
 * Returns the highest price for a buyer and a set of programs. Computes each price only once for
 * all tests.
 */
function answerFor({ buyer, guide }: Shopper, helps: readonly PricedHelp[]): PriceAnswer {
  const known = answers.get(helps) ?? highestPrice(buyer, helps, guide);
  answers.set(helps, known);
  return known;
}

/** Returns the errors for each buyer and each set of programs. */
function faultsIn(
  buyers: readonly Shopper[],
  check: (shopper: Shopper, helps: readonly PricedHelp[]) => readonly string[],
): string[] {
  return buyers.flatMap((shopper) =>
    shopper.sets.flatMap((helps) =>
      check(shopper, helps).map((fault) => `${fault}: ${named(shopper, helps)}`),
    ),
  );
}

describe('the highest price of random buyers', () => {
  it('meets every rule in the estimate that the site shows', () => {
    const kinds = new Map<string, number>();
    const faults = faultsIn(all, (shopper, helps) => {
      const answer = answerFor(shopper, helps);
      const kind = answer.kind === 'none' ? `none: ${answer.reason}` : answer.binding;
      kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
      return answer.kind === 'none' ? [] : faultsOf(shopper, helps, answer);
    });
    expect(faults.slice(0, 10)).toEqual([]);
    for (const rule of ['payment', 'debts', 'cash', 'price-cap', 'loan-limit', 'insurance']) {
      expect(kinds.get(rule) ?? 0, rule).toBeGreaterThan(0);
    }
  });

  it('breaks the binding rule if the price is one dollar higher, no matter how the assistance is used', () => {
    const faults = faultsIn(all, (shopper, helps) => {
      const { buyer, terms } = shopper;
      const answer = answerFor(shopper, helps);
      if (answer.kind === 'none') return [];
      const { price, loanType, helpPaysClosing, binding } = answer;
      const above = pricePlan(buyer, price + 1, { helps, loanType, helpPaysClosing });
      const broken = brokenRule(above, terms);
      return [
        ...(broken === binding ? [] : [`${price}: ${broken}, not ${binding}`]),
        ...(holdsAt(terms, helps, price) ? [] : [`${price} does not hold`]),
        ...(holdsAt(terms, helps, price + 1) ? [`${price + 1} holds, too`] : []),
      ];
    });
    expect(faults.slice(0, 10)).toEqual([]);
  });

  it('misses no higher price that meets all rules, in steps of $250', () => {
    expect(
      faultsIn(some, (shopper, helps) => pricesMissed(shopper, helps, 250)).slice(0, 10),
    ).toEqual([]);
  });

  it('never falls with more cash, or with more income if the programs stay the same', () => {
    const faults = faultsIn(some, ({ buyer, guide }, helps) => {
      const price = (changes: object) => {
        const answer = highestPrice({ ...buyer, ...changes }, helps, guide);
        return answer.kind === 'none' ? 0 : answer.price;
      };
      const now = price({});
      return [1, 777, 25_000].flatMap((more) => [
        ...(price({ have: buyer.have + more }) < now ? [`$${more} more cash`] : []),
        ...(price({ householdIncome: buyer.householdIncome + more }) < now
          ? [`$${more} more income`]
          : []),
      ]);
    });
    expect(faults.slice(0, 10)).toEqual([]);
  });

  it('does not depend on military service unless a program takes only VA loans', () => {
    const faults = faultsIn(all, ({ buyer, guide }, helps) => {
      if (helps.some(({ firstMortgage: { types } }) => types.every((type) => type === 'va'))) {
        return [];
      }
      const [one, other] = [true, false].map((isVeteran) =>
        JSON.stringify(highestPrice({ ...buyer, isVeteran }, helps, guide)),
      );
      return one === other ? [] : [`${one}, not ${other}`];
    });
    expect(faults.slice(0, 10)).toEqual([]);
  });

  it('suggests the smallest change that is enough if the buyer can afford no price', () => {
    const seen = new Set<string>();
    const faults = faultsIn(all, (shopper, helps) => {
      const { buyer, guide } = shopper;
      const answer = answerFor(shopper, helps);
      if (answer.kind === 'price' || !answer.change) return [];
      seen.add(answer.change.figure);
      const { change } = answer;
      if (change.figure !== 'cash') return [];
      const reasonWith = (have: number) => {
        const next = highestPrice({ ...buyer, have }, helps, guide);
        return next.kind === 'none' ? next.reason : null;
      };
      return [
        ...(reasonWith(change.atLeast) === 'cash' ? [`${change.atLeast} is not enough`] : []),
        ...(reasonWith(change.atLeast - 1) === 'cash' ? [] : [`${change.atLeast} is too much`]),
      ];
    });
    expect(faults.slice(0, 10)).toEqual([]);
    expect([...seen]).toEqual(expect.arrayContaining(['cash', 'debts']));
  });
});

/** Returns prices above the computed highest price at which all rules are met. */
function pricesMissed(shopper: Shopper, helps: readonly PricedHelp[], step: number): string[] {
  const { terms } = shopper;
  const answer = answerFor(shopper, helps);
  const from = answer.kind === 'price' ? answer.price + 1 : LOWEST;
  const to = Math.min(MOST, mostPossible(terms, helps));
  const missed: string[] = [];
  for (let price = Math.ceil(from / step) * step; price <= to; price += step) {
    if (holdsAt(terms, helps, price)) missed.push(`${price} is above ${from - 1}`);
  }
  return missed.slice(0, 3);
}

// Takes a minute of CPU time, and longer on a busy machine.
const patient = { timeout: 900_000 };
it.runIf(inject('isFull'))('is the highest of all whole-dollar prices', patient, () => {
  const buyers = shoppers(20, 7);
  expect(faultsIn(buyers, (shopper, helps) => pricesMissed(shopper, helps, 1))).toEqual([]);
});

it('finds no valid price above the computed price', () => {
  for (const shopper of all.slice(0, 100)) {
    const { terms, sets } = shopper;
    for (const helps of sets) {
      const answer = answerFor(shopper, helps);
      if (answer.kind === 'none') continue;
      expect(highestWithin(terms, helps, answer.price)).toBeNull();
      expect(highestWithin(terms, helps, answer.price - 1)?.price).toBe(answer.price);
    }
  }
});
