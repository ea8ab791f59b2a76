import { afterEach, describe, expect, it, vi } from 'vitest';
import { age, day, moment, shortDay, shortMoney, sourceDate } from './format.ts';

describe('day', () => {
  afterEach(() => {
    vi.unstubAllEnvs();
    vi.resetModules();
  });

  it('formats a timestamp as the local date, and does not shift a date without a time', async () => {
    vi.stubEnv('TZ', 'America/Chicago');
    vi.resetModules();
    const { day } = await import('./format.ts');
    expect(day('2025-01-06T04:00:00.000Z')).toBe('Jan 05, 2025');
    expect(day('2025-01-06')).toBe('Jan 06, 2025');
  });
});

describe('the functions that format dates', () => {
  it.each([
    ['day', day, '2027-13-01'],
    ['shortDay', shortDay, '2027-02-45'],
    ['sourceDate', sourceDate, '2025-13'],
    ['moment', moment, 'yesterday'],
  ])('return the date %s unchanged, because it does not exist', (_, format, written) => {
    expect(format(written)).toBe(written);
  });
});

describe('sourceDate', () => {
  it.each([
    ['2026', '2026'],
    ['2026-04', 'Apr 2026'],
    ['2026-04-05', 'Apr 05, 2026'],
    ['Q4 2025', 'Q4 2025'],
    ['2019-2023', '2019-2023'],
  ])('formats the source date %s as %s', (iso, words) => {
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
  ])('formats %d dollars as %s', (dollars, words) => {
    expect(shortMoney(dollars)).toBe(words);
  });
});

describe('age', () => {
  const now = new Date('2026-11-22T12:00:00.000Z');

  it.each([
    ['2026-11-22T12:05:00.000Z', 'now'],
    ['2026-11-22T11:59:01.000Z', 'now'],
    ['2026-11-22T11:59:00.000Z', '1 minute ago'],
    ['2026-11-22T11:00:01.000Z', '59 minutes ago'],
    ['2026-11-22T11:00:00.000Z', '1 hour ago'],
    ['2026-11-22T09:00:00.000Z', '3 hours ago'],
    ['2026-11-21T12:00:00.000Z', '1 day ago'],
    ['2026-10-24T12:00:00.000Z', '29 days ago'],
    ['2026-10-23T12:00:00.000Z', '1 month ago'],
    ['2025-11-22T12:00:00.000Z', '1 year ago'],
  ])('formats the age of %s as %s', (iso, words) => {
    expect(age(iso, now)).toBe(words);
  });
});
