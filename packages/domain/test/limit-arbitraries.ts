import fc from 'fast-check';
import type { Area, AreaIncome } from '../src/area/area.ts';
import type { IncomeLimit, MedianLimit, PriceLimit } from '../src/catalog/limits.ts';

/** Just a few states and counties, so that programs and buyers match often enough. */
export const states = fc.constantFrom('CT', 'TX');
export const counties = fc.constantFrom('09120', '09190', '48453', '48491');

export const amounts = fc.oneof(
  fc.integer({ min: 1, max: 200_000 }),
  fc.integer({ min: 1, max: 1_000_000_000 }),
);

export const amiPercents = fc.oneof(
  fc.constantFrom(30, 50, 60, 80, 100, 115, 120),
  fc.double({ min: 1, max: 300, noNaN: true }),
);

const bySize = fc
  .array(fc.integer({ min: 10_000, max: 200_000 }), { minLength: 8, maxLength: 8 })
  .map((limits) => limits.sort((a, b) => a - b));

const medians = fc.integer({ min: 20_000, max: 250_000 });

/** Income figures for a county, with limits that rise with the number of people. */
export const areaIncomes: fc.Arbitrary<AreaIncome> = fc.record({
  medianFamilyIncome: medians,
  stateMedianFamilyIncome: fc.option(medians),
  lowIncomeLimits: bySize,
  veryLowIncomeLimits: bySize,
  extremelyLowIncomeLimits: bySize,
  townAggregated: fc.boolean(),
});

/**
 * Loan limits that rise with the number of units. Some counties have only the limit for one unit,
 * or no limits.
 */
const loanLimits = fc
  .array(fc.integer({ min: 400_000, max: 2_000_000 }), { maxLength: 4 })
  .map((limits) => limits.sort((a, b) => a - b));

export const areas: fc.Arbitrary<Area> = fc.record({
  countyFips: counties,
  county: fc.string({ minLength: 1, maxLength: 8 }),
  state: states,
  income: fc.option(areaIncomes),
  conformingLimits: fc.option(loanLimits),
  fhaLimits: fc.option(loanLimits),
  pastLimitYear: fc.constantFrom(null, 2026),
  bondPrices: fc.option(amounts.map((standard) => ({ standard, targeted: standard + 1 }))),
  pastBondYear: fc.constantFrom(null, 2026),
});

const base = fc.constantFrom('median', 'very-low');
const atLeastStateMedian = fc.boolean();

export const medianLimits: fc.Arbitrary<MedianLimit> = fc.oneof(
  fc.record({ percentAmi: amiPercents, householdSize: fc.constant('adjusted') }),
  fc.record({ percentAmi: amiPercents, householdSize: fc.constant('unknown') }),
  fc.record({
    percentAmi: amiPercents,
    householdSize: fc.constant('not-adjusted'),
    base,
    atLeastStateMedian,
  }),
  fc.record({
    percentAmi: amiPercents,
    threePlusPercentAmi: amiPercents,
    householdSize: fc.constant('two-bands'),
    base,
    atLeastStateMedian,
  }),
);

const unknown = fc.constant({ unknown: true as const });
const otherwise = fc.oneof(amounts, unknown);

export const incomeLimits: fc.Arbitrary<IncomeLimit> = fc.oneof(
  fc.record({ limit: amounts }),
  fc.record({ byHouseholdSize: bySize }),
  medianLimits,
  fc.record(
    {
      byCounty: fc.dictionary(counties, fc.oneof(amounts, fc.tuple(amounts, amounts))),
      otherwise,
    },
    { requiredKeys: ['byCounty'] },
  ),
  unknown,
);

export const priceLimits: fc.Arbitrary<PriceLimit> = fc.oneof(
  fc.record({ limit: amounts }),
  fc.record({ bondLimit: fc.record({ targetedCounties: fc.uniqueArray(counties) }) }),
  fc.record(
    { byCounty: fc.dictionary(counties, amounts), otherwise },
    { requiredKeys: ['byCounty'] },
  ),
  unknown,
);
