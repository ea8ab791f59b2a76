import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { amountOf, dateOf, percentageOf, termOf } from './printed-values.ts';

describe('amountOf', () => {
  it.each([
    ['$1,802', 1802],
    ['$ 180,000', 180_000],
    ['761.78', 761.78],
    ['- $10,000', -10_000],
    ['-$10,000', -10_000],
    ['$-10,000', -10_000],
    ['($2,500)', -2500],
    ['+ 82', 82],
    ['$0', 0],
    ['- $0', 0],
    ['NONE', 0],
  ])('reads %j as %d', (text, amount) => {
    expect(amountOf(text)).toBe(amount);
  });

  it.each([
    '',
    '$',
    '-',
    '$1,80',
    '$18,0000',
    '$1,802 $405',
    '162 000',
    '$162 ,0 00',
    '$1O,000',
    '($2,500',
    '--$5',
    '$405.5',
    '3.875%',
    '$206 a month',
  ])('does not guess an amount from %j', (text) => {
    expect(amountOf(text)).toBeUndefined();
  });

  it('reads every amount that the form can print', () => {
    fc.assert(
      fc.property(fc.integer({ min: -99_999_999, max: 99_999_999 }), (cents) => {
        const amount = cents / 100;
        const [whole = '', fraction] = Math.abs(amount).toFixed(2).split('.');
        const digits = whole.replace(/\B(?=(\d{3})+$)/g, ',');
        const sign = amount < 0 ? '- ' : '';
        expect(amountOf(`${sign}$${digits}.${fraction}`)).toBeCloseTo(amount, 5);
      }),
    );
  });

  it('never reads an amount that is missing its last digits', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1000, max: 9_999_999 }),
        fc.integer({ min: 1, max: 2 }),
        (amount, lost) => {
          const digits = String(amount).replace(/\B(?=(\d{3})+$)/g, ',');
          expect(amountOf(`$${digits.slice(0, -lost)}`)).toBeUndefined();
        },
      ),
    );
  });
});

describe('percentageOf', () => {
  it.each([
    ['4.274%', 4.274],
    ['.5 %', 0.5],
    ['136.494%', 136.494],
    ['4.274% Your costs over the loan term', 4.274],
  ])('reads %j as %d', (text, percentage) => {
    expect(percentageOf(text)).toBe(percentage);
  });

  it.each(['', '4.274', '3.875% 4%', '1 4.274%', '12,3%', '4.274% in year 6'])(
    'does not guess a percentage from %j',
    (text) => {
      expect(percentageOf(text)).toBeUndefined();
    },
  );
});

describe('dateOf', () => {
  it.each([
    ['2/15/2026', '2026-02-15'],
    ['02/05/2026', '2026-02-05'],
    ['February 5, 2026', '2026-02-05'],
    ['Sep. 30, 2026', '2026-09-30'],
  ])('reads %j as %s', (text, date) => {
    expect(dateOf(text)).toBe(date);
  });

  it.each([
    '',
    '2/30/2026',
    '13/1/2026',
    '2/15/26',
    '2/15/2',
    '2/15/1926',
    '2/1/2026 2/2/2026',
    'Foo 5, 2026',
  ])('does not guess a date from %j', (text) => {
    expect(dateOf(text)).toBeUndefined();
  });
});

describe('termOf', () => {
  it.each([
    ['30 years', 360],
    ['15 yr', 180],
    ['29 years, 6 months', 354],
    ['360 months', 360],
    ['1 year', 12],
  ])('reads %j as %d months', (text, months) => {
    expect(termOf(text)).toBe(months);
  });

  it.each(['', '30', 'years', '0 years', '51 years', '30 years fixed'])(
    'does not guess a term from %j',
    (text) => {
      expect(termOf(text)).toBeUndefined();
    },
  );
});
