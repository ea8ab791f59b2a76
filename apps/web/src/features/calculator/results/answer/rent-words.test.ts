import type { Answer } from '@latchkey/domain';
import { describe, expect, it } from 'vitest';
import { rentWords } from './rent-words.ts';

/**
 * Returns the monthly payments of an answer. `later` is null if the buyer pays one amount for the
 * whole term.
 */
function paying(
  now: number,
  later: number | null,
  missing: Answer['eachMonth']['missing'] = [],
): Answer['eachMonth'] {
  const after = later === null ? null : { payment: later, fromYear: 4, payback: 0 };
  return { now, throughYear: after && 3, later: after, missing };
}

describe('rentWords', () => {
  it('compares the first payment and the later payment with the rent', () => {
    expect(rentWords(1_050, paying(883, 1_326))).toBe('$167 less, then $276 more');
  });

  it.each([
    [1_049, '$1 more'],
    [1_050, 'the same as your rent'],
    [1_051, '$1 less'],
    [0, '$1,050 more'],
  ])('compares one payment of $1,050 with a rent of $%d', (rent, words) => {
    expect(rentWords(rent, paying(1_050, null))).toBe(words);
  });

  it.each([
    [1_049, 'at least $1 more'],
    [1_050, 'the same as your rent, or more'],
    [1_051, 'up to $1 less'],
  ])('states only a bound for a rent of $%d if a part of the payment is unknown', (rent, words) => {
    expect(rentWords(rent, paying(1_050, null, ['insurance']))).toBe(words);
  });

  it('compares whole dollars, as the page shows them', () => {
    expect(rentWords(1_050, paying(1_049.5, 1_050.49))).toBe(
      'the same as your rent, then the same as your rent',
    );
    expect(rentWords(1_050, paying(1_049.49, 1_050.5))).toBe('$1 less, then $1 more');
  });
});
