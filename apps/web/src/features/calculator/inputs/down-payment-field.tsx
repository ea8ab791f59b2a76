import { hasLoan } from '@latchkey/domain';
import { useId } from 'react';
import { money, percent, wholeMoney } from '@/lib/format.ts';
import { calculatorText, yourFiguresText as text } from '@/lib/texts.ts';
import { MoneyField } from '@/ui/money-field.tsx';
import { useNumberBox } from '@/ui/use-number-box.ts';
import { useCalculator, useLaterCalculator } from '../state/calculator.tsx';
import { checkDownPayment } from './input-checks.ts';

/**
 * The box for the down payment. If assistance is applied, this box is read-only and shows the
 * total. In that case, the buyer enters their own money in a second box.
 */
export function DownPaymentField() {
  const { quote, cash, actions } = useCalculator();
  // Like the text about the assistance, this value may be older than what the buyer has typed.
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

  // In both cases, React keeps the same box. Therefore, the box keeps focus if typing turns off the
  // assistance.
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

/** Classes for a note at the end of the label's line. */
const besideLabel = 'absolute top-0 right-0 text-sm text-ink-soft';

/**
 * Reserves space for a one-line hint or message, so that the inputs do not move when the line
 * appears.
 */
export const boxClass = 'min-h-27.5';
