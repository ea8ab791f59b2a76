import { describe, expect, it } from 'vitest';
import { combinationSource } from './combination-source.ts';

const source = (name: string, asOf: string | null, supports: string) => {
  return { url: `https://example.org/${name}`, asOf, supports };
};

describe('combinationSource', () => {
  it('returns the newest source that mentions combinations', () => {
    const sources = [
      source('amount', '2026-09', 'amount'),
      source('older', '2024', 'amount, stacking'),
      source('newer', '2025-01', 'can be paired with city help'),
    ];
    expect(combinationSource(sources)).toEqual({
      url: 'https://example.org/newer',
      asOf: '2025-01',
    });
  });

  it('returns the newest source if no source mentions combinations', () => {
    const sources = [
      source('undated', null, 'amount'),
      source('year', '2026', 'income'),
      source('month', '2026-02', 'score'),
    ];
    expect(combinationSource(sources)?.url).toBe('https://example.org/month');
    expect(combinationSource(sources.slice(0, 1))?.asOf).toBeNull();
  });

  it('returns null if there are no sources', () => {
    expect(combinationSource([])).toBeNull();
  });
});
