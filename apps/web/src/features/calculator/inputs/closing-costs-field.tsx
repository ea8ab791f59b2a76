import { averageClosingCosts, type CalculatorDetails, costTables } from '@latchkey/domain';
import { percent } from '@/lib/format.ts';
import { extrasText as text } from '@/lib/texts.ts';
import { PercentField } from '@/ui/percent-field.tsx';
import { checkClosingCosts } from './input-checks.ts';
import { useNumberBox } from './use-number-box.ts';

/** Closing costs, with a button that enters the average for the home's location. */
export function ClosingCostsField({
  state,
  details: { closingCosts },
  onDetails,
}: {
  state: string;
  details: CalculatorDetails;
  onDetails: (details: Pick<CalculatorDetails, 'closingCosts'>) => void;
}) {
  const take = (accepted: CalculatorDetails['closingCosts']) =>
    onDetails({ closingCosts: accepted });
  const box = useNumberBox({ value: closingCosts, check: checkClosingCosts, onAccept: take });
  const {
    percent: usual,
    isOfState,
    costsOf,
    source,
  } = averageClosingCosts(state, costTables.closingCosts);
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
        disabled={closingCosts === usual}
        onClick={() => take(usual)}
        className="min-h-11 rounded-small text-sm font-semibold text-brand underline disabled:opacity-60"
      >
        {text.useAverage({ average })}
      </button>
    </div>
  );
}
