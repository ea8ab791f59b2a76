import { type Estimate, type SaleOutcome, saleOutcome } from '@latchkey/domain';
import { useState } from 'react';
import { saleText as text } from '@/lib/texts.ts';
import { Disclosure } from '@/ui/disclosure.tsx';
import { PercentField } from '@/ui/percent-field.tsx';
import { SliderField } from '@/ui/slider-field.tsx';
import { checkGrowth } from '../../inputs/input-checks.ts';
import { useNumberBox } from '../../inputs/use-number-box.ts';
import { useCalculator, useLaterCalculator } from '../../state/calculator.tsx';
import { SaleFigures, whole } from './sale-figures.tsx';
import { SaleSchedule } from './sale-schedule.tsx';

/** What a sale in a chosen year leaves, in one line. It opens to show each balance. */
export function SalePart() {
  const { details, actions } = useCalculator();
  const { estimate } = useLaterCalculator();
  const { salePlan, comparison } = estimate;
  const [chosen, setChosen] = useState<number | null>(null);
  const year = Math.min(chosen ?? comparison.years, salePlan.facts.term);
  const sale = saleOutcome(salePlan, year);
  const growth = useNumberBox({
    value: details.yearlyGrowth,
    check: checkGrowth,
    onAccept: (yearlyGrowth) => actions.changeDetails({ yearlyGrowth }),
  });
  return (
    <section aria-label={text.title()}>
      <Disclosure title={text.title()} note={inShort(sale)}>
        <div className="mb-2 grid gap-x-6 gap-y-1 @[30rem]:grid-cols-2">
          <SliderField
            label={text.year()}
            valueText={text.years({ years: year })}
            value={year}
            min={1}
            max={salePlan.facts.term}
            onChange={setChosen}
          />
          <PercentField label={text.growth()} {...growth} />
        </div>
        <SaleFigures estimate={estimate} sale={sale} />
        <p className="mt-2 text-sm text-ink-soft">
          {text.growthHint()} {besides(estimate)}
        </p>
        <SaleSchedule estimate={estimate} />
      </Disclosure>
    </section>
  );
}

function inShort({ year, netProceeds }: SaleOutcome): string {
  const left = netProceeds.kind === 'known' ? netProceeds.dollars : netProceeds.dollarsBefore;
  const amounts = { years: year, dollars: whole(Math.abs(left)) };
  if (left < 0) return text.inShortShort(amounts);
  return netProceeds.kind === 'known' ? text.inShort(amounts) : text.inShortBeforeHelp(amounts);
}

/** Other costs to subtract from the price. The line of credit's balance excludes its interest. */
function besides({ comparison: { isQualified, secondLoan } }: Estimate): string {
  const hasLine = isQualified && secondLoan.product === 'Line of Credit';
  return hasLine ? text.sellingCostsAndLine() : text.sellingCosts();
}
