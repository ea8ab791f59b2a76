import { describe, expect, it } from 'vitest';
import { IncomeLimit, MinIncome, PriceLimit } from './limits.ts';

const adjusted = { percentAmi: 80, householdSize: 'adjusted' };
const sameForAll = { percentAmi: 100, householdSize: 'not-adjusted', base: 'median' };
const twoBands = { ...sameForAll, householdSize: 'two-bands', threePlusPercentAmi: 115 };

describe('IncomeLimit', () => {
  it.each([
    { limit: 0 },
    adjusted,
    { ...adjusted, householdSize: 'unknown' },
    { ...adjusted, percentAmi: 1 },
    { ...adjusted, percentAmi: 300 },
    sameForAll,
    { ...sameForAll, base: 'very-low', atLeastStateMedian: true },
    twoBands,
    { byCounty: { '06037': 180_000, '06059': [150_000, 172_500] }, otherwise: 120_000 },
    { byCounty: {}, otherwise: { unknown: true } },
    { unknown: true },
  ])('accepts the income limit %j', (limit) => {
    expect(IncomeLimit.parse(limit)).toEqual(limit);
  });

  it.each([
    { limit: -1 },
    { limit: 0.5 },
    { percentAmi: 80 },
    { ...adjusted, percentAmi: 0.9 },
    { ...adjusted, percentAmi: 300.1 },
    { ...adjusted, base: 'median' },
    { percentAmi: 100, householdSize: 'not-adjusted' },
    { ...sameForAll, base: 'state' },
    { ...sameForAll, householdSize: 'two-bands' },
    { ...sameForAll, threePlusPercentAmi: 115 },
    { byHouseholdSize: [1, 2, 3] },
    { byCounty: { '6037': 180_000 } },
    { byCounty: {}, otherwise: { unknown: false } },
    { unknown: false },
  ])('rejects the income limit %j', (limit) => {
    expect(IncomeLimit.safeParse(limit).success).toBe(false);
  });
});

it('accepts a minimum income in dollars or as a percentage, but rejects an unknown minimum', () => {
  expect(MinIncome.safeParse({ limit: 50_000 }).success).toBe(true);
  expect(MinIncome.safeParse(adjusted).success).toBe(true);
  expect(MinIncome.safeParse({ unknown: true }).success).toBe(false);
});

it('accepts an unknown price limit for other counties, but rejects a pair of limits for a county', () => {
  const unknown = { byCounty: { '06037': 900_000 }, otherwise: { unknown: true } };
  expect(PriceLimit.safeParse(unknown).success).toBe(true);
  expect(PriceLimit.safeParse({ byCounty: { '06037': [1, 2] } }).success).toBe(false);
});
