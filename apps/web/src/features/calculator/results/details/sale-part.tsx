import { type CalculatorDetails, type Estimate, saleOutcome } from '@latchkey/domain';
import { useState } from 'react';
import { saleText as text } from '@/lib/texts.ts';
import { PercentField } from '@/ui/percent-field.tsx';
import { SliderField } from '@/ui/slider-field.tsx';
import { checkGrowth } from '../../inputs/input-checks.ts';
import { useNumberBox } from '../../inputs/use-number-box.ts';
import { SaleFigures } from './sale-figures.tsx';
import { SaleSchedule } from './sale-schedule.tsx';

/** Shows each loan's balance if the buyer sells in a chosen year, and the net proceeds. */
export function SalePart({
  estimate,
  details,
  onDetails,
}: {
  estimate: Estimate;
  details: CalculatorDetails;
  onDetails: (details: Partial<CalculatorDetails>) => void;
}) {
  const { salePlan, comparison } = estimate;
  const [chosen, setChosen] = useState<number | null>(null);
  const year = Math.min(chosen ?? comparison.years, salePlan.facts.term);
  const growth = useNumberBox({
    value: details.yearlyGrowth,
    check: checkGrowth,
    onAccept: (yearlyGrowth) => onDetails({ yearlyGrowth }),
  });
  return (
    <section aria-labelledby="sale">
      <h3 id="sale" className="mb-2 text-base font-bold">
        {text.title()}
      </h3>
      <div className="mb-2 grid gap-x-6 gap-y-1 sm:min-h-36 sm:grid-cols-2">
        <SliderField
          label={text.year()}
          valueText={text.years({ years: year })}
          value={year}
          min={1}
          max={salePlan.facts.term}
          onChange={setChosen}
        />
        <div className="max-sm:min-h-36">
          <PercentField
            label={text.growth()}
            hint={growth.error ? undefined : text.growthHint()}
            {...growth}
          />
        </div>
      </div>
      <SaleFigures estimate={estimate} sale={saleOutcome(salePlan, year)} />
      <p className="mt-2 mb-3 text-sm text-ink-soft">{besides(estimate)}</p>
      <SaleSchedule estimate={estimate} />
    </section>
  );
}

/** Other costs to subtract from the price. The line of credit's balance excludes its interest. */
function besides({ comparison: { isQualified, secondLoan } }: Estimate): string {
  const hasLine = isQualified && secondLoan.product === 'Line of Credit';
  return hasLine ? text.sellingCostsAndLine() : text.sellingCosts();
}
