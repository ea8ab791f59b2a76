import { describe, expect, it } from 'vitest';
import type { ProgramSource } from '../catalog/catalog-program.ts';
import { type Freshness, needsVerifying, newestSource } from './freshness.ts';

const fresh: Freshness = { checkedOn: '2026-11-21', newestSource: '2026-04', confidence: 'medium' };

describe('needsVerifying', () => {
  it.each([
    ['2026-11-21', false],
    ['2027-05-19', false],
    ['2027-05-20', true],
    ['2028-01-01', true],
  ])('rates a program checked on 2026-11-21 on %s: %s', (today, expected) => {
    expect(needsVerifying({ ...fresh, newestSource: '2026-11' }, today)).toBe(expected);
  });

  it.each([
    ['2024-11-22', false],
    ['2024-11-21', false],
    ['2024-11-20', true],
    ['2024-12', false],
    ['2024-11', true],
    ['2025', false],
    ['2024', true],
    [null, true],
  ])('rates a newest source of %s on 2026-11-21: %s', (source, expected) => {
    expect(needsVerifying({ ...fresh, newestSource: source }, '2026-11-21')).toBe(expected);
  });

  it('is true if our confidence is low', () => {
    expect(needsVerifying({ ...fresh, confidence: 'low' }, '2026-11-21')).toBe(true);
    expect(needsVerifying({ ...fresh, confidence: 'high' }, '2026-11-21')).toBe(false);
  });

  it('rejects an invalid current day', () => {
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
  ])('picks from %o: %s', (dates, expected) => {
    expect(newestSource(dated(...dates))).toBe(expected);
  });
});
