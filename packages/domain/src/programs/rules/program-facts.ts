import type { QuoteAnswers } from '../../quote/quote.ts';

/** All buyer facts that program matching may use. They do not include names or protected traits. */
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
