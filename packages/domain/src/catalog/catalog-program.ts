import * as z from 'zod/mini';
import { HomePlan, HomeType } from '../quote/choices.ts';
import { Condition } from './conditions.ts';
import { Day, SourceDate } from './day.ts';
import { Dispute } from './dispute.ts';
import { FirstMortgage, MaxFirstMortgage } from './first-mortgage.ts';
import { IncomeLimit, MinIncome, PriceLimit } from './limits.ts';
import {
  AssistanceAmount,
  CountyFips,
  Dollars,
  Name,
  PercentUpTo100,
  Sentence,
  StateCode,
  Years,
} from './schema-parts.ts';
import { SourceQuote } from './source-quote.ts';
import { Tiers } from './tiers.ts';
import { WebAddress, Website } from './web-address.ts';

const GivenName = Name.check(z.minLength(1));

/** A grant is never repaid. All other kinds except the income tax credit are loans. */
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

/** The type of organization that offers a program. */
export const Provider = z.enum(['public', 'nonprofit', 'secondary-market', 'lender']);
export type Provider = z.infer<typeof Provider>;

/**
 * The costs that the money may pay:
 *
 * - `price`: part of the price, as a down payment or to make the first loan smaller
 * - `closing`: only closing costs, prepaid items and fees. The money never makes the loan smaller
 * - `both`: any of these costs
 */
export const Pays = z.enum(['price', 'closing', 'both']);
export type Pays = z.infer<typeof Pays>;

/**
 * Converts the field for the costs that the money may pay from an older file format. In that
 * format, `paysClosingCosts` is true if the money may pay both the price and closing costs.
 */
export function paysInOlderFormat(paysClosingCosts: unknown): Pays | null {
  return paysClosingCosts === true ? 'both' : null;
}

/** Whose income the program compares with the income limit. */
export const IncomeOf = z.enum(['borrowers', 'household', 'unknown']);
export type IncomeOf = z.infer<typeof IncomeOf>;

export const Coverage = z.strictObject({
  scope: z.enum(['national', 'state', 'county', 'city']),
  state: z.nullable(StateCode),
  counties: z.array(CountyFips),
  cities: z.array(Name),
  /** Postal names of neighborhoods in the listed cities. */
  postalCities: z.array(Name),
  exceptStates: z.array(StateCode),
  /** Cities inside the listed counties that the program does not serve. */
  exceptCities: z._default(z.array(Name), []),
});
export type Coverage = z.infer<typeof Coverage>;

export const ProgramRules = z.strictObject({
  firstTimeBuyer: z.strictObject({
    required: z.boolean(),
    exceptions: z.array(z.enum(['targeted-areas', 'veterans'])),
  }),
  minCreditScore: z.nullable(z.int().check(z.gte(300), z.lte(850))),
  maxIncome: z.nullable(IncomeLimit),
  minIncome: z.nullable(MinIncome),
  maxHomePrice: z.nullable(PriceLimit),
  homeTypes: z.array(HomeType).check(z.minLength(1)),
  occupancy: z.array(HomePlan).check(z.minLength(1)),
  veteran: z.enum(['required', 'not-required']),
  professions: z.array(
    z.enum(['education', 'law-enforcement', 'firefighter', 'healthcare', 'veteran', 'other']),
  ),
  minContribution: z.nullable(
    z.union([z.strictObject({ amount: Dollars }), z.strictObject({ percent: PercentUpTo100 })]),
  ),
  educationRequired: z.boolean(),
  incomeOf: z._default(IncomeOf, 'unknown'),
  /** Eligibility conditions that the questionnaire does not ask about. */
  conditions: z._default(z.array(Condition), []),
  /** The rules that use an estimated figure, because we could not find the real one. */
  standIns: z.array(z.enum(['income', 'creditScore', 'price', 'amount'])),
});
export type ProgramRules = z.infer<typeof ProgramRules>;

/** Text shown to buyers. Empty strings and empty lists are not shown. */
const ProgramSpecifics = z.strictObject({
  maxAmount: Sentence,
  geographicCoverage: Sentence,
  benefits: z.array(Sentence),
  homeBuyerObligations: z.array(Sentence),
  minContribution: Sentence,
  repaymentTerms: Sentence,
  interestRate: Sentence,
  programProviderContact: Sentence,
});

/**
 * How assistance is repaid. Null or empty means that the term is unknown or does not exist. It
 * never means that the assistance is free.
 */
