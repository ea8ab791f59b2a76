import type { PaymentsInYear } from '@latchkey/domain';
import { money } from '@/lib/format.ts';
import { paymentLineText as text } from '@/lib/texts.ts';

/** A year's figures in a sentence, for a screen reader. */
export function spokenYear(
  { year, payment, traditional, owed }: PaymentsInYear,
  isQualified: boolean,
): string {
  if (!isQualified) return text.announcedTraditional({ year, payment: money(payment) });
  const figures = { payment: money(payment), traditional: money(traditional), owed: money(owed) };
  return text.announced({ year, ...figures });
}
