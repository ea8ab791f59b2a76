import { QuoteAnswers } from './quote.ts';
import { wholeDollars } from './whole-dollars.ts';

/** The questions that ask for an amount of money. */
export const amountQuestions = ['homePrice', 'householdIncome', 'downPayment'] as const;
/** Questions about an amount of money. */
export type AmountQuestion = (typeof amountQuestions)[number];

/**
 * The answer each question page accepts. The same as {@link QuoteAnswers}, except that a rejected
 * amount is called by its own name. Buyers see the reused 'Home price ...' message only for a page
 * they skipped.
 */
export const questionAnswers = {
  ...QuoteAnswers.shape,
  householdIncome: wholeDollars({
    required: 'householdIncomeRequired',
    nonNegative: 'householdIncomeNonNegative',
    integer: 'householdIncomeInteger',
    atLeast1: 'householdIncomeAtLeast1',
  }),
  downPayment: wholeDollars({
    required: 'downPaymentRequired',
    nonNegative: 'downPaymentNonNegative',
    integer: 'downPaymentInteger',
    atLeast1: 'downPaymentAtLeast1',
  }),
};
