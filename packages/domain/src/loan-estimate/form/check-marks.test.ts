import { describe, expect, it } from 'vitest';
import { borrowerCash } from './borrower-cash.ts';
import { checkBoxesIn } from './check-marks.ts';

describe('checkBoxesIn', () => {
  it.each([
    ['☐ NO ☒ YES', ['yes']],
    ['x NO YES', ['no']],
    ['[X] NO [ ] YES', ['no']],
    ['o NO 8 YES', ['yes']],
    ['NO YES', []],
    ['x NO x YES', ['no', 'yes']],
  ])('finds the checked boxes of %j', (text, checked) => {
    expect(checkBoxesIn(text, ['no', 'yes'])?.checked).toEqual(checked);
  });

  it.each(['☒ YES', '? NO YES', 'x and NO YES'])('does not guess from %j', (text) => {
    expect(checkBoxesIn(text, ['no', 'yes'])).toBeUndefined();
  });
});

describe('borrowerCash', () => {
  it.each([
    ['$16,054', 16_054],
    ['- $500', -500],
    ['$8', 8],
    ['$12,345 ☒ From ☐ To Borrower', 12_345],
    ['$12,345 ☐ From ☒ To Borrower', -12_345],
    ['☐ From ☒ To Borrower $12,345', -12_345],
  ])('reads %j as %d', (text, cash) => {
    expect(borrowerCash(text)).toBe(cash);
  });

  it.each([
    '$12,345 From To Borrower',
    '$12,345 ☒ From ☒ To Borrower',
    '☐ From ☒ To Borrower',
    '$1 x',
    '8',
    '4',
  ])('does not guess from %j', (text) => {
    expect(borrowerCash(text)).toBeUndefined();
  });

  it('does not guess the sign of an amount without check boxes if the form has check boxes', () => {
    expect(borrowerCash('$12,345', true)).toBeUndefined();
    expect(borrowerCash('$12,345 ☐ From ☒ To Borrower', true)).toBe(-12_345);
  });
});
