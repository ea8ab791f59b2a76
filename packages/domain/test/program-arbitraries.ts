import fc from 'fast-check';
import type { Area, AreaIncome } from '../src/area/area.ts';
import {
  type CatalogProgram,
  FundingStatus,
  type IncomeLimit,
  type PriceLimit,
  ProgramKind,
} from '../src/catalog/catalog-program.ts';
import type { ProgramFacts } from '../src/programs/rules/program-facts.ts';
import { CreditScore, HomePlan, HomeType, Profession } from '../src/quote/choices.ts';

/** Only a few states, counties and cities, so programs and buyers match often enough. */
const states = fc.constantFrom('CT', 'TX');
const counties = fc.constantFrom('09120', '09190', '48453', '48491');
const formerCounties = fc.constantFrom('09001', '09003');
const cities = fc.constantFrom('Austin', 'Round Rock', 'Bridgeport');

const amounts = fc.oneof(
  fc.integer({ min: 1, max: 200_000 }),
  fc.integer({ min: 1, max: 1_000_000_000 }),
);
const percents = fc.double({ min: 0, max: 100, noNaN: true });
const amiPercents = fc.oneof(
  fc.constantFrom(30, 50, 60, 80, 100, 115, 120),
  fc.double({ min: 1, max: 300, noNaN: true }),
);
const texts = fc.string({ minLength: 1, maxLength: 8 });
const days = fc
  .date({ min: new Date('2020-01-01'), max: new Date('2030-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const nullable = <T>(values: fc.Arbitrary<T>) => fc.option(values, { nil: null });
/** Most programs have few rules. A program with every rule would never match. */
const seldom = <T, U>(usual: U, values: fc.Arbitrary<T>) =>
  fc.oneof({ weight: 4, arbitrary: fc.constant(usual) }, { weight: 1, arbitrary: values });
const some = <T>(values: readonly T[], minLength = 0) => fc.subarray([...values], { minLength });

const bySize = fc
  .array(fc.integer({ min: 10_000, max: 200_000 }), { minLength: 8, maxLength: 8 })
  .map((limits) => limits.sort((a, b) => a - b));

const areaIncomes: fc.Arbitrary<AreaIncome> = fc.record({
  medianFamilyIncome: fc.integer({ min: 20_000, max: 250_000 }),
  lowIncomeLimits: bySize,
  veryLowIncomeLimits: bySize,
  extremelyLowIncomeLimits: bySize,
  townAggregated: fc.boolean(),
});
const loanLimits = fc.array(fc.integer({ min: 400_000, max: 2_000_000 }), { maxLength: 4 });

export const areas: fc.Arbitrary<Area> = fc.record({
  countyFips: counties,
  county: texts,
  state: states,
  income: nullable(areaIncomes),
  conformingLimits: nullable(loanLimits),
  fhaLimits: nullable(loanLimits),
});

export const programFacts: fc.Arbitrary<ProgramFacts> = fc.record({
  homeType: fc.constantFrom(...HomeType.options),
  homePlan: fc.constantFrom(...HomePlan.options),
  homeLocation: fc.record({
    id: fc.nat(),
    zipcode: fc.constant('78701'),
    county_code: fc.integer({ min: 0, max: 99_999 }),
    city: fc.oneof(cities, fc.string({ maxLength: 100 })),
    county: texts,
    state: states,
    property_tax: fc.double({ min: 0, max: 0.1, noNaN: true }),
    insurance_rate: fc.double({ min: 0, max: 0.1, noNaN: true }),
  }),
  homePrice: amounts,
  householdIncome: amounts,
  downPayment: amounts,
  creditScore: fc.constantFrom(...CreditScore.options),
  housingStatus: fc.boolean(),
  householdSize: fc.integer({ min: 1, max: 8 }),
  veteranStatus: fc.boolean(),
  profession: some(Profession.options),
});

export const incomeLimits: fc.Arbitrary<IncomeLimit> = fc.oneof(
  fc.record({ limit: amounts }),
  fc.record({ byHouseholdSize: bySize }),
  fc.record({ percentAmi: amiPercents }),
  fc.record(
    {
      byCounty: fc.dictionary(counties, fc.oneof(amounts, fc.tuple(amounts, amounts))),
      otherwise: amounts,
    },
    { requiredKeys: ['byCounty'] },
  ),
  fc.constant({ unknown: true as const }),
);

const priceLimits: fc.Arbitrary<PriceLimit> = fc.oneof(
  fc.record({ limit: amounts }),
  fc.record(
    { byCounty: fc.dictionary(counties, amounts), otherwise: amounts },
    { requiredKeys: ['byCounty'] },
  ),
  fc.constant({ unknown: true as const }),
);

const coverages: fc.Arbitrary<CatalogProgram['coverage']> = fc.record({
  scope: fc.constantFrom('national', 'state', 'county', 'city'),
  state: seldom(null, states),
  counties: seldom([], fc.array(fc.oneof(counties, formerCounties), { maxLength: 3 })),
  cities: seldom([], fc.array(cities, { maxLength: 2 })),
  postalCities: seldom([], fc.array(cities, { maxLength: 2 })),
  exceptStates: seldom([], fc.array(states, { maxLength: 1 })),
});

const rules: fc.Arbitrary<CatalogProgram['rules']> = fc.record({
  firstTimeBuyer: fc.record({
    required: seldom(false, fc.constant(true)),
    exceptions: some(['targeted-areas', 'veterans']),
  }),
  minCreditScore: seldom(null, fc.integer({ min: 300, max: 850 })),
  maxIncome: seldom(null, incomeLimits),
  minIncome: seldom(null, fc.record({ percentAmi: amiPercents })),
  maxHomePrice: seldom(null, priceLimits),
  homeTypes: seldom(HomeType.options, some(HomeType.options, 1)),
  occupancy: seldom(HomePlan.options, some(HomePlan.options, 1)),
  veteran: seldom('not-required', fc.constant('required')),
  professions: seldom([], some([...Profession.options, 'veteran', 'other'])),
  minContribution: seldom(
    null,
    fc.oneof(fc.record({ amount: amounts }), fc.record({ percent: percents })),
  ),
  educationRequired: fc.boolean(),
  otherConditions: fc.array(texts, { maxLength: 2 }),
  standIns: some(['income', 'creditScore', 'price', 'amount']),
});

export const programs: fc.Arbitrary<CatalogProgram> = fc.record({
  id: fc.integer({ min: 1, max: 10_000 }),
  slug: fc.stringMatching(/^[a-z]{1,4}(-[a-z]{1,4}){0,2}$/),
  agencyName: texts,
  programName: texts,
  fullName: fc.constantFrom('A', 'B'),
  website: fc.constant('https://example.org/'),
  kind: fc.constantFrom(...ProgramKind.options),
  maxAmount: nullable(fc.constantFrom(0, 5_000, 10_000, 500_000)),
  maxPercent: nullable(percents),
  percentOf: nullable(fc.constantFrom('price', 'loan')),
  coverage: coverages,
  rules,
  specifics: fc.record({
    maxAmount: texts,
    geographicCoverage: texts,
    benefits: fc.array(texts, { maxLength: 2 }),
    homeBuyerObligations: fc.array(texts, { maxLength: 2 }),
    minContribution: texts,
    repaymentTerms: texts,
    interestRate: texts,
    programProviderContact: texts,
  }),
  repayment: fc.constant(null),
  status: fc.constantFrom(...FundingStatus.options),
  checkedOn: days,
  sources: fc.array(
    fc.record({
      url: fc.constant('https://example.org/'),
      asOf: nullable(fc.tuple(days, fc.constantFrom(4, 7, 10)).map(([day, n]) => day.slice(0, n))),
      supports: texts,
    }),
    { maxLength: 3 },
  ),
  confidence: fc.constantFrom('high', 'medium', 'low'),
});

/** Catalogs whose programs have distinct IDs. */
export const catalogs: fc.Arbitrary<CatalogProgram[]> = fc.uniqueArray(programs, {
  maxLength: 12,
  selector: ({ id }) => id,
});
