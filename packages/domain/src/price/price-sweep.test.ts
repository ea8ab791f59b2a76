import { describe, expect, it } from 'vitest';
import { samplePricedHelp } from '../../test/priced-help-samples.ts';
import { sampleProduct } from '../../test/product-samples.ts';
import { dueOnSale, travis } from '../../test/program-samples.ts';
import { sampleAnswers } from '../../test/quote-samples.ts';
import { type PriceInputs, priceBuyer } from './price-buyer.ts';
import { limitsOfGuide, type PriceGuide } from './price-guide.ts';
import { priceSweep } from './price-sweep.ts';
import type { PricedHelp } from './priced-help.ts';

const fha: PriceGuide = { kind: 'fha' };

function buyerWith(changes: Partial<PriceInputs> = {}) {
  const money = { householdIncome: 68_000, have: 9_000, otherDebts: 0, dues: null };
  const home = sampleAnswers({ homeType: 'single-family' });
  return priceBuyer({ ...home, ...money, ...changes }, travis, sampleProduct);
}

/** Returns the only bar of a sweep with one program. */
function barOf(help: PricedHelp, changes: Partial<PriceInputs> = {}) {
  const [bar] = priceSweep(buyerWith(changes), [help], fha).programs;
  return bar ?? expect.fail('no bar');
}

function priceWith(help: PricedHelp, changes: Partial<PriceInputs> = {}): number {
  const { answer } = barOf(help, changes);
  return answer.kind === 'price' ? answer.price : expect.fail(answer.reason);
}

describe('the rule that limits the price', () => {
  it('finds that the program’s price cap limits the price, to the dollar', () => {
    const base = samplePricedHelp();
    const help = { ...base, priceCap: { dollars: 150_001, isStandIn: false } };
    expect(barOf(help).answer).toMatchObject({ price: 150_001, binding: 'price-cap' });
  });

  it("finds that the program's own cap on the first loan limits the price", () => {
    const help = samplePricedHelp({ maxFirstMortgage: { limit: 120_000 } });
    const price = priceWith(help, { have: 40_000 });
    expect(barOf(help, { have: 40_000 }).answer).toMatchObject({ binding: 'program-loan-cap' });
    expect(price).toBeGreaterThan(120_000);
  });

  it('finds a lower price, limited by cash, if the program requires a contribution', () => {
    const help = samplePricedHelp();
    const least = priceWith({ ...help, minContribution: { amount: 6_000 } });
    expect(least).toBeLessThan(priceWith(help));
    expect(barOf({ ...help, minContribution: { amount: 6_000 } }).answer).toMatchObject({
      binding: 'cash',
    });
  });

  it('finds that unknown mortgage insurance limits the price of two to four units with a loan above 80% of the price', () => {
    const duplex = { homeType: 'multi-family', have: 30_000 } as const;
    const { without } = priceSweep(buyerWith(duplex), [], fha);
    expect(without.answer).toMatchObject({ kind: 'price', binding: 'insurance' });
  });

  it('finds that other debts limit the price if those debts leave less for housing than the guideline allows', () => {
    const { without } = priceSweep(buyerWith({ have: 60_000, otherDebts: 1_200 }), [], fha);
    expect(without.answer).toMatchObject({ kind: 'price', binding: 'debts' });
  });
});

