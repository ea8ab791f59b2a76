import type { MatchedProgram } from '@latchkey/domain';
import { describe, expect, it } from 'vitest';
import { sampleMatch } from '../../../../test/sample-match.ts';
import { filterNames, offeredFilters, passes, type Row, type Sort, sorted } from './arrange.ts';

const today = '2026-11-22';

function row(changes: Partial<MatchedProgram>, effect: Partial<Row['effect']> = {}): Row {
  return {
    program: sampleMatch(changes),
    effect: effect && {
      monthlyChange: -60,
      ownPayment: { kind: 'none' },
      owed: { kind: 'owed', dollars: 0 },
      ...effect,
    },
  };
}

describe('sorted', () => {
  const rows = [
    row({ id: 1, maxAmount: 5_000 }, { monthlyChange: -30, owed: { kind: 'owed', dollars: 900 } }),
    row(
      { id: 2, maxAmount: 9_000 },
      { monthlyChange: null, ownPayment: { kind: 'unknown', term: 'payment' } },
    ),
    row({ id: 3, maxAmount: 7_000 }, { owed: { kind: 'unknown', term: 'due' } }),
  ];

  it.each([
    ['best', [1, 2, 3]],
    ['amount', [2, 3, 1]],
    ['payment', [3, 1, 2]],
    ['owed', [2, 1, 3]],
  ] satisfies [Sort, number[]][])(
    'puts unknown figures last if the list is sorted by %s',
    (sort, ids) => {
      expect(sorted(rows, sort).map(({ program }) => program.id)).toEqual(ids);
    },
  );
});

describe('passes', () => {
  it.each([
    ['grants', { kind: 'grant' }, { kind: 'deferred-loan' }],
    ['open', { status: 'open' }, { statusCheckedOn: '2026-10-01' }],
    ['public', { provider: 'public' }, { provider: 'lender' }],
    ['closing', { pays: 'both' }, { pays: null }],
  ] as const)('keeps and removes the expected rows with the filter %s', (name, kept, removed) => {
    expect(passes(row(kept), name, today)).toBe(true);
    expect(passes(row(removed), name, today)).toBe(false);
  });

  it('removes programs whose assistance has a monthly payment, even if that payment is unknown', () => {
    expect(passes(row({}), 'noPayment', today)).toBe(true);
    const unknown = row({}, { ownPayment: { kind: 'unknown', term: 'payment' } });
    expect(passes(unknown, 'noPayment', today)).toBe(false);
  });
});

describe('offeredFilters', () => {
  it('offers only filters that remove at least two rows and keep at least one', () => {
    const lender = row({ provider: 'lender' });
    expect(offeredFilters([row({}), lender, lender], today)).toEqual([
      { name: 'public', count: 1 },
    ]);
    expect(offeredFilters([row({}), lender], today)).toEqual([]);
    expect(offeredFilters([lender, lender], today)).toEqual([]);
  });

  it('returns the number of rows that each filter keeps', () => {
    const none = row({ kind: 'deferred-loan', provider: 'lender', status: 'unknown' });
    const rows = [none, none, row({ pays: 'both' })];
    expect(offeredFilters(rows, today).map(({ name }) => name)).toEqual(
      filterNames.filter((name) => name !== 'noPayment'),
    );
  });
});
