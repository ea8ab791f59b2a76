import { describe, expect, it } from 'vitest';
import { FundingStatus, type ProgramSource } from '../catalog/catalog-program.ts';
import {
  type Freshness,
  isFundingOpen,
  needsVerifying,
  newestSource,
  statusOn,
} from './freshness.ts';

const fresh: Freshness = { checkedOn: '2026-11-21', newestSource: '2026-04', confidence: 'medium' };

describe('needsVerifying', () => {
  it.each([
    ['2026-11-21', false],
    ['2027-05-19', false],
    ['2027-05-20', true],
    ['2028-01-01', true],
  ])(
    'returns, on %s, whether the buyer must verify a program checked on 2026-11-21: %s',
    (today, expected) => {
      expect(needsVerifying({ ...fresh, newestSource: '2026-11' }, today)).toBe(expected);
    },
  );

  it.each([
    ['2024-11-22', false],
    ['2024-11-21', false],
    ['2024-11-20', true],
    ['2024-12', false],
    ['2024-11', true],
    ['2025', false],
    ['2024', true],
    [null, true],
  ])(
    'returns, on 2026-11-21, whether the buyer must verify a program with a newest source from %s: %s',
    (source, expected) => {
      expect(needsVerifying({ ...fresh, newestSource: source }, '2026-11-21')).toBe(expected);
    },
  );

  it('returns true if our confidence in the program’s facts is low', () => {
    expect(needsVerifying({ ...fresh, confidence: 'low' }, '2026-11-21')).toBe(true);
    expect(needsVerifying({ ...fresh, confidence: 'high' }, '2026-11-21')).toBe(false);
  });

  it('rejects an invalid current date', () => {
    expect(() => needsVerifying(fresh, 'today')).toThrow(RangeError);
  });
});

describe('newestSource', () => {
  const dated = (...dates: (string | null)[]): ProgramSource[] =>
    dates.map((asOf) => ({ url: 'https://example.org/', asOf, supports: 'amount' }));

  it.each([
    [['2024', '2026-04', '2025-12-31'], '2026-04'],
    [['2026', '2025-12'], '2026'],
    [['2026', '2026-02'], '2026-02'],
    [[null, '2024'], '2024'],
    [[null, null], null],
    [[], null],
  ])('returns the newest date from %o: %s', (dates, expected) => {
    expect(newestSource(dated(...dates))).toBe(expected);
  });
});

const notOpen = FundingStatus.options.filter((status) => status !== 'open');

describe('statusOn', () => {
  it.each([
    ['2026-11-30', 'open'],
    ['2026-12-01', 'open'],
    ['2026-12-02', 'unknown'],
    ['2027-01-01', 'unknown'],
  ])('returns, for a round that closes on 2026-12-01, on %s the status %s', (today, expected) => {
    expect(statusOn({ status: 'open', closesOn: '2026-12-01' }, today)).toBe(expected);
  });

  it('keeps the status of a round that has no closing date', () => {
    for (const status of FundingStatus.options) {
      expect(statusOn({ status, closesOn: null }, '2026-12-02')).toBe(status);
    }
  });

  it('keeps any status other than open after the closing date', () => {
    for (const status of notOpen) {
      expect(statusOn({ status, closesOn: '2026-12-01' }, '2026-12-02')).toBe(status);
    }
  });
});

describe('isFundingOpen', () => {
  const open = { status: 'open', statusCheckedOn: '2026-10-23', closesOn: null } as const;

  it.each([
    ['2026-10-23', true],
    ['2026-11-22', true],
    ['2026-11-23', false],
  ])('accepts a status checked on 2026-10-23 as current on %s: %s', (today, expected) => {
    expect(isFundingOpen(open, today)).toBe(expected);
  });

  it.each([
    ['2026-11-21', false],
    ['2026-11-22', true],
    [null, true],
  ])('treats a round that closes on %s as open on 2026-11-22: %s', (closesOn, expected) => {
    expect(isFundingOpen({ ...open, closesOn }, '2026-11-22')).toBe(expected);
  });

  it('returns false for a status without a date, and for any status other than open', () => {
    expect(isFundingOpen({ ...open, statusCheckedOn: null }, '2026-10-23')).toBe(false);
    for (const status of notOpen) {
      expect(isFundingOpen({ ...open, status }, '2026-10-23')).toBe(false);
    }
  });
});