export const Repayment = z.strictObject({
  monthly: z.nullable(
    z.strictObject({
      ratePercent: z.nullable(PercentUpTo100),
      /** The rate of the assistance, in percentage points above the first mortgage's rate. */
      aboveFirstMortgage: z.nullable(z.number()),
      termYears: z.nullable(Years),
    }),
  ),
  interest: z.nullable(z.strictObject({ ratePercent: PercentUpTo100, simple: z.boolean() })),
  forgiven: z.nullable(
    z.strictObject({
      afterYears: Years,
      how: z.enum(['at-end', 'yearly', 'monthly']),
      startsAfterYears: Years,
    }),
  ),
  dueOn: z.array(z.enum(['sale', 'refinance', 'move-out', 'payoff', 'transfer'])),
  dueAfterYears: z.nullable(Years),
  appreciationSharePercent: z.nullable(PercentUpTo100),
  choices: z.boolean(),
});
export type Repayment = z.infer<typeof Repayment>;

export const ProgramSource = z.strictObject({
  url: WebAddress,
  /** The source's own date: a year, a month or a day. Null if the source has no date. */
  asOf: z.nullable(SourceDate),
  supports: Sentence,
  /** Quotations from the source, for some of the facts that the source supports. */
  quotes: z.optional(z.array(SourceQuote)),
});
export type ProgramSource = z.infer<typeof ProgramSource>;

/** Whether other down payment assistance may be combined with this program. */
export const Combines = z.strictObject({
  with: z.enum(['any', 'some', 'none', 'unknown']),
  /** Slugs of the programs in this catalog that the text mentions. */
  slugs: z.array(Name),
  /** What the program's own text allows, in one sentence. Empty if unknown. */
  says: Sentence,
});
export type Combines = z.infer<typeof Combines>;

/** How to reach the people who run the program. */
export const ProgramContact = z.strictObject({
  /** Ten digits. */
  phone: z.nullable(z.string().check(z.regex(/^\d{10}$/))),
  applyThrough: z.enum(['lender', 'agency', 'counselor', 'unknown']),
  /** Web address of the homebuyer class. */
  classUrl: z.nullable(WebAddress),
});
export type ProgramContact = z.infer<typeof ProgramContact>;

/**
 * A program in the catalog: facts, rules and our own wording, with sources and dates. A missing or
 * empty field means that the fact is unknown.
 */
export const CatalogProgram = z.strictObject({
  /** Assigned once and never reused, because URLs and saved links contain the ID. */
  id: z.int().check(z.gte(1)),
  slug: Name.check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)),
  agencyName: GivenName,
  programName: GivenName,
  fullName: GivenName,
  /** Null or empty if the program has no website. */
  website: z.nullable(Website),
  kind: ProgramKind,
  /** If the program has `tiers`, these fields contain the largest amount that any buyer gets. */
  ...AssistanceAmount,
  coverage: Coverage,
  rules: ProgramRules,
  specifics: ProgramSpecifics,
  repayment: z.nullable(Repayment),
  /**
   * A program without a provider in the file is treated as a lender's product and ranks last. A
   * lender's product therefore never ranks first by accident.
   */
  provider: z._default(Provider, 'lender'),
  firstMortgage: z._default(FirstMortgage, { types: [], from: null }),
  maxFirstMortgage: z._default(z.nullable(MaxFirstMortgage), null),
  combines: z._default(Combines, { with: 'unknown', slugs: [], says: '' }),
  /** Null if the program does not say what the money may pay. Null is treated as `price`. */
  pays: z._default(z.nullable(Pays), null),
  /** Null if everyone gets the same amount, or if the tiers are unknown. */
  tiers: z._default(z.nullable(Tiers), null),
  contact: z._default(ProgramContact, { phone: null, applyThrough: 'unknown', classUrl: null }),
  status: FundingStatus,
  /** The latest date on which a source states this status. */
  statusCheckedOn: z._default(z.nullable(Day), null),
  /** `agency` if the agency itself stated the status. Null if a source did. */
  statusSaidBy: z._default(z.nullable(z.enum(['agency'])), null),
  /**
   * The remaining money that the agency stated, in dollars, and the date of the agency's statement.
   */
  moneyLeft: z._default(z.nullable(z.strictObject({ amount: Dollars, day: Day })), null),
  /** First and last day of a funding round, if a source gives them. */
  opensOn: z._default(z.nullable(Day), null),
  closesOn: z._default(z.nullable(Day), null),
  checkedOn: Day,
  sources: z.array(ProgramSource),
  /** Statements from other sources that contradict facts. Empty if the sources agree. */
  disputes: z._default(z.array(Dispute), []),
  confidence: z.enum(['high', 'medium', 'low']),
});
export type CatalogProgram = z.infer<typeof CatalogProgram>;
