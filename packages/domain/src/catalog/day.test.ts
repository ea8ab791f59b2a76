import { describe, expect, it } from 'vitest';
import { Day, SourceDate } from './day.ts';

describe('Day', () => {
  it.each(['1900-01-01', '2024-02-29', '9998-12-31'])('accepts the date %s', (day) => {
    expect(Day.parse(day)).toBe(day);
  });

  it.each(['0000-01-01', '1899-12-31', '9999-01-01', '2023-02-29', '-1900-01-01', ''])(
    'rejects the date %j',
    (day) => {
      expect(Day.safeParse(day).success).toBe(false);
    },
  );

  it.each(['2027-13-01', '2027-02-30', '2026-00-10', '2026-11-21T10:00:00Z'])(
    'includes an example of a date in the message for %s',
    (day) => {
      const [issue] = Day.safeParse(day).error?.issues ?? [];
      expect(issue?.message).toBe('must be a day like 2026-11-21');
    },
  );
});

describe('SourceDate', () => {
  it.each([
    ['2026', true],
    ['2026-11', true],
    ['2026-11-21', true],
    ['2025-13', false],
    ['2026-02-30', false],
    ['spring', false],
    ['', false],
  ])('accepts the source date %j: %s', (date, expected) => {
    expect(SourceDate.safeParse(date).success).toBe(expected);
  });
});
