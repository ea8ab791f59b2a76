import { MOST_PREPAID_DAYS } from '@latchkey/domain';
import { detailsText as text } from '@/lib/texts.ts';
import { MoneyField } from '@/ui/money-field.tsx';
import { SelectField } from '@/ui/select-field.tsx';
import { useNumberBox } from '@/ui/use-number-box.ts';
import { ClosingCostsField } from '../../inputs/closing-costs-field.tsx';
import { checkCash } from '../../inputs/input-checks.ts';
import { LenderFeesField } from '../../inputs/lender-fees-field.tsx';
import { useCalculator } from '../../state/calculator.tsx';

/** Fields for the buyer's cash and the costs due at closing. */
export function CashFields({ cash }: { cash: number }) {
  const { changeAmounts } = useCalculator().actions;
  const box = useNumberBox({
    value: cash,
    check: checkCash,
    onAccept: (dollars) => changeAmounts({ cash: dollars }),
  });
  return (
    <div className="mt-3 grid items-start gap-x-5 gap-y-2 sm:grid-cols-2">
      <MoneyField
        label={text.yourCash()}
        hint={box.error ? undefined : text.yourCashHint()}
        {...box}
      />
      <ClosingCostsField />
      <LenderFeesField />
      <PrepaidDaysField />
    </div>
  );
}

/** The choices for the number of days from closing to the end of the month. */
const DAYS = Array.from({ length: MOST_PREPAID_DAYS + 1 }, (_, days) => days);

function PrepaidDaysField() {
  const { details, actions } = useCalculator();
  return (
    <SelectField<number>
      label={text.prepaidDays()}
      options={DAYS.map((days) => ({ value: days, label: text.daysOfInterest({ days }) }))}
      value={details.prepaidInterestDays}
      onChange={(prepaidInterestDays) => actions.changeDetails({ prepaidInterestDays })}
    />
  );
}
