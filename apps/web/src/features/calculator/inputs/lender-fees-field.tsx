import { ASSUMED_LENDER_FEES } from '@latchkey/domain';
import { percent, wholeMoney } from '@/lib/format.ts';
import { extrasText as text } from '@/lib/texts.ts';
import { MoneyField } from '@/ui/money-field.tsx';
import { useNumberBox } from '@/ui/use-number-box.ts';
import { useCalculator, useLaterCalculator } from '../state/calculator.tsx';
import { checkOptionalDollars } from './input-checks.ts';

/**
 * The field for lender fees. The default is a percentage of the loan, and the buyer can enter an
 * amount instead.
 */
export function LenderFeesField() {
  const { details, actions } = useCalculator();
  const { charges } = useLaterCalculator().estimate.comparison.firstLoan;
  const box = useNumberBox({
    value: details.lenderFees,
    check: checkOptionalDollars,
    onAccept: (lenderFees) => actions.changeDetails({ lenderFees }),
  });
  const assumed = text.lenderFeesAssumed({
    percent: percent(ASSUMED_LENDER_FEES),
    fees: wholeMoney(charges.lenderFees),
  });
  const hint = details.lenderFees === null ? assumed : text.lenderFeesHint();
  return (
    <div>
      <MoneyField label={text.lenderFees()} hint={box.error ? undefined : hint} {...box} />
    </div>
  );
}
