import { expect, it } from 'vitest';
import { LARGEST_AMOUNT, wholeDollars } from './whole-dollars.ts';

const amount = wholeDollars({
  required: 'downPaymentRequired',
  nonNegative: 'downPaymentNonNegative',
  integer: 'downPaymentInteger',
  atLeast1: 'downPaymentAtLeast1',
});

it.each([
  ['a missing amount', undefined, 'downPaymentRequired'],
  ['text', '5', 'downPaymentRequired'],
  ['infinity', Number.POSITIVE_INFINITY, 'downPaymentRequired'],
  ['a negative amount, with or without cents', -0.5, 'downPaymentNonNegative'],
  ['cents', 0.5, 'downPaymentInteger'],
  ['zero', 0, 'downPaymentAtLeast1'],
  ['more than the maximum', LARGEST_AMOUNT + 1, 'amountAtMost'],
])('rejects %s with a single message', (_, value, key) => {
  expect(amount.safeParse(value).error?.issues.map(({ message }) => message)).toEqual([key]);
});

it.each([1, LARGEST_AMOUNT])('accepts the amount %s', (value) => {
  expect(amount.parse(value)).toBe(value);
});
