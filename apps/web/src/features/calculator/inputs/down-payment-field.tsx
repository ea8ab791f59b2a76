import { hasLoan } from '@latchkey/domain';
import { useId } from 'react';
import { money, percent, wholeMoney } from '@/lib/format.ts';
import { calculatorText, yourFiguresText as text } from '@/lib/texts.ts';
import { MoneyField } from '@/ui/money-field.tsx';
import { useCalculator, useLaterCalculator } from '../state/calculator.tsx';
import { checkDownPayment } from './input-checks.ts';
import { useNumberBox } from './use-number-box.ts';

/**
 * The down payment box. If assistance is applied, another box holds the buyer's own money, and this
 * box is read-only and shows the total.
 */
export function DownPaymentField() {
  const { quote, cash, actions } = useCalculator();
  // This value may be older than what the buyer types, like the text about the assistance.
  const { verdict, estimate } = useLaterCalculator();
  const { down } = estimate.comparison;
  // The buyer can apply assistance once the programs have loaded.
  const isHelpComing = verdict === 'loading';
  const box = useNumberBox({
    value: quote.downPayment,
    check: checkDownPayment,
    onAccept: (downPayment) => actions.changeAmounts({ downPayment }),
  });
  const id = useId();
  const suffix = percent(down.percent);
  const isHelped = down.assistance > 0 || isHelpComing;
  const hasNoLoan = !hasLoan(estimate) && !box.error;

  // React keeps the same box in both cases, so the box keeps focus when typing turns the assistance
  // off.
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
              : text.yourMoneyAndHelp({ help: wholeMoney(down.assistance) })}
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

/** A note at the end of the line that contains the label. */
const besideLabel = 'absolute top-0 right-0 text-sm text-ink-soft';

/**
 * Reserves space for a one-line hint or message, so that the inputs do not move when one appears.
 */
export const boxClass = 'min-h-27.5';
