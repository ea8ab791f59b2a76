import { type LocalProduct, loweredPlanOf, workedExample } from '@latchkey/domain';
import { landingText as text } from '@/lib/texts.ts';

/**
 * Returns sentences that state how much the buyer in the worked example saves, and that the buyer
 * pays this back later. If the site makes no claim, the sentences explain what the site compares.
 *
 * @param mostSaved the highest savings that the site may advertise, in percent
 */
export function claimWords(mostSaved: number | null | undefined, product: LocalProduct): string {
  const plan = mostSaved ? loweredPlanOf(workedExample(product).comparison) : null;
  return mostSaved && plan ? text.claim({ percent: mostSaved, years: plan.years }) : text.noClaim();
}
