import { describe, expect, it } from 'vitest';
import { judgeDownPayment, judgeInterest, judgeLocalRate, judgePrice } from './judges.ts';

describe('a price', () => {
  it.each([1, 400_000, 1_000_000_000])('of %d is taken', (price) => {
    expect(judgePrice(price)).toEqual({ taken: price });
  });

  it.each([
    [null, 'Home price value is required'],
    [-1, 'Home price must be non-negative'],
    [0, 'Home price must be at least 1'],
    [1_000_000_001, 'The amount must be at most $1,000,000,000'],
  ])('of %s is not, and it is said why', (price, message) => {
    expect(judgePrice(price)).toEqual({ message });
  });
});

it('a down payment is called by its own name', () => {
  expect(judgeDownPayment(0).message).toMatch(/^Down payment must be at least/);
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
