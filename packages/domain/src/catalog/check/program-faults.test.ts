import { describe, expect, it } from 'vitest';
import { noTerms, sampleProgram } from '../../../test/program-samples.ts';
import type { CatalogProgram, Repayment } from '../catalog-program.ts';
import type { CatalogPlaces } from './program-fault.ts';
import { programFaults } from './program-faults.ts';

const places: CatalogPlaces = {
  stateOfCounty: new Map([
    ['48453', 'TX'],
    ['06037', 'CA'],
  ]),
  medianOfCounty: new Map([['48453', 130_000]]),
  citiesOfState: new Map([['TX', new Set(['austin'])]]),
};

const base: CatalogProgram = { ...sampleProgram(), statusCheckedOn: null, sources: [] };

function faultsOf(changes: Partial<CatalogProgram>): string[] {
  const faults = [...programFaults({ ...base, ...changes }, places)];
  return faults.map(({ field, fault }) => `${field}: ${fault}`);
}

const covering = (coverage: Partial<CatalogProgram['coverage']>) => ({
  coverage: { ...base.coverage, ...coverage },
});
const ruled = (rules: Partial<CatalogProgram['rules']>) => ({ rules: { ...base.rules, ...rules } });
const repaid = (repayment: Partial<Repayment>, kind: CatalogProgram['kind'] = 'deferred-loan') => ({
  kind,
  repayment: { ...noTerms, ...repayment },
});
const forgiven = (afterYears: number, startsAfterYears: number, dueAfterYears: number | null) =>
  repaid({ forgiven: { afterYears, how: 'yearly', startsAfterYears }, dueAfterYears });
const monthly = (termYears: number) =>
  repaid({ monthly: { ratePercent: null, aboveFirstMortgage: null, termYears } });
const sizes = (...byHouseholdSize: number[]) => ruled({ maxIncome: { byHouseholdSize } });
const priced = (maxHomePrice: CatalogProgram['rules']['maxHomePrice'], amount = 0) =>
  ruled({ maxHomePrice, minContribution: { amount } });
const texas = { scope: 'state', state: 'TX' } as const;

