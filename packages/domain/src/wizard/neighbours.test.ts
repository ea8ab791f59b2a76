import { describe, expect, it } from 'vitest';
import { nextPage, pageAt, pageNumber, previousPage } from './neighbours.ts';
import { firstPage } from './pages.ts';

/** Each page with its number, and its previous and next pages. */
const way = [
  ['home-info/type', 1, undefined, 'home-info/location'],
  ['home-info/location', 2, 'home-info/type', 'home-info/plans'],
  ['home-info/plans', 3, 'home-info/location', 'home-info/price'],
  ['home-info/price', 4, 'home-info/plans', 'financial-info/household-income'],
  ['financial-info/household-income', 5, 'home-info/price', 'financial-info/down-payment'],
  [
    'financial-info/down-payment',
    6,
    'financial-info/household-income',
    'financial-info/credit-score',
  ],
  ['financial-info/credit-score', 7, 'financial-info/down-payment', 'personal-info/housing-status'],
  [
    'personal-info/housing-status',
    8,
    'financial-info/credit-score',
    'personal-info/household-size',
  ],
  [
    'personal-info/household-size',
    9,
    'personal-info/housing-status',
    'personal-info/veteran-status',
  ],
  ['personal-info/veteran-status', 10, 'personal-info/household-size', 'personal-info/profession'],
  ['personal-info/profession', 11, 'personal-info/veteran-status', 'confirmation'],
  ['confirmation', 12, 'personal-info/profession', 'programs'],
  ['programs', 13, 'confirmation', 'calculator'],
  ['programs/12', 14, 'programs', 'calculator'],
  ['calculator', 15, 'programs', 'pre-approval'],
  ['pre-approval', 16, 'calculator', undefined],
] as const;

describe.each(way)('%s', (path, number, previous, next) => {
  const page = pageAt(path) ?? firstPage;

  it(`has the page number ${number}`, () => {
    expect(page.path).toBe(path.replace('12', ':programId'));
    expect(pageNumber(page)).toBe(number);
  });

  it(`comes after ${previous} and before ${next}`, () => {
    expect(previousPage(page)?.path).toBe(previous);
    expect(nextPage(page)?.path).toBe(next);
  });
});

describe('pageAt', () => {
  it('accepts a trailing slash', () => {
    expect(pageAt('home-info/price/')?.question).toBe('homePrice');
  });

  it.each(['', 'home-info', 'programs/abc', 'programs/1/2', 'programs/-1', '/confirmation'])(
    'returns no page for %j',
    (path) => {
      expect(pageAt(path)).toBeUndefined();
    },
  );
});
