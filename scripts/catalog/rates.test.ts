import { expect, it } from 'vitest';
import { ratesReport } from './rates.ts';

const stored = { date: '2026-11-19', rate30: 6.91, rate15: 6.12 };

it('prints the stored rate and whether buyers see it', () => {
  expect(ratesReport({ stored, latest: stored })).toBe(
    'Stored the week of 2026-11-19: 6.91% for 30 years, 6.12% for 15 years. Buyers see it.',
  );
  const latest = { ...stored, date: '2026-11-26' };
  expect(ratesReport({ stored: { ...stored, rate15: null }, latest })).toBe(
    'Stored the week of 2026-11-19: 6.91% for 30 years. Buyers still see the newer rate of 2026-11-26.',
  );
});
