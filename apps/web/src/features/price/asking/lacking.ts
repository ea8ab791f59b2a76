import { type QuestionName, type QuoteDraft, questionAnswers } from '@latchkey/domain';

/** The questions that this page may ask, in the order of the wizard. */
export const askedHere = [
  'householdIncome',
  'downPayment',
  'creditScore',
] as const satisfies QuestionName[];
export type AskedHere = (typeof askedHere)[number];

/**
 * Returns the questions that the buyer must answer before we can calculate the prices, and that
 * have no valid answer yet.
 */
export function lackingIn(draft: QuoteDraft): readonly AskedHere[] {
  return askedHere.filter((name) => !questionAnswers[name].safeParse(draft[name]).success);
}
