import { describe, expect, it } from 'vitest';
import { checkRent, checkYearlyGrowth } from './rent-checks.ts';

describe('checkYearlyGrowth', () => {
  it.each([0, 0.5, 3, 15])('accepts a growth of %s%%', (growth) => {
    expect(checkYearlyGrowth(growth)).toEqual({ accepted: growth });
  });

  it.each([
    [-0.1, 0, 'This can be from 0% to 15%. We use 0%.'],
    [15.1, 15, 'This can be from 0% to 15%. We use 15%.'],
  ])('replaces a growth of %s%% with the nearest limit', (typed, accepted, message) => {
    expect(checkYearlyGrowth(typed)).toEqual({ accepted, message });
  });

  it('returns a message that asks for a percentage if the field is empty', () => {
    expect(checkYearlyGrowth(null)).toEqual({
      message: 'Enter a percentage from 0% to 15%. 0% is no growth.',
    });
  });
});

describe('checkRent', () => {
  it.each([null, 0, 1_050, 1_000_000])('accepts a rent of %s', (rent) => {
    expect(checkRent(rent)).toEqual({ accepted: rent });
  });

  it.each([
    [1_050.5, 'Enter the rent in whole dollars.'],
    [-1, 'Enter the rent in whole dollars.'],
    [1_000_001, 'The rent can be at most $1,000,000.'],
  ])('rejects a rent of %s', (typed, message) => {
    expect(checkRent(typed)).toEqual({ message });
  });
});
