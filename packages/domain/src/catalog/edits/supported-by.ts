import type { FactName } from './facts.ts';

/** What an edit's source supports, in the words of the catalog's sources. */
export function supportedBy(fact: FactName): string {
  return words[fact];
}

const words: Readonly<Record<FactName, string>> = {
  funding: 'funding status',
  amount: 'amount',
  checkedOn: 'that the facts still hold',
  confidence: 'how sure the facts are',
  kind: 'kind of help',
  agencyName: 'name',
  programName: 'name',
  fullName: 'name',
  website: 'address',
  provider: 'who runs it',
  coverage: 'where it helps',
  'rules.firstTimeBuyer': 'first-time rule',
  'rules.minCreditScore': 'score',
  'rules.maxIncome': 'income limit',
  'rules.minIncome': 'lowest income',
  'rules.incomeOf': 'whose income counts',
  'rules.maxHomePrice': 'price limit',
  'rules.homeTypes': 'home types',
  'rules.occupancy': 'use of the home',
  'rules.veteran': 'veteran rule',
  'rules.professions': 'jobs covered',
  'rules.minContribution': 'own money',
  'rules.educationRequired': 'class',
  'rules.conditions': 'conditions',
  'rules.standIns': 'which limits are known',
  repayment: 'repayment',
  firstMortgage: 'loan types',
  maxFirstMortgage: 'loan limit',
  combines: 'use with other help',
  paysClosingCosts: 'closing costs',
  contact: 'how to apply',
  'specifics.maxAmount': 'amount',
  'specifics.geographicCoverage': 'where it helps',
  'specifics.benefits': 'benefits',
  'specifics.homeBuyerObligations': 'duties',
  'specifics.minContribution': 'own money',
  'specifics.repaymentTerms': 'repayment',
  'specifics.interestRate': 'interest',
  'specifics.programProviderContact': 'contact',
};
