import { expect, it } from 'vitest';
import { verdictOf } from './verdict.ts';

const loan = { loanAmount: 100_000, kind: 'qualified' } as const;
const short = { ...loan, kind: 'not-qualified' } as const;

it('returns no verdict while the programs load', () => {
  expect(verdictOf(loan, 'loading', true, false)).toBe('loading');
  expect(verdictOf(short, 'loading', true, false)).toBe('loading');
  expect(verdictOf(short, 'loading', false, false)).toBe('not-qualified');
});

it('returns no verdict if the assistance failed to load and the buyer may need it', () => {
  expect(verdictOf(short, 'failed', true, false)).toBe('unknown');
  expect(verdictOf(short, 'failed', true, true)).toBe('not-qualified');
  expect(verdictOf(loan, 'failed', true, false)).toBe('qualified');
});

it('returns no verdict about a lowered payment if there is no loan', () => {
  expect(verdictOf({ ...loan, loanAmount: 0 }, 'found', true, true)).toBe('no-loan');
  expect(verdictOf({ ...loan, loanAmount: 0.01 }, 'found', true, true)).toBe('qualified');
});

it('returns no verdict about a lowered payment on a site that does not offer one', () => {
  const plain = { ...loan, kind: 'not-offered' } as const;
  expect(verdictOf(plain, 'found', true, true)).toBe('not-offered');
  expect(verdictOf({ ...plain, loanAmount: 0 }, 'found', true, true)).toBe('no-loan');
  expect(verdictOf(plain, 'loading', true, false)).toBe('loading');
  expect(verdictOf(plain, 'failed', true, false)).toBe('not-offered');
});
