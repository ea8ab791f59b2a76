import { QuoteAnswers } from './quote.ts';
import { wholeDollars } from './whole-dollars.ts';

/** The questions that ask for an amount of money. */
export const amountQuestions = ['homePrice', 'householdIncome', 'downPayment'] as const;
export type AmountQuestion = (typeof amountQuestions)[number];

/**
 * What each question takes. As {@link QuoteAnswers}, but an amount that is refused is called by its
 * own name, so that a buyer meets the reused 'Home price ...' only where a draft skipped its page.
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
