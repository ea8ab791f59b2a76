import type { Area, AreaIncome } from '../src/area/area.ts';
import type {
  CatalogProgram,
  Coverage,
  ProgramRules,
  Repayment,
} from '../src/catalog/catalog-program.ts';
import type { MatchContext } from '../src/programs/assess.ts';
import { nothingKnown } from '../src/programs/rules/nothing-known.ts';
import type { ProgramFacts } from '../src/programs/rules/program-facts.ts';
import { austin } from './quote-samples.ts';

/** A date on which the facts of the sample programs are current. */
export const today = '2026-11-22';

/** The current date, and no short answers. */
export const context: MatchContext = { today, known: nothingKnown };

/** Round figures that all differ, so that a test can tell which limit applied. */
export const travisIncome: AreaIncome = {
  medianFamilyIncome: 130_000,
  stateMedianFamilyIncome: 95_000,
  lowIncomeLimits: [70_000, 80_000, 90_000, 100_000, 108_000, 116_000, 124_000, 132_000],
  veryLowIncomeLimits: [44_000, 50_000, 56_500, 62_500, 67_500, 72_500, 77_500, 82_500],
  extremelyLowIncomeLimits: [26_000, 30_000, 33_900, 37_500, 40_500, 43_500, 46_500, 49_500],
  townAggregated: false,
};

/** A sample county. */
export const travis: Area = {
  countyFips: '48453',
  county: 'Travis County',
  state: 'TX',
  income: travisIncome,
  conformingLimits: [832_750, 1_066_250, 1_288_800, 1_601_750],
  fhaLimits: [571_550, 731_700, 884_450, 1_099_150],
  pastLimitYear: null,
  bondPrices: { standard: 598_020, targeted: 730_913 },
  pastBondYear: null,
};

/** The same county, but its income figures are the median of the figures for the county's towns. */
export const townBased: Area = {
  ...travis,
  income: { ...travisIncome, townAggregated: true },
};

/** A typical first-time buyer. */
export const buyer: ProgramFacts = {
  homeType: 'single-family',
  homePlan: 'primary',
  homeLocation: austin,
  homePrice: 300_000,
  householdIncome: 75_000,
  downPayment: 10_000,
  creditScore: 'good',
  housingStatus: true,
  householdSize: 3,
  veteranStatus: false,
  profession: [],
};

const openRules: ProgramRules = {
  firstTimeBuyer: { required: false, exceptions: [] },
  minCreditScore: null,
  maxIncome: null,
  minIncome: null,
  maxHomePrice: null,
  homeTypes: ['single-family', 'condo', 'multi-family'],
  occupancy: ['primary', 'vacation', 'investment'],
  veteran: 'not-required',
  professions: [],
  minContribution: null,
  educationRequired: false,
  incomeOf: 'unknown',
  conditions: [],
  standIns: [],
};

/** Repayment terms with no facts filled in. */
export const noTerms: Repayment = {
  monthly: null,
  interest: null,
  forgiven: null,
  dueOn: [],
  dueAfterYears: null,
  appreciationSharePercent: null,
  choices: false,
};

/** Assistance that is due in full at a sale. */
export const dueOnSale: Repayment = { ...noTerms, dueOn: ['sale'] };

const everywhere: Coverage = {
  scope: 'national',
  state: null,
  counties: [],
  cities: [],
  postalCities: [],
  exceptStates: [],
  exceptCities: [],
};

/** Program details with every field empty. */
export const noSpecifics: CatalogProgram['specifics'] = {
  maxAmount: '',
  geographicCoverage: '',
  benefits: [],
  homeBuyerObligations: [],
  minContribution: '',
  repaymentTerms: '',
  interestRate: '',
  programProviderContact: '',
};

const grant: CatalogProgram = {
  id: 1,
  slug: 'us-sample-grant',
  agencyName: 'Sample Agency',
  programName: 'Sample Grant',
  fullName: 'Sample Agency Grant',
  website: 'https://example.org/',
  kind: 'grant',
  maxAmount: 10_000,
  maxPercent: null,
  percentOf: null,
  coverage: everywhere,
  rules: openRules,
  specifics: noSpecifics,
  repayment: null,
  provider: 'public',
  firstMortgage: { types: [], from: null },
  maxFirstMortgage: null,
  combines: { with: 'unknown', slugs: [], says: '' },
  pays: null,
  tiers: null,
  contact: { phone: null, applyThrough: 'unknown', classUrl: null },
  status: 'open',
  statusCheckedOn: '2026-11-21',
  statusSaidBy: null,
  moneyLeft: null,
  opensOn: null,
  closesOn: null,
  checkedOn: '2026-11-21',
  sources: [{ url: 'https://example.org/', asOf: '2026-04', supports: 'amount' }],
  disputes: [],
  confidence: 'high',
};

/** Returns a grant that is open to everyone everywhere, with the given changes. */
export function sampleProgram({
  rules,
  coverage,
  ...program
}: Partial<Omit<CatalogProgram, 'rules' | 'coverage'>> & {
  rules?: Partial<ProgramRules>;
  coverage?: Partial<Coverage>;
} = {}): CatalogProgram {
  return {
    ...grant,
    ...program,
    rules: { ...openRules, ...rules },
    coverage: { ...everywhere, ...coverage },
  };
}
