import { type Estimate, partInLowered, uncountedInsurance } from '@latchkey/domain';
import { money } from './format.ts';
import { leftOutText as text } from './texts.ts';

type Counted = Pick<Estimate, 'allIn' | 'costs'>;

/** The parts that the lowered payment leaves out. */
export function leftOutOfLowered(estimate: Counted & Pick<Estimate, 'terms'>): string[] {
  const part = partInLowered(estimate);
  const taxesAndInsurance =
    part > 0 ? [text.rest({ part: money(part) })] : [text.taxes(), text.insurance()];
  return [...taxesAndInsurance, ...leftOutOfTraditional(estimate)];
}

/** The parts that the traditional payment leaves out too. */
export function leftOutOfTraditional(estimate: Counted): string[] {
  const uncounted = uncountedInsurance(estimate);
  if (!uncounted) return [];
  const { mortgageInsurance, financedPremium } = uncounted;
  const parts: string[] = [];
  if (mortgageInsurance === null) parts.push(text.mortgageInsuranceUnknown());
  else if (mortgageInsurance > 0) {
    parts.push(text.mortgageInsurance({ monthly: money(mortgageInsurance) }));
  }
  if (financedPremium > 0) parts.push(text.upFront({ monthly: money(financedPremium) }));
  return parts;
}

/** Terms that end with the APR, and whether that leaves out mortgage insurance. */
export function withAprNote(terms: string, estimate: Counted): string {
  return uncountedInsurance(estimate) ? text.withoutInsurance({ terms }) : terms;
}
