import type { PaymentSpan } from '@latchkey/domain';
import { money } from '@/lib/format.ts';
import { termsText as text } from '@/lib/texts.ts';

/** Returns the years in which the buyer makes a payment, as text. */
export function paymentSpan({ fromYear, toYear }: PaymentSpan): string {
  return fromYear === toYear
    ? text.oneYear({ from: fromYear })
    : text.span({ from: fromYear, to: toYear });
}

/** Explains whether a payment includes taxes and insurance, or which loan pays them instead. */
export function paymentNote({
  taxesAndInsurance,
  forTaxesAndInsurance,
  monthly,
  monthlyInLastYear,
  toYear,
}: PaymentSpan): string {
  const part = text.month({ amount: money(forTaxesAndInsurance) });
  if (taxesAndInsurance === 'second-loan') return text.secondLoan({ part });
  if (taxesAndInsurance === 'line-of-credit') {
    return forTaxesAndInsurance > 0 ? text.lineOfCreditPart({ part }) : text.lineOfCredit();
  }
  if (monthlyInLastYear === monthly) return text.inside({ part });
  const last = text.month({ amount: money(monthlyInLastYear) });
  const words = monthlyInLastYear > monthly ? text.insideRising : text.insideFalling;
  return words({ part, to: toYear, last });
}
