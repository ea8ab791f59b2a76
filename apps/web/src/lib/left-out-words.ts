import { type Estimate, type LoweredPlan, uncountedInsurance } from '@latchkey/domain';
import { money } from './format.ts';
import { leftOutText as text } from './texts.ts';

type Counted = Pick<Estimate, 'comparison' | 'details' | 'unknown'>;

/** Lists the costs that the lowered payment excludes. */
export function leftOutOfLowered(
  estimate: Counted,
  { product, monthlyAmount }: LoweredPlan,
): string[] {
  const isPartInside = product === 'Line of Credit' && monthlyAmount > 0;
  const taxesAndInsurance = isPartInside
    ? [text.rest({ part: money(monthlyAmount) })]
    : [text.taxes(), text.insurance()];
  return [...taxesAndInsurance, ...leftOutOfTraditional(estimate)];
}

/** Lists the costs that both the lowered and the traditional payment exclude. */
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
