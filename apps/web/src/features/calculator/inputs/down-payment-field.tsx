import type { PaymentComparison, PricedAnswers } from '@latchkey/domain';
import { money, percent } from '@/lib/format.ts';
import { calculatorText as text } from '@/lib/texts.ts';
import { MoneyField } from '@/ui/money-field.tsx';
import { checkDownPayment } from './input-checks.ts';
import type { Amounts } from './use-answers.ts';
import { useNumberBox } from './use-number-box.ts';

/** The buyer's own down payment. With help applied, it is read-only and shows the total. */
export function DownPaymentField({
  quote: { downPayment },
  comparison: { assistanceDowpayment, totalDownPayment, totalDownPaymentPercent, loanAmount },
  onAmounts,
}: {
  quote: PricedAnswers;
  comparison: PaymentComparison;
  onAmounts: (amounts: Amounts) => void;
}) {
  const box = useNumberBox({
    value: downPayment,
    check: checkDownPayment,
    onAccept: (accepted) => onAmounts({ downPayment: accepted }),
  });
  const suffix = percent(totalDownPaymentPercent);

  if (assistanceDowpayment > 0) {
    return (
      <MoneyField
        label={text.downPayment()}
        value={Math.round(totalDownPayment)}
        onChange={() => undefined}
        readOnly
        suffix={suffix}
        hint={text.downPaymentHelped({
          own: money(downPayment),
          help: money(assistanceDowpayment),
        })}
      />
    );
  }
  const noLoan = loanAmount === 0 && !box.error ? text.noLoan() : undefined;
  return <MoneyField label={text.downPayment()} suffix={suffix} hint={noLoan} {...box} />;
}
