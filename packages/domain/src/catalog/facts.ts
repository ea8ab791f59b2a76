import * as z from 'zod/mini';
import {
  CatalogProgram,
  FundingStatus,
  IncomeOf,
  Pays,
  ProgramKind,
  Provider,
  paysInOlderFormat,
} from './catalog-program.ts';
import {
  type Fact,
  type FactTable,
  field,
  json,
  quietField,
  rule,
  text,
  type ValueOf,
} from './fact.ts';
import { AssistanceAmount } from './schema-parts.ts';

const { confidence, statusCheckedOn, opensOn, closesOn, rules } = CatalogProgram.shape;
const { statusSaidBy, moneyLeft } = CatalogProgram.shape;

/** The cap on the assistance amount. */
const Amount = z.object(AssistanceAmount);
type Amount = z.infer<typeof Amount>;

/**
 * The funding status, the date of its source, and the opening and closing dates of a round. Fields
 * whose values only an agency can state are missing unless the agency stated them. Earlier versions
 * stored no such fields.
 */
const Funding = z.object({
  status: FundingStatus,
  statusCheckedOn,
  opensOn,
  closesOn,
  statusSaidBy: z.optional(statusSaidBy.def.innerType),
  moneyLeft: z.optional(moneyLeft.def.innerType),
});
type Funding = z.infer<typeof Funding>;

const line = { kind: 'text' } as const;
const lines = { kind: 'lines' } as const;

function choice(choices: readonly string[]) {
  return { kind: 'choice', choices } as const;
}

const amountWords = /amount|figure|percent|\$|\d ?%/i;
/**
 * Matches words about whether a program has money. Does not match text about a buyer's own funds,
 * or text that a program is open to repeat buyers, because those are other facts.
 */
const fundingWords = new RegExp(
  [
    String.raw`\bstatus\b`,
    String.raw`\b(re)?open(s|ed|ing)?\b(?! to repeat)`,
    String.raw`\bclos(ed|es)\b`,
    String.raw`(?<!\bown )\bfunds\b|\bfunding\b(?! through)|\b(not|still|always) funded\b`,
    String.raw`\bpaus|\bsuspended\b|\bwait(ing )?list|\brounds?\b|\bapplications\b`,
    String.raw`\b(money|million) left\b|\bhave money\b|\bout of money\b|\bused up\b|\brun out\b`,
    String.raw`\bstill (being )?(offered|in use|running)\b|\bthat it runs\b`,
  ].join('|'),
  'i',
);
const incomeWords = /income|median|\bAMI\b/i;
const loanWords = /loan types|first mortgage|\bFHA\b|loan limit/i;
const ownMoneyWords = /own (money|funds)|contribution/i;
const phoneWords = /contact|phone/i;
const placeWords = /area|count(y|ies)|\bcit(y|ies)|where/i;
const repaymentWords = /repay|forgiv|defer|\bdue\b|\bterms?\b|\blien\b/i;

const amount: Fact<Amount, true> = {
  schema: Amount,
  path: [],
  get: ({ maxAmount, maxPercent, percentOf }) => ({ maxAmount, maxPercent, percentOf }),
  set: (program, value) => ({ ...program, ...value }),
  supports: 'amount',
  mentions: amountWords,
  isAnnounced: true,
  editor: json,
};

const funding: Fact<Funding, true> = {
  schema: Funding,
  path: [],
  get: ({ status, ...program }) => ({
    status,
    statusCheckedOn: program.statusCheckedOn,
    opensOn: program.opensOn,
    closesOn: program.closesOn,
    ...(program.statusSaidBy === null ? {} : { statusSaidBy: program.statusSaidBy }),
    ...(program.moneyLeft === null ? {} : { moneyLeft: program.moneyLeft }),
  }),
  set: (program, value) => ({ ...program, statusSaidBy: null, moneyLeft: null, ...value }),
  supports: 'funding status',
  mentions: fundingWords,
  isAnnounced: true,
  isLimit: true,
  editor: { kind: 'funding' },
  day: (program) => program.statusCheckedOn,
  dated: ({ statusSaidBy: _, ...value }, day) => ({ ...value, statusCheckedOn: day }),
};

/**
 * All facts of a program, in the order in which an editor shows them. Includes everything except
 * the ID, the slug and the sources. Edits, recorded changes, notices and the editor all use this
 * list.
 */
