import { describe, expect, it } from 'vitest';
import { travis } from '../../../test/program-samples.ts';
import type { IncomeLimit, MedianLimit } from '../../catalog/limits.ts';
import { resolvedIncomeLimit } from './income-limit.ts';

const none = { reading: null, percentAmi: null, householdSize: null, county: null };
const exactly = (dollars: number) => ({ low: dollars, high: dollars, margin: 0 });
const county = 'Travis County';
const bySize = { byHouseholdSize: [1, 2, 3, 4, 5, 6, 7, 8] };
const pair: IncomeLimit = { byCounty: { '48453': [90_000, 105_000] } };
const twoBands: MedianLimit = {
  percentAmi: 100,
  threePlusPercentAmi: 115,
  householdSize: 'two-bands',
  base: 'median',
};

describe('resolvedIncomeLimit', () => {
  it.each<[IncomeLimit, number, object]>([
    [{ limit: 150_000 }, 3, { ...none, reading: exactly(150_000) }],
    [bySize, 1, { ...none, reading: exactly(1), householdSize: 1 }],
    [bySize, 8, { ...none, reading: exactly(8), householdSize: 8 }],
    [{ unknown: true }, 3, none],
    [pair, 2, { ...none, reading: exactly(90_000), householdSize: 2, county }],
    [pair, 3, { ...none, reading: exactly(105_000), householdSize: 3, county }],
    [
      { byCounty: { '48453': 99_000 }, otherwise: 1 },
      3,
      { ...none, reading: exactly(99_000), county },
    ],
    [{ byCounty: { '48491': 99_000 }, otherwise: 1 }, 3, { ...none, reading: exactly(1), county }],
    [{ byCounty: { '48491': 99_000 }, otherwise: { unknown: true } }, 3, { ...none, county }],
    [{ byCounty: { '48491': 99_000 } }, 3, { ...none, county }],
    [
      { percentAmi: 80, householdSize: 'adjusted' },
      3,
      { reading: exactly(90_000), percentAmi: 80, householdSize: 3, county },
    ],
    [
      { percentAmi: 115, householdSize: 'not-adjusted', base: 'median' },
      3,
      { reading: exactly(149_500), percentAmi: 115, householdSize: null, county },
    ],
    [
      twoBands,
      2,
      { reading: { ...exactly(130_000), margin: 20 }, percentAmi: 100, householdSize: 2, county },
    ],
    [
      twoBands,
      3,
      { reading: { ...exactly(149_500), margin: 20 }, percentAmi: 115, householdSize: 3, county },
    ],
    [
      { percentAmi: 80, householdSize: 'unknown' },
      3,
      {
        reading: { low: 90_000, high: 104_000, margin: 0 },
        percentAmi: 80,
        householdSize: 3,
        county,
      },
    ],
  ])(
    'calculates the income limit %o for a household of %s in Travis County',
    (limit, size, expected) => {
      expect(resolvedIncomeLimit(limit, size, travis)).toEqual(expected);
    },
  );

  it('returns no amount if the area median income is unknown', () => {
    const limit = resolvedIncomeLimit(twoBands, 3, { ...travis, income: null });
    expect(limit).toEqual({ reading: null, percentAmi: 115, householdSize: 3, county });
  });
});
