import type { AllInPayments, Estimate } from '@latchkey/domain';
import { money } from '@/lib/format.ts';
import { answerText as text } from '@/lib/texts.ts';

/** What the payment above it leaves out. */
export function LeftOutLine({ parts }: { parts: readonly string[] }) {
  return parts.length === 0 ? null : (
    <p className="text-sm">{text.notIn({ parts: parts.join(', ') })}</p>
  );
}

/** The parts that the lowered payment leaves out. */
export function leftOutOfLowered(estimate: Estimate): string[] {
  const part = partInLowered(estimate);
  const taxesAndInsurance =
    part > 0 ? [text.rest({ part: money(part) })] : [text.taxes(), text.insurance()];
  return [...taxesAndInsurance, ...leftOutOfTraditional(estimate)];
}

/**
 * The part of taxes and insurance that the lowered payment includes because the line of credit
 * cannot pay it. Dollars a month.
 */
export function partInLowered({ terms: { lowered } }: Pick<Estimate, 'terms'>): number {
  const [first] = lowered.payments;
  return first?.taxesAndInsurance === 'line-of-credit' ? first.forTaxesAndInsurance : 0;
}

/** The parts that the traditional payment leaves out too. */
export function leftOutOfTraditional({ allIn, costs }: Estimate): string[] {
  return costs.insurance.kind === 'none' ? insuranceParts(allIn.notInLowered) : [];
}

function insuranceParts({
  mortgageInsurance,
  financedPremium,
}: AllInPayments['notInLowered']): string[] {
  const parts: string[] = [];
  if (mortgageInsurance === null) parts.push(text.mortgageInsuranceUnknown());
  else if (mortgageInsurance > 0) {
    parts.push(text.mortgageInsurance({ monthly: money(mortgageInsurance) }));
  }
  if (financedPremium > 0) parts.push(text.upFront({ monthly: money(financedPremium) }));
  return parts;
}
