import { afterEach, describe, expect, it, vi } from 'vitest';
import { shortMoney, sourceDate } from './format.ts';

describe('day', () => {
  afterEach(() => {
    vi.unstubAllEnvs();
    vi.resetModules();
  });

  it('shows a time as its local day and does not shift a date', async () => {
    vi.stubEnv('TZ', 'America/Chicago');
    vi.resetModules();
    const { day } = await import('./format.ts');
    expect(day('2025-01-06T04:00:00.000Z')).toBe('Jan 05, 2025');
    expect(day('2025-01-06')).toBe('Jan 06, 2025');
  });
});

describe('sourceDate', () => {
  it.each([
    ['2026', '2026'],
    ['2026-04', 'Apr 2026'],
    ['2026-04-05', 'Apr 05, 2026'],
    ['Q4 2025', 'Q4 2025'],
    ['2019-2023', '2019-2023'],
  ])('formats %s as %s', (iso, words) => {
    expect(sourceDate(iso)).toBe(words);
  });
});

describe('shortMoney', () => {
  it.each([
    [0, '$0'],
    [7_500, '$7.5K'],
    [25_000, '$25K'],
    [1_500_000, '$1.5M'],
    [-2_000, '-$2K'],
  ])('formats %d as %s', (dollars, words) => {
    expect(shortMoney(dollars)).toBe(words);
  });
});
