import { describe, expect, it } from 'vitest';
import { type Case, worksheet } from '../../test/loan-officer.ts';
import { samplePricedHelp } from '../../test/priced-help-samples.ts';
import { sampleProduct } from '../../test/product-samples.ts';
import { austin, sampleAnswers } from '../../test/quote-samples.ts';
import type { CreditScore } from '../quote/choices.ts';
import { highestPrice, planOf } from './highest-price.ts';
import { type PriceBuyer, priceBuyer } from './price-buyer.ts';
import { planPayment } from './price-plan.ts';
import type { PricedHelp } from './priced-help.ts';

/** The mortgage insurance rates on MGIC's list, for the lowest score of each band. */
const insuranceOf = {
  excellent: [0, 0.0023, 0.0046, 0.0066, 0.0087],
  good: [0, 0.0038, 0.009, 0.0128, 0.0154],
  fair: [0, 0.0044, 0.0094, 0.0142, 0.0186],
} as const;

interface Example {
  readonly city: string;
  readonly state: string;
  readonly income: number;
  readonly debts: number;
  readonly score: Exclude<CreditScore, 'poor'>;
  readonly limit: number;
  readonly hand: Omit<Case, 'help' | 'type' | 'rates'>;
}

const detroit: Example = {
  city: 'Detroit',
  state: 'MI',
  income: 48_000,
  debts: 0,
  score: 'fair',
  // 31% of $4,000 a month.
  limit: 1_240,
  hand: { cash: 12_000, tax: 0.0335, insurance: 0.00971, closing: 0.0272 },
};

const columbus: Example = {
  city: 'Columbus',
  state: 'OH',
  income: 68_000,
  debts: 0,
  score: 'good',
  // 31% of $5,666.67 a month.
  limit: 1_756.666_666_667,
  hand: { cash: 9_000, tax: 0.01547, insurance: 0.0051, closing: 0.0204 },
};

const sanJose: Example = {
  city: 'San Jose',
  state: 'CA',
  income: 180_000,
  debts: 500,
  score: 'excellent',
  // 31% of $15,000 a month. 43% less the debts would be $5,950.
  limit: 4_650,
  hand: { cash: 60_000, tax: 0.011, insurance: 0.0015, closing: 0.01 },
};

function buyerOf({ state, income, debts, score, hand }: Example): PriceBuyer {
  const { cash: have, tax: property_tax, insurance: insurance_rate } = hand;
  const homeLocation = { ...austin, state, property_tax, insurance_rate };
  const home = { homeType: 'single-family', homePlan: 'primary', homeLocation } as const;
  const money = { householdIncome: income, creditScore: score, have, otherDebts: debts };
  const limits = { conformingLimits: [832_750], fhaLimits: [541_287] };
  const inputs = { ...sampleAnswers(home), ...money, dues: null };
  return priceBuyer(inputs, limits, sampleProduct);
}

/** Checks the search against the worksheet. Returns the search's figures, to the cent. */
function checked(example: Example, helps: readonly PricedHelp[], own: Pick<Case, 'help' | 'type'>) {
  const answer = highestPrice(buyerOf(example), helps, { kind: 'fha' });
  if (answer.kind === 'none') throw new RangeError(`No price fits: ${answer.reason}`);
  const hand = { ...example.hand, ...own, rates: insuranceOf[example.score] };
  const sheet = worksheet(answer.price, hand);
  const plan = planOf(buyerOf(example), helps, answer);
  expect(plan.facts.downPayment).toBe(sheet.down);
  expect(plan.loanAmount).toBeCloseTo(sheet.loan, 6);
  expect(plan.cash.total).toBeCloseTo(sheet.cash, 6);
  expect(planPayment(plan).total).toBeCloseTo(sheet.payment, 6);
  const cents = (dollars: number) => Math.round(dollars * 100) / 100;
  return {
    price: answer.price,
    stops: answer.binding,
    down: sheet.down,
    loan: cents(sheet.loan),
    cash: cents(sheet.cash),
    payment: cents(sheet.payment),
    more: worksheet(answer.price + 1, hand),
  };
}

const none = { help: 0, type: 'Conventional' } as const;

describe('a loan officer who works out the highest price by hand', () => {
  it('finds that the monthly payment limits the price in Detroit without assistance', () => {
    const { more, ...found } = checked(detroit, [], none);
    expect(found).toEqual({
      price: 112_664,
      stops: 'payment',
      down: 5_546,
      loan: 107_118,
      cash: 11_999.8,
      payment: 1_239.99,
    });
    expect(more.payment).toBeGreaterThan(detroit.limit);
  });

  it('finds that the monthly payment limits the price in Detroit with 5% from a program for FHA loans', () => {
    const help = samplePricedHelp({
      kind: 'forgivable-loan',
      maxAmount: null,
      maxPercent: 5,
      percentOf: 'price',
      pays: 'both',
      firstMortgage: { types: ['fha'], from: null },
      maxFirstMortgage: 'fha-limit',
    });
    const { more, ...found } = checked(detroit, [help], { help: 0.05, type: 'FHA' });
    expect(found).toEqual({
      price: 126_917,
      stops: 'payment',
      down: 4_786,
      loan: 115_785.15,
      cash: 11_999.94,
      payment: 1_239.99,
    });
    expect(more.payment).toBeGreaterThan(detroit.limit);
  });

  it('finds that cash limits the price in Columbus without assistance', () => {
    const { more, ...found } = checked(columbus, [], none);
    expect(found).toEqual({
      price: 125_671,
      stops: 'cash',
      down: 3_771,
      loan: 121_900,
      cash: 9_000,
      payment: 1_132.36,
    });
    // 3% of the price would be needed.
    expect(more.down).toBeLessThan((found.price + 1) * 0.03);
  });

  it('finds that the monthly payment limits the price in Columbus with 3% of the price in assistance', () => {
    const help = samplePricedHelp({
      kind: 'forgivable-loan',
      maxAmount: null,
      maxPercent: 3,
      percentOf: 'price',
    });
    const { more, ...found } = checked(columbus, [help], { help: 0.03, type: 'Conventional' });
    expect(found).toEqual({
      price: 195_681,
      stops: 'payment',
      down: 868,
      loan: 188_942.57,
      cash: 8_999.09,
      payment: 1_756.66,
    });
    expect(more.payment).toBeGreaterThan(columbus.limit);
  });

  it('finds that the monthly payment limits the price in San Jose, with and without 3% of the price in assistance', () => {
    const without = checked(sanJose, [], none);
    expect(without).toMatchObject({
      price: 631_622,
      stops: 'payment',
      down: 43_578,
      loan: 588_044,
      cash: 59_999.65,
      payment: 4_649.99,
    });
    expect(without.more.payment).toBeGreaterThan(sanJose.limit);

    const help = samplePricedHelp({
      kind: 'deferred-loan',
      maxAmount: null,
      maxPercent: 3,
      percentOf: 'price',
    });
    const { more, ...found } = checked(sanJose, [help], { help: 0.03, type: 'Conventional' });
    expect(found).toEqual({
      price: 648_306,
      stops: 'payment',
      down: 43_372,
      loan: 585_484.82,
      cash: 59_999.1,
      payment: 4_650,
    });
    expect(more.payment).toBeGreaterThan(sanJose.limit);
  });
});
