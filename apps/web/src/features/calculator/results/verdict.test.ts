import { expect, it } from 'vitest';
import { verdictOf } from './verdict.ts';

const loan = { loanAmount: 100_000, isQualified: true };
const short = { ...loan, isQualified: false };

it('gives no verdict while programs load', () => {
  expect(verdictOf(loan, 'loading', true, false)).toBe('loading');
  expect(verdictOf(short, 'loading', true, false)).toBe('loading');
  expect(verdictOf(short, 'loading', false, false)).toBe('not-qualified');
});

it('gives no verdict against a buyer whose help failed to load', () => {
  expect(verdictOf(short, 'failed', true, false)).toBe('unknown');
  expect(verdictOf(short, 'failed', true, true)).toBe('not-qualified');
  expect(verdictOf(loan, 'failed', true, false)).toBe('qualified');
});

it('shows no lowered payment without a loan', () => {
  expect(verdictOf({ loanAmount: 0, isQualified: true }, 'found', true, true)).toBe('no-loan');
});
