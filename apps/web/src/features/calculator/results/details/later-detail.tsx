import { type Estimate, leadingLoweredPlan, type SaleOutcome, saleOutcome } from '@latchkey/domain';
import { wholeMoney } from '@/lib/format.ts';
import { detailsText as text } from '@/lib/texts.ts';
import { type Column, DataTable } from '@/ui/data-table.tsx';
import { Disclosure } from '@/ui/disclosure.tsx';
import { HelpTerms } from '../../assistance/help-cost.tsx';
import { useLaterCalculator } from '../../state/calculator.tsx';
import { Balance, shorterWords, WayBack } from './balance.tsx';
import { LineRateField } from './line-rate-field.tsx';
import { helpCell } from './sale-figures.tsx';
import { SalePart } from './sale-part.tsx';

/**
 * Shows what the buyer pays back later and how. Also shows the assistance and the proceeds of a
 * sale.
 */
export function LaterDetail() {
  const { estimate } = useLaterCalculator();
  return (
    <>
      <Balance estimate={estimate} />
      <div className="mt-3 flex flex-wrap gap-3 empty:hidden">
        <WayBack estimate={estimate} />
        <LineRateField estimate={estimate} />
        <HelpTerms estimate={estimate} />
      </div>
      <OwedYears estimate={estimate} />
      <div className="-mb-2 border-t border-line pt-1">
        <SalePart />
      </div>
    </>
  );
}

/** Shows the debt with interest at the end of each year, as a table. */
function OwedYears({ estimate }: { estimate: Estimate }) {
  return (
    <Disclosure title={<span className="text-sm">{text.owedEachYear()}</span>}>
      <OwedTable estimate={estimate} />
      <p className="mt-2 text-sm empty:hidden">{shorterWords(estimate)}</p>
    </Disclosure>
  );
}

/** Number of years in the table. */
const YEARS = 7;

function OwedTable({ estimate }: { estimate: Estimate }) {
  const { salePlan, program } = estimate;
  const plan = leadingLoweredPlan(estimate);
  const columns: Column<SaleOutcome>[] = [
    { heading: text.columnFirst(), cell: ({ firstLoan }) => wholeMoney(firstLoan) },
  ];
  if (plan) {
    columns.push({
      heading: plan.product === 'Line of Credit' ? text.columnLine() : text.columnSecond(),
      cell: ({ secondLoan }) => wholeMoney(secondLoan),
    });
  }
  if (program) columns.push({ heading: text.columnHelp(), cell: helpCell });
  return (
    <DataTable
      caption={<span className="sr-only">{text.owedCaption()}</span>}
      columns={[{ heading: text.columnYear(), cell: ({ year }) => year }, ...columns]}
      isWide
      rows={Array.from({ length: YEARS }, (_, index) => saleOutcome(salePlan, index + 1))}
      rowKey={({ year }) => year}
    />
  );
}
