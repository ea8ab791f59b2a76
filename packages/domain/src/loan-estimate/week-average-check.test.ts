import { describe, expect, it } from 'vitest';
import { paperWith } from '../../test/loan-estimate-sample.ts';
import { Percent } from '../units.ts';
import type { LoanEstimate } from './loan-estimate.ts';
import { weekAverageFinding, weekOf } from './week-average-check.ts';

const weeks = [
  { date: '2026-11-19', rate30: 6.9, rate15: 6.1 },
  { date: '2026-11-12', rate30: 7.1, rate15: null },
];

function find(rate: number, changes: Partial<LoanEstimate> = {}) {
  const issued = { dateIssued: '2026-11-19', rate: Percent.parse(rate) };
  return weekAverageFinding(paperWith({ ...issued, ...changes }), weeks);
}

describe('weekAverageFinding', () => {
  it.each([
    [6.25, 'same'],
    [7.4, 'same'],
    [7.401, 'different'],
  ])('compares a rate of %s%% with an average of 6.9%%: %s', (rate, pile) => {
    expect(find(rate).pile).toBe(pile);
  });

  it('uses the average of the nearest week', () => {
    expect(find(7.5, { dateIssued: '2026-11-13' }).pile).toBe('same');
    expect(find(7.5, { dateIssued: '2026-11-18' })).toMatchObject({ expected: { value: 6.9 } });
  });

  it('uses the 15-year average for a term of 15 years', () => {
    expect(find(6.7, { termMonths: 180 })).toMatchObject({ expected: { value: 6.1 } });
    const november12 = { termMonths: 180, dateIssued: '2026-11-12' };
    expect(find(6.7, november12)).toMatchObject({ reason: 'no-average' });
  });

  it.each([
    ['2026-11-05', 'no-average'],
    ['2026-11-26', 'no-average'],
    [undefined, 'not-on-paper'],
  ])('has no result for a Loan Estimate issued on %s: %s', (dateIssued, reason) => {
    expect(find(6.9, { dateIssued })).toMatchObject({ reason });
  });

  it('has no result for an adjustable rate', () => {
    expect(find(6.9, { product: { rate: 'adjustable' } })).toMatchObject({
      reason: 'payment-changes',
    });
  });
});

describe('weekOf', () => {
  it('returns undefined if there are no weeks', () => {
    expect(weekOf('2026-11-19', [])).toBeUndefined();
  });
});
