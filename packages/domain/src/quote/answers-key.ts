import { QuestionName, type QuoteAnswers } from './quote.ts';

/**
 * One text for the same answers and another for others: what a list that was made from them is
 * kept under. The order in which professions were chosen does not count; id and times neither.
 */
export function answersKey(quote: QuoteAnswers): string {
  const { homeLocation, profession } = quote;
  const comparable = {
    ...quote,
    homeLocation: homeLocation.id,
    profession: [...new Set(profession)].sort(),
  };
  return JSON.stringify(QuestionName.options.map((name) => comparable[name]));
}
