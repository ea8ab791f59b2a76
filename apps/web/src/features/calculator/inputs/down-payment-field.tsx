import { useId } from 'react';
import { money, percent } from '@/lib/format.ts';
import { calculatorText, yourFiguresText as text } from '@/lib/texts.ts';
import { MoneyField } from '@/ui/money-field.tsx';
import { useCalculator, useLaterCalculator } from '../state/calculator.tsx';
import { checkDownPayment } from './input-checks.ts';
import { useNumberBox } from './use-number-box.ts';

/**
 * The down payment. With help applied, the buyer's own money has a separate box, and this box is
 * read-only and shows the total.
 */
export function DownPaymentField() {
  const { quote, cash, actions } = useCalculator();
  // May lag behind the buyer's typing, like the text about the help.
  const { verdict, estimate } = useLaterCalculator();
  const { down, firstLoan } = estimate.comparison;
  // Help can be applied once the programs have loaded.
  const isHelpComing = verdict === 'loading';
  const box = useNumberBox({
    value: quote.downPayment,
    check: checkDownPayment,
    onAccept: (downPayment) => actions.changeAmounts({ downPayment }),
  });
  const id = useId();
  const suffix = percent(down.percent);
  const isHelped = down.assistance > 0 || isHelpComing;
  const hasNoLoan = firstLoan.base.principal === 0 && !box.error;

  // The same box in both cases, so it keeps focus when typing ends the help.
  return (
    <>
      <div className={`relative ${boxClass}`}>
        {isHelped ? (
          <p id={`${id}-cash`} className={besideLabel}>
            {text.of({ cash: money(cash) })}
          </p>
        ) : null}
        <MoneyField
          {...(isHelped
            ? { label: text.yourMoney(), describedBy: `${id}-cash` }
            : {
                label: calculatorText.downPayment(),
                suffix,
                hint: hasNoLoan ? calculatorText.noLoan() : undefined,
              })}
          {...box}
        />
      </div>
      {isHelped ? (
        <div className="relative min-h-25">
          <p id={id} className={besideLabel}>
            {isHelpComing
              ? text.helpComing()
              : text.yourMoneyAndHelp({ help: money(down.assistance) })}
          </p>
          <MoneyField
            label={calculatorText.downPayment()}
            value={Math.round(down.total)}
            onChange={() => undefined}
            readOnly
            suffix={suffix}
            describedBy={id}
          />
        </div>
      ) : null}
    </>
  );
}

/** A note at the end of the label's line. */
const besideLabel = 'absolute top-0 right-0 text-sm text-ink-soft';

/** Leaves room for a one-line hint or message, so the inputs do not move when one appears. */
export const boxClass = 'min-h-27.5';
