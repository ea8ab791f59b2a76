import { describe, expect, it } from 'vitest';
import { groupDollars, readDollars, readPercent, ungroupDollars } from './read-number.ts';

describe('readDollars', () => {
  it.each([
    ['400000', 400_000],
    ['400,000', 400_000],
    ['$400,000.00', 400_000],
    [' 400000 ', 400_000],
    ['1,000,000', 1_000_000],
    ['400000.50', 400_000.5],
    ['.5', 0.5],
    ['5.', 5],
    ['-5', -5],
    ['-$1,250', -1250],
    ['007', 7],
  ])('parses %s as %d dollars', (text, amount) => {
    expect(readDollars(text)).toBe(amount);
  });

  it.each(['', '  ', '$'])(
    'returns null for the text "%s" because it contains no digits',
    (text) => {
      expect(readDollars(text)).toBeNull();
    },
  );

  it.each([
    '1e6',
    '6,5',
    '400,',
    '400,0000',
    '4000,000',
    '400.000,00',
    '400k',
    '4.0.0',
    '-',
    '.',
    '12 34',
    'abc',
    '0x10',
    '9'.repeat(400),
  ])('returns NaN for %s because it is not clearly a dollar amount', (text) => {
    expect(readDollars(text)).toBeNaN();
  });
});

describe('readPercent', () => {
  it.each([
    ['6.375', 6.375],
    ['6,5', 6.5],
    ['6.375%', 6.375],
    ['6.5 %', 6.5],
    ['.5', 0.5],
    ['6.', 6],
    ['-0.5', -0.5],
    ['100', 100],
  ])('parses %s as %d percent', (text, percent) => {
    expect(readPercent(text)).toBe(percent);
  });

  it.each(['', ' ', '%'])(
    'returns null for the text "%s" because it contains no digits',
    (text) => {
      expect(readPercent(text)).toBeNull();
    },
  );

  it.each(['1e1', '6.3755', '6,5,0', '1,234.5', '-', '.', 'six', '9'.repeat(400)])(
    'returns NaN for %s because it is not clearly a percentage',
    (text) => {
      expect(readPercent(text)).toBeNaN();
    },
  );
});

describe('groupDollars', () => {
  it.each([
    ['40000', '40,000'],
    ['400,000', '400,000'],
    ['$400,000.00', '400,000.00'],
    ['-1250.5', '-1,250.5'],
    ['400000.', '400,000.'],
    ['', ''],
  ])('formats the typed amount %s as %s', (text, grouped) => {
    expect(groupDollars(text)).toBe(grouped);
    expect(readDollars(ungroupDollars(grouped))).toBe(readDollars(text));
  });

  it.each(['6,5', '1e6', '400,', '-'])(
    'returns %s unchanged, because it is not an amount',
    (text) => {
      expect(groupDollars(text)).toBe(text);
      expect(ungroupDollars(text)).toBe(text);
    },
  );
});