describe('programFaults', () => {
  it.each<[string, Partial<CatalogProgram>]>([
    ['no changes to the sample', {}],
    ['a county of the state', covering({ ...texas, counties: ['48453'] })],
    ['a postal city', covering({ scope: 'city', state: 'TX', cities: ['Austin'] })],
    [
      'a city without a post office that lists the postal city of its homes',
      covering({ scope: 'city', state: 'TX', cities: ['Elm'], postalCities: ['Austin'] }),
    ],
    ['a national scope that excludes some states', covering({ exceptStates: ['NY', 'DC'] })],
    ['the smallest amount', { maxAmount: 250 }],
    ['the largest amount', { maxAmount: 500_000 }],
    ['a small percentage', { maxPercent: 0.5, percentOf: 'price' }],
    ['a small first mortgage', { maxFirstMortgage: { limit: 1 } }],
    [
      'a price limit of one dollar',
      { maxAmount: null, ...ruled({ maxHomePrice: { limit: 1 }, minContribution: null }) },
    ],
    [
      'assistance and a contribution that each equal the highest price',
      { maxAmount: 60_000, ...priced({ limit: 60_000 }, 60_000) },
    ],
    [
      'assistance equal to the highest county limit',
      { maxAmount: 60_000, ...priced({ byCounty: { '48453': 60_000 }, otherwise: 50_000 }) },
    ],
    [
      'assistance above one county limit if the other counties have an unknown limit',
      { maxAmount: 60_001, ...priced({ byCounty: { '48453': 60_000 } }) },
    ],
    ['equal income limits for all household sizes', sizes(5, 5, 5, 5, 5, 5, 5, 5)],
    [
      'a minimum income just below the maximum',
      ruled({ minIncome: { limit: 49_999 }, maxIncome: { limit: 50_000 } }),
    ],
    ['a funding round that lasts one day', { opensOn: '2026-03-02', closesOn: '2026-03-03' }],
    [
      'a round that is open on its first and only day',
      { status: 'open', statusCheckedOn: base.checkedOn, opensOn: base.checkedOn },
    ],
    [
      'a round that is open on its last day',
      { status: 'open', statusCheckedOn: base.checkedOn, closesOn: base.checkedOn },
    ],
    ['forgiveness that starts in its last year', forgiven(5, 5, null)],
    ['a loan that is due when its last part is forgiven', forgiven(5, 0, 5)],
    ['the kind "grant" and a forgiveness date', { ...forgiven(5, 0, null), kind: 'grant' }],
    ['monthly payments for one year', monthly(1)],
  ])('accepts a program with %s', (_, changes) => {
    expect(faultsOf(changes)).toEqual([]);
  });

  it.each<[string, Partial<CatalogProgram>, string]>([
    ['an unknown state', covering({ scope: 'state', state: 'ZZ' }), 'coverage.state: no state ZZ'],
    [
      'an unknown state in the excluded states',
      covering({ exceptStates: ['ZZ'] }),
      'coverage.exceptStates: no state ZZ',
    ],
    [
      'a national scope and a state',
      covering({ state: 'TX' }),
      'coverage.state: a national program names TX',
    ],
    [
      'the scope "state" and no state',
      covering({ scope: 'state' }),
      'coverage.state: a program of the scope "state" names no state',
    ],
    [
      'a local scope without a county or city',
      covering({ scope: 'city', state: 'TX' }),
      'coverage: a local program without a county or a city',
    ],
    [
      'an unknown county',
      covering({ ...texas, counties: ['48454'] }),
      'coverage.counties: no county 48454',
    ],
    [
      'a county of another state',
      covering({ ...texas, counties: ['06037'] }),
      'coverage.counties: county 06037 is in CA',
    ],
    [
      'an unknown county in a limit',
      ruled({ maxIncome: { byCounty: { '48454': 50_000 } } }),
      'rules.maxIncome.byCounty: no county 48454',
    ],
    [
      'an unknown city',
      covering({ scope: 'city', state: 'TX', cities: ['Elm'] }),
      'coverage.cities: no USPS city Elm',
    ],
    [
      'assistance that is too small',
      { maxAmount: 249 },
      'maxAmount: 249 is not between 250 and 500000',
    ],
    ['assistance of 0', { maxAmount: 0 }, 'maxAmount: 0 is not between 250 and 500000'],
    [
      'assistance that is too large',
      { maxAmount: 500_001 },
      'maxAmount: 500001 is not between 250 and 500000',
    ],
    [
      'a percentage without a base',
      { maxPercent: 5, percentOf: null },
      'percentOf: must be set if and only if maxPercent is set',
    ],
    [
      'zero percent',
      { maxPercent: 0, percentOf: 'loan' },
      'maxPercent: must be above 0, or null if it is unknown',
    ],
    [
      'a first mortgage limit of 0',
      { maxFirstMortgage: { limit: 0 } },
      'maxFirstMortgage.limit: must be above 0, or null if it is unknown',
    ],
    [
      'a price limit of 0',
      ruled({ maxHomePrice: { byCounty: { '48453': 0 } } }),
      'rules.maxHomePrice: a limit of 0 dollars',
    ],
    [
      'assistance above the price limit',
      { maxAmount: 60_001, ...priced({ limit: 60_000 }) },
      'maxAmount: 60001 is above the highest price of 60000',
    ],
    [
      'assistance above the price limit of every county',
      { maxAmount: 60_001, ...priced({ byCounty: { '48453': 60_000 }, otherwise: 50_000 }) },
      'maxAmount: 60001 is above the highest price of 60000',
    ],
    [
      'assistance above the price limit of its only county',
      {
        maxAmount: 60_001,
        ...covering({ ...texas, counties: ['48453'] }),
        ...priced({ byCounty: { '48453': 60_000 } }),
      },
      'maxAmount: 60001 is above the highest price of 60000',
    ],
    [
      'a contribution from the buyer above the price limit',
      priced({ limit: 60_000 }, 60_001),
      'rules.minContribution.amount: 60001 is above the highest price of 60000',
    ],
    [
      'an income limit of 0 for the other counties',
      ruled({ maxIncome: { byCounty: {}, otherwise: 0 } }),
      'rules.maxIncome: a limit of 0 dollars',
    ],
    [
      'a lower income limit for a larger household',
      sizes(5, 6, 5, 7, 8, 9, 10, 11),
      'rules.maxIncome.byHouseholdSize: decreases as the household grows',
    ],
    [
      'a minimum income at the maximum',
      ruled({ minIncome: { limit: 50_000 }, maxIncome: { limit: 50_000 } }),
      'rules.minIncome: 50000 is not below the maximum of 50000',
    ],
    [
      'a minimum income percentage above the maximum',
      ruled({
        minIncome: { percentAmi: 81, householdSize: 'adjusted' },
        maxIncome: { percentAmi: 80, householdSize: 'unknown' },
      }),
      'rules.minIncome: 81 is not below the maximum of 80',
    ],
    [
      'a round that closes on its first day',
      { opensOn: '2026-03-02', closesOn: '2026-03-02' },
      'closesOn: 2026-03-02 is not after 2026-03-02',
    ],
    [
      'a round that is open the day before it opens',
      { status: 'open', statusCheckedOn: '2026-03-01', opensOn: '2026-03-02' },
      'opensOn: 2026-03-02 is after 2026-03-01, when it was open',
    ],
    [
      'a round that is open the day after it closes',
      { status: 'open', statusCheckedOn: '2026-03-03', closesOn: '2026-03-02' },
      'closesOn: 2026-03-02 is before 2026-03-03, when it was open',
    ],
    [
      'forgiveness after 0 years',
      forgiven(0, 0, null),
      'repayment.forgiven.afterYears: must be above 0',
    ],
    [
      'forgiveness that starts after its end',
      forgiven(5, 6, null),
      'repayment.forgiven.startsAfterYears: 6 is after 5, when all is forgiven',
    ],
    [
      'a loan that is due before it is forgiven',
      forgiven(5, 0, 4),
      'repayment.dueAfterYears: 4 is before 5, when all is forgiven',
    ],
    ['monthly payments for 0 years', monthly(0), 'repayment.monthly.termYears: must be above 0'],
    [
      'the kind "grant" and a due date',
      repaid({ dueAfterYears: 30 }, 'grant'),
      'repayment: a grant with payments, interest, or a due date',
    ],
  ])('rejects a program with %s', (_, changes, fault) => {
    expect(faultsOf(changes)).toEqual([fault]);
  });
});
