import { type Estimate, type OwedInYear, owedByYear } from '@latchkey/domain';
import { detailsText as text } from '@/lib/texts.ts';
import { type Column, DataTable } from '@/ui/data-table.tsx';
import { Disclosure } from '@/ui/disclosure.tsx';
import { HelpTerms } from '../../assistance/help-cost.tsx';
import { useLaterCalculator } from '../../state/calculator.tsx';
import { Balance, WayBack } from './balance.tsx';
import { helpCell, whole } from './sale-figures.tsx';
import { SalePart } from './sale-part.tsx';

/** What the lowered payment moves to later, the way back, the help, and what a sale leaves. */
export function LaterDetail() {
  const { estimate } = useLaterCalculator();
  return (
    <>
      <Balance estimate={estimate} />
      <div className="mt-3 flex flex-wrap gap-3 empty:hidden">
        <WayBack estimate={estimate} />
        <HelpTerms estimate={estimate} />
      </div>
      <OwedYears estimate={estimate} />
      <div className="-mb-2 border-t border-line pt-1">
        <SalePart />
      </div>
    </>
  );
}

/** What is owed at the end of each year of the year-by-year table. */
function OwedYears({ estimate }: { estimate: Estimate }) {
  return (
    <Disclosure title={<span className="text-sm">{text.owedEachYear()}</span>}>
      <OwedTable estimate={estimate} />
    </Disclosure>
  );
}

function OwedTable({ estimate: { salePlan, comparison, program } }: { estimate: Estimate }) {
  const isLine = comparison.secondLoan.product === 'Line of Credit';
  const columns: Column<OwedInYear>[] = [
    { heading: text.columnFirst(), cell: ({ firstLoan }) => whole(firstLoan) },
  ];
  if (comparison.isQualified) {
    columns.push({
      heading: isLine ? text.columnLine() : text.columnSecond(),
      cell: ({ secondLoan }) => whole(secondLoan),
    });
  }
  if (program) columns.push({ heading: text.columnHelp(), cell: helpCell });
  return (
    <DataTable
      caption={<span className="sr-only">{text.owedCaption()}</span>}
      columns={[{ heading: text.columnYear(), cell: ({ year }) => year }, ...columns]}
      isWide
      rows={owedByYear(salePlan)}
      rowKey={({ year }) => year}
    />
  );
}
