import { describe, expect, it } from 'vitest';
import { comparedIds, searchFor, toggled } from './compared-ids.ts';

const known = [1001, 1002, 1003, 1004];

describe('comparedIds', () => {
  it.each([
    ['', []],
    ['?compare=', []],
    ['?compare=1002,1001', [1002, 1001]],
    ['?compare=1001,9,abc,1e3,-1,1001,1002', [1001, 1002]],
    ['?compare=9,1001,1002,1003,1004', [1001, 1002, 1003]],
  ])('reads %j as the IDs %j', (search, ids) => {
    expect(comparedIds(search, known)).toEqual(ids);
  });

  it('reads the IDs that searchFor wrote', () => {
    expect(searchFor([1001, 1002])).toBe('?compare=1001,1002');
    expect(comparedIds(searchFor([1003, 1001]), known)).toEqual([1003, 1001]);
    expect(searchFor([])).toBe('');
  });
});

describe('toggled', () => {
  it('adds a new ID at the end and removes one that is already listed', () => {
    expect(toggled([1001], 1002)).toEqual([1001, 1002]);
    expect(toggled([1001, 1002], 1001)).toEqual([1002]);
  });
});
