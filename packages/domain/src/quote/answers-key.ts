import { questionNames } from './question-lists.ts';
import type { QuoteAnswers } from './quote.ts';

/** Returns the cache key for a set of answers. Ignores profession order, ID and timestamps. */
export function answersKey(quote: QuoteAnswers): string {
  const { homeLocation, profession } = quote;
  const comparable = {
    ...quote,
    homeLocation: homeLocation.id,
    profession: [...new Set(profession)].sort(),
  };
  return JSON.stringify(questionNames.map((name) => comparable[name]));
}
