import { describe, expect, it } from 'vitest';
import { filterCount, filterOf, listIn, wholeList } from './lead-list.ts';

const list = {
  ...wholeList,
  search: 'maya',
  state: 'TX',
  status: 'new',
  sort: 'fullName',
} as const;

describe('the list in a history entry', () => {
  it('is restored', () => {
    expect(listIn({ list })).toEqual(list);
  });

  it.each([null, {}, { list: { ...list, status: 'lost' } }])(
    'is the whole list for %j',
    (state) => {
      expect(listIn(state)).toEqual(wholeList);
    },
  );
});

it('leaves out empty filters and the sort order', () => {
  expect(filterOf(list)).toEqual({ search: 'maya', state: 'TX', status: 'new' });
  expect(filterOf(wholeList)).toEqual({});
});

it('counts filters, without the search and the sort order', () => {
  expect(filterCount(list)).toBe(2);
  expect(filterCount(wholeList)).toBe(0);
});
