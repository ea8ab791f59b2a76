import { afterEach, describe, expect, it, vi } from 'vitest';
import { filterCount, filterOf, type LeadList, listIn, wholeList } from './lead-list.ts';

const list = {
  ...wholeList,
  search: 'maya',
  state: 'TX',
  status: 'new',
  sort: 'fullName',
} as const;

afterEach(() => vi.useRealTimers());

describe('the list in a history entry', () => {
  it('reads the filters from the state of the history entry', () => {
    expect(listIn({ list })).toEqual(list);
  });

  it.each([null, {}, { list: { ...list, status: 'lost' } }])(
    'returns no filters if the state is %j',
    (state) => {
      expect(listIn(state)).toEqual(wholeList);
    },
  );
});

it('omits empty filters and the sort order from the query', () => {
  expect(filterOf(list)).toEqual({ search: 'maya', state: 'TX', status: 'new' });
  expect(filterOf(wholeList)).toEqual({});
});

it('filters by due date in the operator’s own time zone', () => {
  vi.setSystemTime(new Date(2026, 2, 4, 23, 59));
  const due = (wanted: LeadList['due']) => filterOf({ ...wholeList, due: wanted });
  expect(due('today')).toEqual({ dueOn: '2026-03-04' });
  expect(due('overdue')).toEqual({ dueBefore: '2026-03-04' });
});

it('counts active filters, but not the search or the sort order', () => {
  expect(filterCount(list)).toBe(2);
  expect(filterCount(wholeList)).toBe(0);
});
