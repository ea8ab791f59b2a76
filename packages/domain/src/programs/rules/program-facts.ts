import type { QuoteAnswers } from '../../quote/quote.ts';

/** What the matching of programs may look at, and no more: no name, no protected trait. */
export type ProgramFacts = Pick<
  QuoteAnswers,
  | 'homeType'
  | 'homePlan'
  | 'homeLocation'
  | 'homePrice'
  | 'householdIncome'
  | 'downPayment'
  | 'creditScore'
  | 'housingStatus'
  | 'householdSize'
  | 'veteranStatus'
  | 'profession'
>;
