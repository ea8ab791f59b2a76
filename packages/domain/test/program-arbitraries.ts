import fc from 'fast-check';
import {
  type CatalogProgram,
  Combines,
  FundingStatus,
  IncomeOf,
  Pays,
  ProgramContact,
  ProgramKind,
  Provider,
} from '../src/catalog/catalog-program.ts';
import { FirstMortgageType } from '../src/catalog/first-mortgage.ts';
import type { Tier } from '../src/catalog/tiers.ts';
import type { ProgramFacts } from '../src/programs/rules/program-facts.ts';
import { CreditScore, HomePlan, HomeType, Profession } from '../src/quote/choices.ts';
import { cities, conditions, days } from './known-arbitraries.ts';
import {
  amounts,
  counties,
  incomeLimits,
  medianLimits,
  priceLimits,
  states,
} from './limit-arbitraries.ts';

const formerCounties = fc.constantFrom('09001', '09003');
const percents = fc.double({ min: 0, max: 100, noNaN: true });
const texts = fc.string({ minLength: 1, maxLength: 8 });
const nullable = <T>(values: fc.Arbitrary<T>) => fc.option(values, { nil: null });
/**
 * Returns the usual value most of the time, because a program with every rule would never match.
 */
const seldom = <T, U>(usual: U, values: fc.Arbitrary<T>) =>
  fc.oneof({ weight: 4, arbitrary: fc.constant(usual) }, { weight: 1, arbitrary: values });
const some = <T>(values: readonly T[], minLength = 0) => fc.subarray([...values], { minLength });

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

const yes = fc.constant(true as const);

/** All conditions that a tier can have, and combinations of them. */
const tierConditions: fc.Arbitrary<Tier['when']> = fc
  .record(
    {
      scoreFrom: fc.constantFrom(600, 680, 700),
      median: fc.record({
        incomeToPercentAmi: fc.constantFrom(50, 80, 120),
        householdSize: fc.constantFrom('adjusted', 'not-adjusted', 'unknown'),
      }),
      incomeTo: amounts,
      incomeToPercentOfLimit: fc.constantFrom(50, 88, 100),
      loanTypes: some(FirstMortgageType.options, 1),
      firstGeneration: yes,
      targetedArea: yes,
      profession: some([...Profession.options, 'veteran'] as const, 1),
      newHome: yes,
      firstTimeBuyer: yes,
      counties: fc.array(fc.oneof(counties, formerCounties), { minLength: 1, maxLength: 2 }),
    },
    { requiredKeys: [] },
  )
  .map(({ median, ...when }) => ({ ...when, ...median }));

const tiers = fc.record({
  when: fc.oneof(
    fc.constantFrom<Tier['when'][]>({}, { scoreFrom: 680 }, { targetedArea: true }),
    tierConditions,
  ),
  maxAmount: fc.constantFrom(5_000, 10_000),
  maxPercent: nullable(percents),
  percentOf: nullable(fc.constantFrom('price', 'loan')),
  says: texts,
});

const coverages: fc.Arbitrary<CatalogProgram['coverage']> = fc.record({
  scope: fc.constantFrom('national', 'state', 'county', 'city'),
  state: seldom(null, states),
  counties: seldom([], fc.array(fc.oneof(counties, formerCounties), { maxLength: 3 })),
  cities: seldom([], fc.array(cities, { maxLength: 2 })),
  postalCities: seldom([], fc.array(cities, { maxLength: 2 })),
  exceptStates: seldom([], fc.array(states, { maxLength: 1 })),
  exceptCities: seldom([], fc.array(cities, { maxLength: 2 })),
});

const rules: fc.Arbitrary<CatalogProgram['rules']> = fc.record({
  firstTimeBuyer: fc.record({
    required: seldom(false, fc.constant(true)),
    exceptions: some(['targeted-areas', 'veterans']),
  }),
  minCreditScore: seldom(null, fc.integer({ min: 300, max: 850 })),
  maxIncome: seldom(null, incomeLimits),
  minIncome: seldom(null, fc.oneof(fc.record({ limit: amounts }), medianLimits)),
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
  incomeOf: fc.constantFrom(...IncomeOf.options),
  conditions: seldom([], fc.array(conditions, { maxLength: 2 })),
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
  provider: fc.constantFrom(...Provider.options),
  firstMortgage: fc.record({
    types: some(FirstMortgageType.options),
    from: nullable(fc.constantFrom('any-lender', 'agency-loan')),
  }),
  maxFirstMortgage: seldom(
    null,
    fc.oneof(fc.record({ limit: amounts }), fc.constantFrom('fha-limit', 'conforming-limit')),
  ),
  combines: fc.record({
    with: fc.constantFrom(...Combines.shape.with.options),
    slugs: fc.array(fc.constantFrom('us-a', 'us-b'), { maxLength: 2 }),
    says: texts,
  }),
  pays: nullable(fc.constantFrom(...Pays.options)),
  tiers: seldom(
    null,
    fc.array(tiers, { minLength: 1, maxLength: 3 }).filter((list) => {
      return list.slice(0, -1).every(({ when }) => Object.keys(when).length > 0);
    }),
  ),
  contact: fc.record({
    phone: nullable(fc.constant('5125550100')),
    applyThrough: fc.constantFrom(...ProgramContact.shape.applyThrough.options),
    classUrl: nullable(fc.constant('https://example.org/class')),
  }),
  status: fc.constantFrom(...FundingStatus.options),
  statusCheckedOn: nullable(days),
  disputes: fc.constant([]),
  statusSaidBy: nullable(fc.constant('agency' as const)),
  moneyLeft: nullable(fc.record({ amount: fc.nat(), day: days })),
  opensOn: nullable(days),
  closesOn: nullable(days),
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
