import { describe, expect, it } from 'vitest';
import { comparedIds, searchFor, toggled, unknownIds } from './compared-ids.ts';

const known = [1001, 1002, 1003, 1004];

describe('comparedIds', () => {
  it.each([
    ['', []],
    ['?compare=', []],
    ['?compare=1002,1001', [1002, 1001]],
    ['?compare=1001,9,abc,1e3,-1,1001,1002', [1001, 1002]],
    ['?compare=9,1001,1002,1003,1004', [1001, 1002, 1003]],
  ])('parses %j as the IDs %j', (search, ids) => {
    expect(comparedIds(search, known)).toEqual(ids);
  });

  it('parses the IDs that `searchFor` wrote', () => {
    expect(searchFor([1001, 1002])).toBe('?compare=1001,1002');
    expect(comparedIds(searchFor([1003, 1001]), known)).toEqual([1003, 1001]);
    expect(searchFor([])).toBe('');
  });
});

it('counts each unknown or invalid entry once', () => {
  expect(unknownIds('?ids=1001,9,9,abc,1002,,0x3e9', known, 'ids')).toBe(3);
  expect(unknownIds('?ids=1001', known, 'ids')).toBe(0);
  expect(unknownIds('', known, 'ids')).toBe(0);
});

describe('toggled', () => {
  it('adds a new ID at the end, and removes an ID that is already in the list', () => {
    expect(toggled([1001], 1002)).toEqual([1001, 1002]);
    expect(toggled([1001, 1002], 1001)).toEqual([1002]);
  });
});
