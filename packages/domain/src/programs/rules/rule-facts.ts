import type { FactName } from '../../catalog/facts.ts';
import type { RuleName } from './rule-finding.ts';

/** The facts that determine the result of each rule. */
export const ruleFacts: Readonly<Record<RuleName, readonly FactName[]>> = {
  'service-area': ['coverage'],
  'excluded-states': ['coverage'],
  income: ['rules.maxIncome', 'rules.incomeOf'],
  'min-income': ['rules.minIncome'],
  price: ['rules.maxHomePrice'],
  'credit-score': ['rules.minCreditScore'],
  'first-time-buyer': ['rules.firstTimeBuyer'],
  veteran: ['rules.veteran'],
  profession: ['rules.professions'],
  'own-contribution': ['rules.minContribution'],
  'home-type': ['rules.homeTypes'],
  'home-plan': ['rules.occupancy'],
  'first-mortgage': ['firstMortgage', 'maxFirstMortgage'],
  conditions: ['rules.conditions'],
  amount: ['amount', 'tiers'],
};
