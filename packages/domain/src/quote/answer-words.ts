import type { QuestionName } from './quote.ts';

type Status = 'firstTime' | 'notFirstTime' | 'noneApplicable';

/**
 * Labels of the answers in a summary, and the wording of answers that differs from the choice
 * itself.
 */
export const answerWords = {
  homeType: 'Home Type',
  homePlan: 'Home Plan',
  homeLocation: 'Home Location',
  homePrice: 'Home Price',
  householdIncome: 'Household Income',
  downPayment: 'Down Payment',
  creditScore: 'Credit Score',
  housingStatus: 'Housing Status',
  firstTime: 'First Time Home Buyer',
  notFirstTime: 'Not First Time Home Buyer',
  householdSize: 'Household Size',
  veteranStatus: 'Veteran Status',
  profession: 'Profession',
  noneApplicable: 'None Applicable',
} as const satisfies Record<QuestionName | Status, string>;
