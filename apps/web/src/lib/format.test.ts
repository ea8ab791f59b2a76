import { describe, expect, it } from 'vitest';
import { sourceDate } from './format.ts';

describe('sourceDate', () => {
  it.each([
    ['2026', '2026'],
    ['2026-04', 'Apr 2026'],
    ['2026-04-05', 'Apr 05, 2026'],
    ['Q4 2025', 'Q4 2025'],
    ['2019-2023', '2019-2023'],
  ])('says %s as %s', (iso, words) => {
    expect(sourceDate(iso)).toBe(words);
  });
});
