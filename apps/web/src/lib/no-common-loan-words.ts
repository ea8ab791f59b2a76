import type { NoCommonLoan, PricedAnswers } from '@latchkey/domain';
import { formatsOf, loansEnd } from '@latchkey/texts';
import { currentLocale } from './text.ts';
import { trueCostText } from './texts.ts';

/** Returns a sentence about the largest conventional and FHA loans for the quote's home. */
export function loansEndWords(
  above: NoCommonLoan,
  { homeLocation: { county } }: Pick<PricedAnswers, 'homeLocation'>,
): string {
  return loansEnd(above, county, trueCostText, formatsOf(currentLocale()));
}
