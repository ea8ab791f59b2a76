import { type Estimate, type SaleOutcome, saleOutcome } from '@latchkey/domain';
import { saleText as text } from '@/lib/texts.ts';
import { type Column, DataTable } from '@/ui/data-table.tsx';
import { Disclosure } from '@/ui/disclosure.tsx';
import { helpCell, whole } from './sale-figures.tsx';

/** The balances at the end of each year of the loan, in whole dollars. */
export function SaleSchedule({ estimate }: { estimate: Estimate }) {
  const { salePlan, comparison, program } = estimate;
  const sales = Array.from({ length: salePlan.facts.term }, (_, index) =>
    saleOutcome(salePlan, index + 1),
  );
  const isLine = comparison.secondLoan.product === 'Line of Credit';
  const second: Column<SaleOutcome> = {
    heading: isLine ? text.columnLine() : text.columnSecond(),
    cell: ({ secondLoan }) => whole(secondLoan),
  };
  return (
    <Disclosure title={<span className="text-sm">{text.schedule()}</span>}>
      <DataTable
        caption={<span className="sr-only">{text.caption()}</span>}
        columns={[
          { heading: text.columnYear(), cell: ({ year }) => year },
          { heading: text.columnPrice(), cell: ({ price }) => whole(price) },
          { heading: text.columnFirst(), cell: ({ firstLoan }) => whole(firstLoan) },
          ...(comparison.isQualified ? [second] : []),
          ...(program ? [{ heading: text.columnHelp(), cell: helpCell }] : []),
          { heading: text.columnLeft(), cell: ({ netProceeds }) => netProceedsCell(netProceeds) },
        ]}
        isWide
        rows={sales}
        rowKey={({ year }) => year}
      />
    </Disclosure>
  );
}

function netProceedsCell(netProceeds: SaleOutcome['netProceeds']): string {
  return netProceeds.kind === 'known' ? whole(netProceeds.dollars) : text.unknown();
}
