import { wholeMoney } from '@/lib/format.ts';
import { calculatorText as text, trueCostText, yourFiguresText } from '@/lib/texts.ts';
import { useDebouncedValue } from '@/lib/use-debounced-value.ts';
import { type Calculator, useLaterCalculator } from '../state/calculator.tsx';

/** Delay after the last change before a screen reader announces new figures, in milliseconds. */
const DEBOUNCE_MS = 1000;

/** Announces the result to screen readers when the buyer stops typing, not on every key press. */
export function PaymentAnnouncer() {
  const said = useDebouncedValue(sentence(useLaterCalculator()), DEBOUNCE_MS);
  return (
    <p role="status" className="sr-only">
      {said}
    </p>
  );
}

function sentence({ verdict, answer, estimate }: Calculator): string {
  if (verdict !== 'loading' && estimate.noCommonLoan) return trueCostText.noCommonLoan();
  const { now, later } = answer.eachMonth;
  const payment = wholeMoney(now);
  switch (verdict) {
    case 'loading':
      return '';
    case 'no-loan':
      return yourFiguresText.headNoLoan();
    case 'not-qualified':
      return text.announcementNotQualified({ payment });
    case 'unknown':
    case 'not-offered':
    case 'qualified':
      return later
        ? text.announcement({ payment, after: wholeMoney(later.payment), year: later.fromYear })
        : text.announcementTraditional({ payment });
  }
}
