import { type LocalProduct, loweredPlanOf, workedExample } from '@latchkey/domain';
import { landingText as text } from '@/lib/texts.ts';

/**
 * What the worked example saves, and that it is paid back. Without a claim, what the site compares.
 *
 * @param mostSaved the savings that the site may name, in percent
 */
export function claimWords(mostSaved: number | null | undefined, product: LocalProduct): string {
  const plan = mostSaved ? loweredPlanOf(workedExample(product).comparison) : null;
  return mostSaved && plan ? text.claim({ percent: mostSaved, years: plan.years }) : text.noClaim();
}