export const facts = {
  funding,
  amount,
  tiers: field('tiers', { supports: 'amount', mentions: amountWords }),
  pays: field('pays', {
    supports: 'what the money pays',
    editor: choice(['', ...Pays.options]),
    fromOlder: ({ paysClosingCosts }) => paysInOlderFormat(paysClosingCosts),
  }),
  checkedOn: quietField('checkedOn', {
    supports: 'that the facts still hold',
    editor: { kind: 'source-day' },
  }),
  confidence: quietField('confidence', {
    supports: 'how sure the facts are',
    editor: choice(confidence.options),
  }),
  kind: field('kind', { supports: 'kind of help', editor: choice(ProgramKind.options) }),
  agencyName: quietField('agencyName', { supports: 'name', editor: line }),
  programName: quietField('programName', { supports: 'name', editor: line }),
  fullName: quietField('fullName', { supports: 'name', editor: line }),
  website: quietField('website', { supports: 'address', editor: line }),
  provider: quietField('provider', { supports: 'who runs it', editor: choice(Provider.options) }),
  coverage: field('coverage', { supports: 'where it helps', mentions: placeWords }),
  'rules.firstTimeBuyer': rule('firstTimeBuyer', {
    supports: 'first-time rule',
    mentions: /first-time/i,
  }),
  'rules.minCreditScore': rule('minCreditScore', {
    supports: 'score',
    mentions: /score|\bcredit\b/i,
    isLimit: true,
    editor: { kind: 'number' },
  }),
  'rules.maxIncome': rule('maxIncome', {
    supports: 'income limit',
    mentions: incomeWords,
    isLimit: true,
  }),
  'rules.minIncome': rule('minIncome', {
    supports: 'lowest income',
    mentions: incomeWords,
    isLimit: true,
  }),
  'rules.incomeOf': rule('incomeOf', {
    supports: 'whose income counts',
    mentions: incomeWords,
    editor: choice(IncomeOf.options),
  }),
  'rules.maxHomePrice': rule('maxHomePrice', {
    supports: 'price limit',
    mentions: /price/i,
    isLimit: true,
  }),
  'rules.homeTypes': rule('homeTypes', {
    supports: 'home types',
    mentions: /home types|property|homes|units/i,
    editor: lines,
  }),
  'rules.occupancy': rule('occupancy', {
    supports: 'use of the home',
    mentions: /residen|occup/i,
    editor: lines,
  }),
  'rules.veteran': rule('veteran', {
    supports: 'veteran rule',
    mentions: /veteran|military/i,
    editor: choice(rules.shape.veteran.options),
  }),
  'rules.professions': rule('professions', {
    supports: 'jobs covered',
    mentions: /\bjobs?\b|profession|occupation/i,
    editor: lines,
  }),
  'rules.minContribution': rule('minContribution', {
    supports: 'own money',
    mentions: ownMoneyWords,
    isLimit: true,
  }),
  'rules.educationRequired': rule('educationRequired', {
    supports: 'class',
    mentions: /class|educat|counsel/i,
    editor: { kind: 'yes-no' },
  }),
  'rules.conditions': rule('conditions', { supports: 'conditions' }),
  'rules.standIns': rule('standIns', { supports: 'which limits are known', editor: lines }),
  repayment: field('repayment', { supports: 'repayment', mentions: repaymentWords }),
  firstMortgage: field('firstMortgage', { supports: 'loan types', mentions: loanWords }),
  maxFirstMortgage: field('maxFirstMortgage', {
    supports: 'loan limit',
    mentions: loanWords,
    isLimit: true,
  }),
  combines: field('combines', {
    supports: 'use with other help',
    mentions: /\b(stack|combin|pair|mixing)/i,
  }),
  disputes: quietField('disputes', { supports: 'where sources disagree' }),
  contact: quietField('contact', { supports: 'how to apply', mentions: phoneWords }),
  'specifics.maxAmount': text('maxAmount', {
    supports: 'amount',
    mentions: amountWords,
    editor: line,
  }),
  'specifics.geographicCoverage': text('geographicCoverage', {
    supports: 'where it helps',
    mentions: placeWords,
    editor: line,
  }),
  'specifics.benefits': text('benefits', { supports: 'benefits', editor: lines }),
  'specifics.homeBuyerObligations': text('homeBuyerObligations', {
    supports: 'duties',
    editor: lines,
  }),
  'specifics.minContribution': text('minContribution', {
    supports: 'own money',
    mentions: ownMoneyWords,
    editor: line,
  }),
  'specifics.repaymentTerms': text('repaymentTerms', {
    supports: 'repayment',
    mentions: repaymentWords,
    editor: line,
  }),
  'specifics.interestRate': text('interestRate', {
    supports: 'interest',
    mentions: /interest|\b0 ?%/i,
    editor: line,
  }),
  'specifics.programProviderContact': text('programProviderContact', {
    supports: 'contact',
    mentions: phoneWords,
    editor: line,
  }),
} as const satisfies FactTable;

type Facts = typeof facts;
export type FactName = keyof Facts;

/** The type of each fact's values. */
export type FactValues = { readonly [Name in FactName]: ValueOf<Facts[Name]> };

/** The facts whose changes are announced in notices. */
export type AnnouncedFact = {
  [Name in FactName]: Facts[Name]['isAnnounced'] extends true ? Name : never;
}[FactName];

export function isAnnouncedFact(name: FactName): name is AnnouncedFact {
  return facts[name].isAnnounced;
}

/** All fact names, in the order in which an editor shows them. */
// biome-ignore lint/nursery/noUnsafeTypeAssertion: Object.keys drops the key types.
export const factNames = Object.keys(facts) as [FactName, ...FactName[]];
export const FactName = z.enum(factNames);
