import type { QuoteAnswers } from '../../quote/quote.ts';

/** Everything that program matching may look at. No name and no protected trait. */
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
