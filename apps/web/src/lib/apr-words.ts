import { type AprSource, aprFacts } from '@latchkey/domain';
import { type AprWords, aprWords, formatsOf } from '@latchkey/texts';
import { currentLocale } from './text.ts';
import { trueCostText } from './texts.ts';

/** Returns the text about an estimate's APR and what it includes. Null if there is no loan. */
export function aprWordsOf(estimate: AprSource): AprWords | null {
  const facts = aprFacts(estimate);
  return facts && aprWords(facts, trueCostText, formatsOf(currentLocale()));
}
