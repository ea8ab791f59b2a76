import { LARGEST_AMOUNT } from '@latchkey/domain';
import { money } from '@/lib/format.ts';
import { extrasText, detailsText as text } from '@/lib/texts.ts';
import { MoneyField } from '@/ui/money-field.tsx';
import { ClosingCostsField } from '../../inputs/closing-costs-field.tsx';
import { type InputCheck, useNumberBox } from '../../inputs/use-number-box.ts';
import { useCalculator } from '../../state/calculator.tsx';

/** The buyer's cash and the closing costs, to change in place. */
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
    </div>
  );
}

/** Whole dollars. An empty box is 0. */
function checkCash(typed: number | null): InputCheck<number> {
  const dollars = typed ?? 0;
  if (!Number.isInteger(dollars)) return { message: extrasText.wholeDollars() };
  const accepted = Math.min(Math.max(dollars, 0), LARGEST_AMOUNT);
  if (accepted === dollars) return { accepted };
  const message = extrasText.clamped({ highest: money(LARGEST_AMOUNT), used: money(accepted) });
  return { accepted, message };
}
