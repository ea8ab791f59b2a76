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

describe('a price', () => {
  it.each([1, 400_000, 1_000_000_000])('of %d is accepted', (price) => {
    expect(checkPrice(price)).toEqual({ accepted: price });
  });

  it.each([
    [0, 'must be at least 1'],
    [-1, 'must be non-negative'],
  ])('of %d is rejected, so the previous price stays in use', (price, words) => {
    expect(checkPrice(price)).toEqual({ message: `Home price ${words}` });
    expect(checkDownPayment(price)).toEqual({ message: expect.stringContaining(words) });
  });

  it('above the maximum is clamped with a message', () => {
    const message = 'The maximum is $1,000,000,000, so we use that.';
    expect(checkPrice(1_000_000_001)).toEqual({ accepted: 1_000_000_000, message });
    expect(checkDownPayment(1_000_000_001)).toEqual({ accepted: 1_000_000_000, message });
  });

  it.each([400_000.5, 0.5])('of %d is rejected because it has cents', (price) => {
    expect(checkPrice(price)).toEqual({ message: 'Home price must be an integer' });
    expect(checkDownPayment(price)).toEqual({ message: 'Down payment must be an integer' });
  });

  it('is rejected if it is missing', () => {
    expect(checkPrice(null)).toEqual({ message: 'Home price value is required' });
    expect(checkDownPayment(null)).toEqual({ message: 'Down payment value is required' });
  });
});

describe('annual growth', () => {
  it.each([-10, 0, 10])('of %d percent is accepted', (growth) => {
    expect(checkGrowth(growth)).toEqual({ accepted: growth });
  });

  it.each([
    [-10.01, -10],
    [10.01, 10],
  ])('of %d percent is clamped to %d with a message', (growth, accepted) => {
    expect(checkGrowth(growth)).toEqual({
      accepted,
      message: expect.stringContaining(`${accepted}%.`),
    });
  });

  it('is rejected if it is missing', () => {
    expect(checkGrowth(null)).toEqual({ message: expect.any(String) });
  });
});

describe('an added cost', () => {
  it('is 0 for an empty box', () => {
    expect(checkClosingCosts(null)).toEqual({ accepted: 0 });
    expect(checkPoints(null)).toEqual({ accepted: 0 });
    expect(checkExtraDollars(null)).toEqual({ accepted: 0 });
  });

  it.each([
    ['closing costs', checkClosingCosts, 20],
    ['points', checkPoints, 10],
    ['dollars', checkExtraDollars, 1_000_000],
  ])('clamps %s to the limits with a message', (_, check, highest) => {
    expect(check(highest)).toEqual({ accepted: highest });
    expect(check(highest + 1)).toEqual({ accepted: highest, message: expect.any(String) });
    expect(check(-1)).toEqual({ accepted: 0, message: expect.any(String) });
  });
});

it('rejects cents in added dollars', () => {
  expect(checkExtraDollars(45.5)).toEqual({ message: 'Enter whole dollars, without cents.' });
});

describe('an interest rate', () => {
  it.each([0, 6.375, 25])('of %d percent is accepted without a message', (interest) => {
    expect(checkInterest(interest)).toEqual({ accepted: interest });
  });

  it.each([
    [-0.001, 0, '0%'],
    [25.001, 25, '25%'],
    [999_999, 25, '25%'],
  ])('of %d percent is clamped to %d with a message', (interest, accepted, used) => {
    expect(checkInterest(interest)).toEqual({
      accepted,
      message: `The rate must be from 0% to 25%, so we use ${used}.`,
    });
  });

  it('is rejected if it is missing', () => {
    expect(checkInterest(null)).toEqual({ message: 'Interest rate is required' });
  });
});

describe('a tax or insurance rate', () => {
  it.each([0, 1.1, 10])('of %d percent is accepted', (percent) => {
    expect(checkLocalRate(percent)).toEqual({ accepted: percent });
  });

  it.each([null, -0.1, 10.001])('of %s is rejected with a message', (percent) => {
    expect(checkLocalRate(percent)).toEqual({ message: expect.any(String) });
  });
});

describe('an optional amount', () => {
  it('is null for an empty box, and 0 if the buyer types 0', () => {
    expect(checkOptionalDollars(null)).toEqual({ accepted: null });
    expect(checkOptionalDollars(0)).toEqual({ accepted: 0 });
    expect(checkOptionalDollars(1_200)).toEqual({ accepted: 1_200 });
  });

  it('is rejected if it has cents, and clamped above the maximum', () => {
    expect(checkOptionalDollars(0.5).accepted).toBeUndefined();
    expect(checkOptionalDollars(1_000_001).accepted).toBe(1_000_000);
  });
});

describe("the line's rate", () => {
  it("is the site's rate if the box is empty", () => {
    expect(checkLineRate(null)).toEqual({ accepted: null });
  });

  it.each([
    [0, 0],
    [25, 25],
    [25.125, 25],
    [-1, 0],
  ])('of %d is stored as %d', (typed, counted) => {
    expect(checkLineRate(typed).accepted).toBe(counted);
  });
});

it('reads the cash as whole dollars up to the maximum', () => {
  expect(checkCash(null)).toEqual({ accepted: 0 });
  expect(checkCash(1_000_000_000)).toEqual({ accepted: 1_000_000_000 });
  expect(checkCash(1_000_000_001).accepted).toBe(1_000_000_000);
  expect(checkCash(0.5).accepted).toBeUndefined();
});
