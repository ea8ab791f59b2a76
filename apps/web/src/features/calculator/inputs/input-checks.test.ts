import { describe, expect, it } from 'vitest';
import {
  checkCash,
  checkClosingCosts,
  checkDownPayment,
  checkExtraDollars,
  checkGrowth,
  checkInterest,
  checkLineRate,
  checkLocalRate,
  checkOptionalDollars,
  checkPoints,
  checkPrice,
} from './input-checks.ts';

describe('checkPrice', () => {
  it.each([1, 400_000, 1_000_000_000])('accepts a price of %d', (price) => {
    expect(checkPrice(price)).toEqual({ accepted: price });
  });

  it.each([
    [0, 'must be at least 1'],
    [-1, 'must be non-negative'],
  ])('rejects a price of %d and keeps the previous price', (price, words) => {
    expect(checkPrice(price)).toEqual({ message: `Home price ${words}` });
    expect(checkDownPayment(price)).toEqual({ message: expect.stringContaining(words) });
  });

  it('lowers a price above the maximum to the maximum, and returns a message', () => {
    const message = 'The maximum is $1,000,000,000, so we use that.';
    expect(checkPrice(1_000_000_001)).toEqual({ accepted: 1_000_000_000, message });
    expect(checkDownPayment(1_000_000_001)).toEqual({ accepted: 1_000_000_000, message });
  });

  it.each([400_000.5, 0.5])('rejects a price of %d, which has cents', (price) => {
    expect(checkPrice(price)).toEqual({ message: 'Home price must be an integer' });
    expect(checkDownPayment(price)).toEqual({ message: 'Down payment must be an integer' });
  });

  it('rejects an empty price field', () => {
    expect(checkPrice(null)).toEqual({ message: 'Home price value is required' });
    expect(checkDownPayment(null)).toEqual({ message: 'Down payment value is required' });
  });
});

describe('checkGrowth', () => {
  it.each([-10, 0, 10])('accepts an annual growth of %d percent', (growth) => {
    expect(checkGrowth(growth)).toEqual({ accepted: growth });
  });

  it.each([
    [-10.01, -10],
    [10.01, 10],
  ])('changes an annual growth of %d percent to %d, and returns a message', (growth, accepted) => {
    expect(checkGrowth(growth)).toEqual({
      accepted,
      message: expect.stringContaining(`${accepted}%.`),
    });
  });

  it('rejects an empty annual growth field', () => {
    expect(checkGrowth(null)).toEqual({ message: expect.any(String) });
  });
});

describe('checkExtraDollars, checkClosingCosts and checkPoints', () => {
  it('treat an empty field as 0', () => {
    expect(checkClosingCosts(null)).toEqual({ accepted: 0 });
    expect(checkPoints(null)).toEqual({ accepted: 0 });
    expect(checkExtraDollars(null)).toEqual({ accepted: 0 });
  });

  it.each([
    ['closing costs', checkClosingCosts, 20],
    ['points', checkPoints, 10],
    ['dollars', checkExtraDollars, 1_000_000],
  ])('keeps %s within the limits, and returns a message', (_, check, highest) => {
    expect(check(highest)).toEqual({ accepted: highest });
    expect(check(highest + 1)).toEqual({ accepted: highest, message: expect.any(String) });
    expect(check(-1)).toEqual({ accepted: 0, message: expect.any(String) });
  });
});

it('rejects an added amount with cents', () => {
  expect(checkExtraDollars(45.5)).toEqual({ message: 'Enter whole dollars, without cents.' });
});

describe('checkInterest', () => {
  it.each([0, 6.375, 25])(
    'accepts an interest rate of %d percent without a message',
    (interest) => {
      expect(checkInterest(interest)).toEqual({ accepted: interest });
    },
  );

  it.each([
    [-0.001, 0, '0%'],
    [25.001, 25, '25%'],
    [999_999, 25, '25%'],
  ])(
    'changes an interest rate of %d percent to %d, and returns a message',
    (interest, accepted, used) => {
      expect(checkInterest(interest)).toEqual({
        accepted,
        message: `The rate must be from 0% to 25%, so we use ${used}.`,
      });
    },
  );

  it('rejects an empty interest rate field', () => {
    expect(checkInterest(null)).toEqual({ message: 'Interest rate is required' });
  });
});

describe('checkLocalRate', () => {
  it.each([0, 1.1, 10])('accepts a tax or insurance rate of %d percent', (percent) => {
    expect(checkLocalRate(percent)).toEqual({ accepted: percent });
  });

  it.each([null, -0.1, 10.001])(
    'rejects a tax or insurance rate of %s, and returns a message',
    (percent) => {
      expect(checkLocalRate(percent)).toEqual({ message: expect.any(String) });
    },
  );
});

describe('checkOptionalDollars', () => {
  it('returns null for an empty field, and 0 if the buyer enters 0', () => {
    expect(checkOptionalDollars(null)).toEqual({ accepted: null });
    expect(checkOptionalDollars(0)).toEqual({ accepted: 0 });
    expect(checkOptionalDollars(1_200)).toEqual({ accepted: 1_200 });
  });

  it('rejects an amount with cents, and lowers an amount above the maximum', () => {
    expect(checkOptionalDollars(0.5).accepted).toBeUndefined();
    expect(checkOptionalDollars(1_000_001).accepted).toBe(1_000_000);
  });
});

describe('checkLineRate', () => {
  it("uses the site's rate if the field is empty", () => {
    expect(checkLineRate(null)).toEqual({ accepted: null });
  });

  it.each([
    [0, 0],
    [25, 25],
    [25.125, 25],
    [-1, 0],
  ])('changes a rate of %d to %d', (typed, counted) => {
    expect(checkLineRate(typed).accepted).toBe(counted);
  });
});

it("accepts the buyer's cash in whole dollars up to the maximum", () => {
  expect(checkCash(null)).toEqual({ accepted: 0 });
  expect(checkCash(1_000_000_000)).toEqual({ accepted: 1_000_000_000 });
  expect(checkCash(1_000_000_001).accepted).toBe(1_000_000_000);
  expect(checkCash(0.5).accepted).toBeUndefined();
});
