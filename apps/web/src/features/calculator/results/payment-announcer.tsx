import type { PaymentComparison } from '@latchkey/domain';
import { money } from '@/lib/format.ts';
import { calculatorText as text, yourFiguresText } from '@/lib/texts.ts';
import { useDebouncedValue } from '@/lib/use-debounced-value.ts';
import { useLaterCalculator } from '../state/calculator.tsx';
import type { Verdict } from '../state/verdict.ts';

/** Delay after the last change before a screen reader announces new figures, in milliseconds. */
const DEBOUNCE_MS = 1000;

/** Announces the result to screen readers when typing stops, not on every key press. */
export function PaymentAnnouncer() {
  const { verdict, estimate } = useLaterCalculator();
  const said = useDebouncedValue(sentence(verdict, estimate.comparison), DEBOUNCE_MS);
  return (
    <p role="status" className="sr-only">
      {said}
    </p>
  );
}

function sentence(
  verdict: Verdict,
  { ITMOMortgagePayment, traditionalMortgagePayment, amountSaved }: PaymentComparison,
): string {
  switch (verdict) {
    case 'loading':
      return '';
    case 'no-loan':
      return yourFiguresText.headNoLoan();
    case 'qualified':
      return text.announcement({ payment: money(ITMOMortgagePayment), saved: money(amountSaved) });
    case 'unknown':
      return text.announcementTraditional({ payment: money(traditionalMortgagePayment) });
    case 'not-offered':
      return text.announcementNotOffered({ payment: money(traditionalMortgagePayment) });
    case 'not-qualified':
      return text.announcementNotQualified({ payment: money(traditionalMortgagePayment) });
  }
}
