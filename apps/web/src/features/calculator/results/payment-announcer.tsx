import type { PaymentComparison } from '@latchkey/domain';
import { money } from '@/lib/format.ts';
import { calculatorText as text } from '@/lib/texts.ts';
import { useDebouncedValue } from '@/lib/use-debounced-value.ts';

/** Delay after the last change before a screen reader announces new figures, in milliseconds. */
const DEBOUNCE_MS = 1000;

/** Announces the result to screen readers when typing stops, not on every key press. */
export function PaymentAnnouncer({ comparison }: { comparison: PaymentComparison }) {
  return (
    <p role="status" className="sr-only">
      {useDebouncedValue(sentence(comparison), DEBOUNCE_MS)}
    </p>
  );
}

function sentence({
  isQualified,
  ITMOMortgagePayment,
  traditionalMortgagePayment,
  amountSaved,
}: PaymentComparison): string {
  return isQualified
    ? text.announcement({ payment: money(ITMOMortgagePayment), saved: money(amountSaved) })
    : text.announcementNotQualified({ payment: money(traditionalMortgagePayment) });
}
