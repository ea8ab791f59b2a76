import { describe, expect, it } from 'vitest';
import { travis } from '../../../test/program-samples.ts';
import type { IncomeLimit } from '../../catalog/catalog-program.ts';
import { resolvedIncomeLimit } from './income-limit.ts';

const none = { required: null, percentAmi: null, householdSize: null, county: null };
const bySize = { byHouseholdSize: [1, 2, 3, 4, 5, 6, 7, 8] };
const pair: IncomeLimit = { byCounty: { '48453': [90_000, 105_000] } };

describe('resolvedIncomeLimit', () => {
  it.each<[IncomeLimit, number, object]>([
    [{ limit: 150_000 }, 3, { ...none, required: 150_000 }],
    [bySize, 1, { ...none, required: 1, householdSize: 1 }],
    [bySize, 8, { ...none, required: 8, householdSize: 8 }],
    [{ unknown: true }, 3, none],
    [pair, 2, { ...none, required: 90_000, householdSize: 2, county: 'Travis County' }],
    [pair, 3, { ...none, required: 105_000, householdSize: 3, county: 'Travis County' }],
    [
      { byCounty: { '48453': 99_000 }, otherwise: 1 },
      3,
      { ...none, required: 99_000, county: 'Travis County' },
    ],
    [
      { byCounty: { '48491': 99_000 }, otherwise: 1 },
      3,
      { ...none, required: 1, county: 'Travis County' },
    ],
    [{ byCounty: { '48491': 99_000 } }, 3, { ...none, county: 'Travis County' }],
    [
      { percentAmi: 80 },
      3,
      { required: 90_000, percentAmi: 80, householdSize: 3, county: 'Travis County' },
    ],
    [
      { percentAmi: 115 },
      3,
      { required: 149_500, percentAmi: 115, householdSize: null, county: 'Travis County' },
    ],
  ])('resolves %o for a household of %s in Travis County', (limit, size, expected) => {
    expect(resolvedIncomeLimit(limit, size, travis)).toEqual(expected);
  });

  it('has no amount if the area median income is unknown', () => {
    const limit = resolvedIncomeLimit({ percentAmi: 80 }, 3, { ...travis, income: null });
    expect(limit).toMatchObject({ required: null, percentAmi: 80 });
  });
});
