import type { Answer } from '@latchkey/domain';
import { wholeMoney } from '@/lib/format.ts';
import { calculatorText as text, yourFiguresText } from '@/lib/texts.ts';
import { useDebouncedValue } from '@/lib/use-debounced-value.ts';
import { useLaterCalculator } from '../state/calculator.tsx';
import type { Verdict } from '../state/verdict.ts';

/** Delay after the last change before a screen reader announces new figures, in milliseconds. */
const DEBOUNCE_MS = 1000;

/** Announces the result to screen readers when typing stops, not on every key press. */
export function PaymentAnnouncer() {
  const { verdict, answer } = useLaterCalculator();
  const said = useDebouncedValue(sentence(verdict, answer), DEBOUNCE_MS);
  return (
    <p role="status" className="sr-only">
      {said}
    </p>
  );
}

function sentence(verdict: Verdict, { eachMonth }: Answer): string {
  const { now, later } = eachMonth;
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
