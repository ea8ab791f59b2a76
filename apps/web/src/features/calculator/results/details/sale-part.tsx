import { type Estimate, leadingLoweredPlan, type SaleOutcome, saleOutcome } from '@latchkey/domain';
import { useState } from 'react';
import { wholeMoney } from '@/lib/format.ts';
import { saleText as text } from '@/lib/texts.ts';
import { useMedia } from '@/lib/use-media.ts';
import { type Column, DataTable } from '@/ui/data-table.tsx';
import { Disclosure } from '@/ui/disclosure.tsx';
import { PercentField } from '@/ui/percent-field.tsx';
import { SliderField } from '@/ui/slider-field.tsx';
import { useNumberBox } from '@/ui/use-number-box.ts';
import { checkGrowth } from '../../inputs/input-checks.ts';
import { useCalculator, useLaterCalculator } from '../../state/calculator.tsx';
import { helpCell, SaleFigures } from './sale-figures.tsx';

/** Shows the net proceeds of a sale in one year. The buyer can expand it to see each balance. */
export function SalePart() {
  const { details, actions } = useCalculator();
  const { estimate } = useLaterCalculator();
  const { salePlan, saleAtEnd } = estimate;
  const [chosen, setChosen] = useState<number | null>(null);
  const year = Math.min(chosen ?? saleAtEnd.year, salePlan.facts.term);
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
          {text.growthHint()} {text.sellingCosts()}
        </p>
        <SaleSchedule estimate={estimate} />
      </Disclosure>
    </section>
  );
}

function inShort({ year, netProceeds }: SaleOutcome): string {
  const left = netProceeds.kind === 'known' ? netProceeds.dollars : netProceeds.dollarsBefore;
  const amounts = { years: year, dollars: wholeMoney(Math.abs(left)) };
  if (left < 0) return text.inShortShort(amounts);
  return netProceeds.kind === 'known' ? text.inShort(amounts) : text.inShortBeforeHelp(amounts);
}

/** Shows the balances at the end of each year in whole dollars. A phone shows only their total. */
function SaleSchedule({ estimate }: { estimate: Estimate }) {
  const { salePlan, program } = estimate;
  const plan = leadingLoweredPlan(estimate);
  const isPhone = useMedia('(width < 40rem)');
  const sales = Array.from({ length: salePlan.facts.term }, (_, index) =>
    saleOutcome(salePlan, index + 1),
  );
  const second: Column<SaleOutcome> = {
    heading: plan?.product === 'Line of Credit' ? text.columnLine() : text.columnSecond(),
    cell: ({ secondLoan }) => wholeMoney(secondLoan),
  };
  // On a phone, the balances would not fit next to each other.
  const balances: Column<SaleOutcome>[] = isPhone
    ? [owedColumn(sales)]
    : [
        { heading: text.columnFirst(), cell: ({ firstLoan }) => wholeMoney(firstLoan) },
        ...(plan ? [second] : []),
        ...(program ? [{ heading: text.columnHelp(), cell: helpCell }] : []),
      ];
  return (
    <Disclosure title={<span className="text-sm">{text.schedule()}</span>}>
      <DataTable
        caption={<span className="sr-only">{text.caption()}</span>}
        columns={[
          { heading: text.columnYear(), cell: ({ year }) => year },
          { heading: text.columnPrice(), cell: ({ price }) => wholeMoney(price) },
          ...balances,
          { heading: text.columnLeft(), cell: ({ netProceeds }) => netProceedsCell(netProceeds) },
        ]}
        isWide
        rows={sales}
        rowKey={({ year }) => year}
      />
    </Disclosure>
  );
}

/**
 * Returns the column with the total of all balances. Excludes the assistance balance if it is
 * unknown in any year.
 */
function owedColumn(sales: readonly SaleOutcome[]): Column<SaleOutcome> {
  const isHelpUnknown = sales.some(({ assistance }) => assistance.kind === 'unknown');
  const helpOf = ({ assistance }: SaleOutcome) =>
    assistance.kind === 'owed' && !isHelpUnknown ? assistance.dollars : 0;
  return {
    heading: isHelpUnknown ? text.columnOwedBeforeHelp() : text.columnOwed(),
    cell: (sale) => wholeMoney(sale.firstLoan + sale.secondLoan + helpOf(sale)),
  };
}

function netProceedsCell(netProceeds: SaleOutcome['netProceeds']): string {
  return netProceeds.kind === 'known' ? wholeMoney(netProceeds.dollars) : text.unknown();
}
