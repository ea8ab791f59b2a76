import { averageClosingCosts, type CalculatorDetails, costTables } from '@latchkey/domain';
import { percent } from '@/lib/format.ts';
import { extrasText as text } from '@/lib/texts.ts';
import { PercentField } from '@/ui/percent-field.tsx';
import { useNumberBox } from '@/ui/use-number-box.ts';
import { useCalculator } from '../state/calculator.tsx';
import { checkClosingCosts } from './input-checks.ts';

/**
 * The field for closing costs. The default is the average for the location, and the buyer can enter
 * another percentage.
 */
export function ClosingCostsField() {
  const { quote, details, actions } = useCalculator();
  const { state } = quote.homeLocation;
  const { closingCosts } = details;
  const take = (accepted: CalculatorDetails['closingCosts']) =>
    actions.changeDetails({ closingCosts: accepted });
  const {
    percent: usual,
    isOfState,
    costsOf,
    source,
  } = averageClosingCosts(state, costTables.closingCosts);
  const box = useNumberBox({
    value: closingCosts ?? usual,
    check: checkClosingCosts,
    onAccept: take,
  });
  const average = percent(usual);
  const hint = text.closingHint({
    average,
    place: isOfState ? state : text.country(),
    publisher: source?.publisher ?? '',
    year: costsOf,
  });
  return (
    <div>
      <PercentField label={text.closingCosts()} hint={box.error ? undefined : hint} {...box} />
      <button
        type="button"
        disabled={closingCosts === null}
        onClick={() => take(null)}
        className="min-h-11 rounded-small text-sm font-semibold text-brand underline disabled:opacity-60"
      >
        {text.useAverage({ average })}
      </button>
    </div>
  );
}
