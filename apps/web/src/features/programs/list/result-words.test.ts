import { afterEach, describe, expect, it } from 'vitest';
import { setLocale } from '@/lib/text.ts';
import { isKept, resultDetails, resultWords } from './result-words.ts';

afterEach(() => setLocale('en'));

const result = (low: number, high = low) => ({ low, high, ifRateHigher: 3_149 });
const plain = (words: string) => words.replace(/<\/?b>/g, '');

describe('resultWords', () => {
  it.each([
    [
      6_149,
      6_149,
      'You may be about $6,100 better off after 5 years, at the same rate and after any payback',
    ],
    [
      6_150,
      6_150,
      'You may be about $6,200 better off after 5 years, at the same rate and after any payback',
    ],
    [
      2_000,
      6_100,
      'You may be $2,000 to $6,100 better off after 5 years, at the same rate and after any payback',
    ],
    [
      0,
      6_100,
      'You may be $0 to $6,100 better off after 5 years, at the same rate and after any payback',
    ],
    [-2_100, -2_100, 'Costs about $2,100 more by year 5, at the same rate'],
    [-2_100, -400, 'Costs $400 to $2,100 more by year 5, at the same rate'],
    [49, 49, 'Costs about the same after 5 years, at the same rate'],
    [-49, -49, 'Costs about the same after 5 years, at the same rate'],
    [
      -2_100,
      6_100,
      'You may be up to $6,100 better off after 5 years, or pay up to $2,100 more, at the same rate',
    ],
  ])('describes a result from %d to %d: %s', (low, high, words) => {
    expect(plain(resultWords(result(low, high), true))).toBe(words);
  });

  it('states that assistance makes the home possible if the buyer cannot buy the home without the assistance', () => {
    expect(plain(resultWords(result(6_100), false))).toBe('Makes this home possible');
  });

  it('shows “ask” if there is no result', () => {
    expect(plain(resultWords(null, true))).toBe('After 5 years: ask');
    expect(plain(resultWords(null, false))).toBe('After 5 years: ask');
  });
});

describe('resultDetails', () => {
  it('lists what the result includes, and states to the nearest $100 how much a higher rate lowers the result', () => {
    expect(resultDetails(result(6_100))).toBe(
      'We compare cash at closing, 5 years of payments and what you owe then, with and without the help. If its lender’s rate is 0.25 points higher: $3,100 less. Ask for the rate with and without the help.',
    );
    expect(resultDetails(null)).toBeNull();
  });

  it('does not mention a higher rate that costs less than $50', () => {
    const details = (ifRateHigher: number) => resultDetails({ ...result(6_100), ifRateHigher });
    for (const nothing of [0, 49]) expect(details(nothing)).toMatch(/without the help\.$/);
    expect(details(49)).not.toContain('higher');
    expect(details(50)).toContain('If its lender’s rate is 0.25 points higher: $100 less.');
  });
});

it.each([
  [50, true],
  [49, false],
  [-100, false],
])('decides whether the buyer keeps the money at a low end of %d: %s', (low, kept) => {
  expect(isKept(result(low, 9_000))).toBe(kept);
  expect(isKept(null)).toBe(false);
});

describe('the figures in both languages', () => {
  const figures = (words: string | null) => words?.match(/\$?\d[\d,.]*\d|\$?\d/g)?.toSorted();

  it.each([
    [6_149, 6_149],
    [2_000, 6_100],
    [0, 6_100],
    [-2_100, -2_100],
    [-2_100, -400],
    [0, 0],
    [-2_100, 6_100],
  ])('shows the same figures in Spanish for a result of %d to %d', async (low, high) => {
    const english = figures(resultWords(result(low, high), true));
    const higherRate = figures(resultDetails(result(low, high)));
    expect(english).toContain('5');
    await setLocale('es');
    expect(figures(resultWords(result(low, high), true))).toEqual(english);
    expect(figures(resultDetails(result(low, high)))).toEqual(higherRate);
  });
});
