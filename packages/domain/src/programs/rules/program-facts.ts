import type { QuoteAnswers } from '../../quote/quote.ts';

/** Everything that program matching may use. It has no name and no protected trait. */
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
