import { type LocalProduct, loweredPlanOf, workedExample } from '@latchkey/domain';
import { landingText as text } from '@/lib/texts.ts';

/**
 * Describes what the buyer in the worked example saves, and that the buyer pays it back. If the
 * site makes no claim, describes what the site compares.
 *
 * @param mostSaved the highest savings that the site may advertise, in percent
 */
export function claimWords(mostSaved: number | null | undefined, product: LocalProduct): string {
  const plan = mostSaved ? loweredPlanOf(workedExample(product).comparison) : null;
  return mostSaved && plan ? text.claim({ percent: mostSaved, years: plan.years }) : text.noClaim();
}
