import type { PaymentComparison } from '@latchkey/domain';
import { money } from '@/lib/format.ts';
import { text } from './calculator-text.ts';
import { useSettled } from './use-settled.ts';

/** How long the figures must have stood still before a screen reader tells the new ones. */
const PAUSE_MS = 1000;

/** Tells a screen reader the result once typing has stopped, not at every key. */
export function Spoken({ comparison }: { comparison: PaymentComparison }) {
  return (
    <p role="status" className="sr-only">
      {useSettled(sentence(comparison), PAUSE_MS)}
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
    ? text.spoken({ payment: money(ITMOMortgagePayment), saved: money(amountSaved) })
    : text.spokenNotQualified({ payment: money(traditionalMortgagePayment) });
}