describe('a buyer without a price that fits', () => {
  it('suggests the lowest income that is enough if the buyer can afford no price', () => {
    const { without } = priceSweep(buyerWith({ householdIncome: 0 }), [], fha);
    expect(without.answer).toMatchObject({ kind: 'none', reason: 'income' });
    const { change } = without.answer.kind === 'none' ? without.answer : expect.fail('a price');
    const atLeast = change?.figure === 'income' ? change.atLeast : expect.fail('no income');
    for (const [householdIncome, kind] of [
      [atLeast, 'price'],
      [atLeast - 1, 'none'],
    ] as const) {
      expect(priceSweep(buyerWith({ householdIncome }), [], fha).without.answer.kind).toBe(kind);
    }
  });

  it('suggests the highest debts that still let the buyer afford a price', () => {
    const { without } = priceSweep(buyerWith({ otherDebts: 5_000 }), [], fha);
    expect(without.answer).toMatchObject({ kind: 'none', reason: 'debts' });
    const { change } = without.answer.kind === 'none' ? without.answer : expect.fail('a price');
    const atMost = change?.figure === 'debts' ? change.atMost : expect.fail('no debts');
    for (const [otherDebts, kind] of [
      [atMost, 'price'],
      [atMost + 1, 'none'],
    ] as const) {
      expect(priceSweep(buyerWith({ otherDebts }), [], fha).without.answer.kind).toBe(kind);
    }
  });

  it('suggests the cash or the monthly figure that would be enough if the buyer can afford no price', () => {
    const poor = priceSweep(buyerWith({ have: 0 }), [], fha);
    expect(poor.without.answer).toMatchObject({
      kind: 'none',
      reason: 'cash',
      change: { figure: 'cash' },
    });
    expect(poor).toMatchObject({ best: null, furthest: null });
    const tight = priceSweep(buyerWith(), [], { kind: 'own', monthly: 50 });
    expect(tight.without.answer).toMatchObject({
      reason: 'payment',
      change: { figure: 'monthly' },
    });
  });

  it('suggests no change for a program whose rule the buyer breaks', () => {
    const help = { ...samplePricedHelp(), verdict: 'almost' } as const;
    expect(barOf(help).answer).toEqual({ kind: 'none', reason: 'unmet', change: null });
  });
});

describe('the sweep', () => {
  it('sorts programs by price, lowest first, and picks the best program that needs no further answer', () => {
    const small = { ...samplePricedHelp({ maxAmount: 2_000 }), id: 1 };
    const large = { ...samplePricedHelp({ maxAmount: 20_000 }), id: 2 };
    const unsure = { ...samplePricedHelp({ maxAmount: 30_000 }), id: 3, verdict: 'check' } as const;
    const { programs, best, without } = priceSweep(buyerWith(), [unsure, large, small], fha);
    expect(programs.map(({ ids }) => ids)).toEqual([[1], [2], [3]]);
    expect(best?.ids).toEqual([2]);
    expect(without.ids).toEqual([]);
  });

  it('adds up the assistance of two programs that allow each other', () => {
    const any = { with: 'any' as const, slugs: [], says: 'May be combined.' };
    const one = { ...samplePricedHelp({ combines: any }), id: 1, slug: 'one' };
    const two = { ...samplePricedHelp({ combines: any }), id: 2, slug: 'two' };
    const alone = priceSweep(buyerWith(), [one], fha);
    const both = priceSweep(buyerWith(), [one, two], fha);
    expect(alone.combination).toBeNull();
    expect(both.combination?.ids).toEqual([1, 2]);
    expect(both.best).toEqual(both.combination);
  });

  it('returns a price range and a debt range if the payment on the assistance is unknown', () => {
    const terms = { kind: 'repayable-loan', repayment: dueOnSale } as const;
    const bar = barOf(samplePricedHelp(terms));
    const { without } = priceSweep(buyerWith(), [], fha);
    expect(bar.low).toBe(without.answer.kind === 'price' && without.answer.price);
    expect(bar.owed.least).toBe(0);
    expect(bar.owed.most).toBeGreaterThan(10_000);
    expect(barOf(samplePricedHelp()).low).toBeNull();
  });

  it('returns the change that raises the best price the most', () => {
    const cashBound = priceSweep(buyerWith(), [], fha);
    expect(cashBound.furthest).toMatchObject({ kind: 'cash', by: 1_000 });
    const payment = priceSweep(buyerWith({ have: 60_000 }), [], fha);
    expect(payment.furthest).toMatchObject({ kind: 'month', by: 50 });
    const debts = priceSweep(buyerWith({ have: 60_000, otherDebts: 1_200 }), [], fha);
    expect(debts.furthest).toMatchObject({ kind: 'debts', by: 50 });
  });
});

it('ignores debts if the buyer sets their own monthly figure', () => {
  const buyer = { householdIncome: 48_000, otherDebts: 600 };
  expect(limitsOfGuide({ kind: 'own', monthly: 900 }, buyer)).toEqual({
    front: 900,
    back: Infinity,
  });
  expect(limitsOfGuide({ kind: 'strict' }, buyer)).toEqual({ front: 1_120, back: 840 });
  expect(limitsOfGuide({ kind: 'fha' }, buyer)).toEqual({ front: 1_240, back: 1_120 });
});
