import { describe, expect, it } from 'vitest';
import {
  judgeClosingCosts,
  judgeDownPayment,
  judgeExtraDollars,
  judgeGrowth,
  judgeInterest,
  judgeLocalRate,
  judgePoints,
  judgePrice,
} from './judges.ts';

describe('a price', () => {
  it.each([1, 400_000, 1_000_000_000])('of %d is taken', (price) => {
    expect(judgePrice(price)).toEqual({ taken: price });
  });

  it.each([
    [-1, 1, 'At least $1, so we calculate with that.'],
    [0, 1, 'At least $1, so we calculate with that.'],
    [1_000_000_001, 1_000_000_000, 'At most $1,000,000,000, so we calculate with that.'],
  ])('of %d counts as %d, and that is said', (price, taken, message) => {
    expect(judgePrice(price)).toEqual({ taken, message });
    expect(judgeDownPayment(price)).toEqual({ taken, message });
  });

  it.each([400_000.5, 0.5])('of %d is refused: it has cents', (price) => {
    expect(judgePrice(price)).toEqual({ message: 'Home price must be an integer' });
    expect(judgeDownPayment(price)).toEqual({ message: 'Down payment must be an integer' });
  });

  it('that is missing leaves the last one', () => {
    expect(judgePrice(null)).toEqual({ message: 'Home price value is required' });
    expect(judgeDownPayment(null)).toEqual({ message: 'Down payment value is required' });
  });
});

describe('a yearly growth', () => {
  it.each([-10, 0, 10])('of %d percent is taken', (growth) => {
    expect(judgeGrowth(growth)).toEqual({ taken: growth });
  });

  it.each([
    [-10.01, -10],
    [10.01, 10],
  ])('of %d percent counts as %d, and that is said', (growth, taken) => {
    expect(judgeGrowth(growth)).toEqual({ taken, message: expect.stringContaining(`${taken}%.`) });
  });

  it('that is missing leaves the last one', () => {
    expect(judgeGrowth(null)).toEqual({ message: expect.any(String) });
  });
});

describe('something added', () => {
  it('is nothing where the box is empty', () => {
    expect(judgeClosingCosts(null)).toEqual({ taken: 0 });
    expect(judgePoints(null)).toEqual({ taken: 0 });
    expect(judgeExtraDollars(null)).toEqual({ taken: 0 });
  });

  it.each([
    ['closing costs', judgeClosingCosts, 20],
    ['points', judgePoints, 10],
    ['dollars', judgeExtraDollars, 1_000_000],
  ])('keeps %s within their limit', (_, judge, highest) => {
    expect(judge(highest)).toEqual({ taken: highest });
    expect(judge(highest + 1)).toEqual({ taken: highest, message: expect.any(String) });
    expect(judge(-1)).toEqual({ taken: 0, message: expect.any(String) });
  });
});

it('refuses cents in dollars that are added', () => {
  expect(judgeExtraDollars(45.5)).toEqual({ message: 'Enter whole dollars, without cents.' });
});

describe('an interest rate', () => {
  it.each([0, 6.375, 25])('of %d percent is taken without a word', (interest) => {
    expect(judgeInterest(interest)).toEqual({ taken: interest });
  });

  it.each([
    [-0.001, 0, '0%'],
    [25.001, 25, '25%'],
    [999_999, 25, '25%'],
  ])('of %d percent counts as %d, and that is said', (interest, taken, used) => {
    expect(judgeInterest(interest)).toEqual({
      taken,
      message: `From 0% to 25% can be used: we calculate with ${used}.`,
    });
  });

  it('that is missing leaves the last one', () => {
    expect(judgeInterest(null)).toEqual({ message: 'Interest rate is required' });
  });
});

describe('a tax or insurance rate', () => {
  it.each([0, 1.1, 10])('of %d percent is taken', (percent) => {
    expect(judgeLocalRate(percent)).toEqual({ taken: percent });
  });

  it.each([null, -0.1, 10.001])('of %s is not, and that is said', (percent) => {
    expect(judgeLocalRate(percent)).toEqual({ message: expect.any(String) });
  });
});
