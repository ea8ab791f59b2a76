import * as z from 'zod/mini';
import { HomePlan, HomeType } from '../quote/choices.ts';

const countyFips = z.string().check(z.regex(/^\d{5}$/));
const stateCode = z.string().check(z.regex(/^[A-Z]{2}$/));
const dollars = z.int().check(z.nonnegative());
const percent = z.number().check(z.gte(0), z.lte(100));
const httpsAddress = z.string().check(z.regex(/^https?:\/\/\S+$/));
/** Null or empty if the program has no website. */
const website = z.nullable(z.string().check(z.regex(/^(https?:\/\/\S+)?$/)));
const isoDay = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/));

/** A grant is never repaid. Every other kind is a loan, except the income tax credit. */
export const ProgramKind = z.enum([
  'grant',
  'forgivable-loan',
  'deferred-loan',
  'repayable-loan',
  'shared-appreciation-loan',
  'tax-credit',
]);
export type ProgramKind = z.infer<typeof ProgramKind>;

/** Whether the program has funds now. */
export const FundingStatus = z.enum(['open', 'waitlist', 'paused', 'unknown']);
export type FundingStatus = z.infer<typeof FundingStatus>;

const byCounty = z.record(countyFips, z.union([dollars, z.tuple([dollars, dollars])]));

/**
 * Maximum household income, in dollars a year. A county's pair is the limit for one or two people,
 * followed by the limit for three or more. `percentAmi` is a percentage of area median income.
 */
export const IncomeLimit = z.union([
  z.strictObject({ limit: dollars }),
  z.strictObject({ byHouseholdSize: z.array(dollars).check(z.length(8)) }),
  z.strictObject({ percentAmi: z.number().check(z.gte(1), z.lte(300)) }),
  z.strictObject({ byCounty, otherwise: z.optional(dollars) }),
  z.strictObject({ unknown: z.literal(true) }),
]);
export type IncomeLimit = z.infer<typeof IncomeLimit>;

/** Maximum home price, in dollars. */
export const PriceLimit = z.union([
  z.strictObject({ limit: dollars }),
  z.strictObject({ byCounty: z.record(countyFips, dollars), otherwise: z.optional(dollars) }),
  z.strictObject({ unknown: z.literal(true) }),
]);
export type PriceLimit = z.infer<typeof PriceLimit>;

export const Coverage = z.strictObject({
  scope: z.enum(['national', 'state', 'county', 'city']),
  state: z.nullable(stateCode),
  counties: z.array(countyFips),
  cities: z.array(z.string()),
  /** Postal names of neighborhoods in the listed cities. */
  postalCities: z.array(z.string()),
  exceptStates: z.array(stateCode),
});
export type Coverage = z.infer<typeof Coverage>;

export const ProgramRules = z.strictObject({
  firstTimeBuyer: z.strictObject({
    required: z.boolean(),
    exceptions: z.array(z.enum(['targeted-areas', 'veterans'])),
  }),
  minCreditScore: z.nullable(z.int().check(z.gte(300), z.lte(850))),
  maxIncome: z.nullable(IncomeLimit),
  minIncome: z.nullable(z.strictObject({ percentAmi: z.number().check(z.gte(1), z.lte(300)) })),
  maxHomePrice: z.nullable(PriceLimit),
  homeTypes: z.array(HomeType).check(z.minLength(1)),
  occupancy: z.array(HomePlan).check(z.minLength(1)),
  veteran: z.enum(['required', 'not-required']),
  professions: z.array(
    z.enum(['education', 'law-enforcement', 'firefighter', 'healthcare', 'veteran', 'other']),
  ),
  minContribution: z.nullable(
    z.union([z.strictObject({ amount: dollars }), z.strictObject({ percent })]),
  ),
  educationRequired: z.boolean(),
  otherConditions: z.array(z.string().check(z.minLength(1))),
  /** Rules whose figure is an estimate, because we could not find the real one. */
  standIns: z.array(z.enum(['income', 'creditScore', 'price', 'amount'])),
});
export type ProgramRules = z.infer<typeof ProgramRules>;

/** Text shown to buyers. An empty text or list is not shown. */
const ProgramSpecifics = z.strictObject({
  maxAmount: z.string(),
  geographicCoverage: z.string(),
  benefits: z.array(z.string()),
  homeBuyerObligations: z.array(z.string()),
  minContribution: z.string(),
  repaymentTerms: z.string(),
  interestRate: z.string(),
  programProviderContact: z.string(),
});

const years = z.number().check(z.gte(0), z.lte(100));

/** How assistance is repaid. Null or empty means unknown or none, never free. */
export const Repayment = z.strictObject({
  monthly: z.nullable(
    z.strictObject({
      ratePercent: z.nullable(percent),
      /** Percentage points above the first mortgage's rate. */
      aboveFirstMortgage: z.nullable(z.number()),
      termYears: z.nullable(years),
    }),
  ),
  interest: z.nullable(z.strictObject({ ratePercent: percent, simple: z.boolean() })),
  forgiven: z.nullable(
    z.strictObject({
      afterYears: years,
      how: z.enum(['at-end', 'yearly', 'monthly']),
      startsAfterYears: years,
    }),
  ),
  dueOn: z.array(z.enum(['sale', 'refinance', 'move-out', 'payoff', 'transfer'])),
  dueAfterYears: z.nullable(years),
  appreciationSharePercent: z.nullable(percent),
  choices: z.boolean(),
});
export type Repayment = z.infer<typeof Repayment>;

export const ProgramSource = z.strictObject({
  url: httpsAddress,
  /** The source's own date: a year, a month or a day. Null if the source has no date. */
  asOf: z.nullable(z.string()),
  supports: z.string(),
});
export type ProgramSource = z.infer<typeof ProgramSource>;

/** A program in the catalog: facts, rules and our own wording, with sources and dates. */
export const CatalogProgram = z.strictObject({
  /** Assigned once and never reused, because URLs and saved links contain it. */
  id: z.int().check(z.gte(1)),
  slug: z.string().check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)),
  agencyName: z.string().check(z.minLength(1)),
  programName: z.string().check(z.minLength(1)),
  fullName: z.string().check(z.minLength(1)),
  website,
  kind: ProgramKind,
  maxAmount: z.nullable(dollars),
  maxPercent: z.nullable(percent),
  percentOf: z.nullable(z.enum(['price', 'loan'])),
  coverage: Coverage,
  rules: ProgramRules,
  specifics: ProgramSpecifics,
  repayment: z.nullable(Repayment),
  status: FundingStatus,
  checkedOn: isoDay,
  sources: z.array(ProgramSource),
  confidence: z.enum(['high', 'medium', 'low']),
});
export type CatalogProgram = z.infer<typeof CatalogProgram>;
