import { describe, expect, it } from 'vitest';
import { Moment } from './time.ts';

describe('Moment', () => {
  it.each(['1900-01-01', '2024-02-29', '9998-12-31'])('accepts a time with the date %s', (day) => {
    expect(Moment.safeParse(`${day}T23:59:59.999Z`).success).toBe(true);
  });

  it.each(['0000-01-01', '1899-12-31', '9999-01-01', '2023-02-29', '-1900-01-01', ''])(
    'rejects a time with the date %j',
    (day) => {
      expect(Moment.safeParse(`${day}T00:00:00Z`).success).toBe(false);
    },
  );
});
