import { type Estimate, type SaleOutcome, saleOutcome } from '@latchkey/domain';
import { saleText as text } from '@/lib/texts.ts';
import { useMedia } from '@/lib/use-media.ts';
import { type Column, DataTable } from '@/ui/data-table.tsx';
import { Disclosure } from '@/ui/disclosure.tsx';
import { helpCell, whole } from './sale-figures.tsx';

/** The balances at the end of each year of the loan, in whole dollars. A phone adds them up. */
export function SaleSchedule({ estimate }: { estimate: Estimate }) {
  const { salePlan, comparison, program } = estimate;
  const isPhone = useMedia('(width < 40rem)');
  const sales = Array.from({ length: salePlan.facts.term }, (_, index) =>
    saleOutcome(salePlan, index + 1),
  );
  const isLine = comparison.secondLoan.product === 'Line of Credit';
  const second: Column<SaleOutcome> = {
    heading: isLine ? text.columnLine() : text.columnSecond(),
    cell: ({ secondLoan }) => whole(secondLoan),
  };
  // The balances would not fit on a phone next to each other.
  const balances: Column<SaleOutcome>[] = isPhone
    ? [owedColumn(sales)]
    : [
        { heading: text.columnFirst(), cell: ({ firstLoan }) => whole(firstLoan) },
        ...(comparison.isQualified ? [second] : []),
        ...(program ? [{ heading: text.columnHelp(), cell: helpCell }] : []),
      ];
  return (
    <Disclosure title={<span className="text-sm">{text.schedule()}</span>}>
      <DataTable
        caption={<span className="sr-only">{text.caption()}</span>}
        columns={[
          { heading: text.columnYear(), cell: ({ year }) => year },
          { heading: text.columnPrice(), cell: ({ price }) => whole(price) },
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

/** All balances together, without the help's if it is unknown in some year. */
function owedColumn(sales: readonly SaleOutcome[]): Column<SaleOutcome> {
  const isHelpUnknown = sales.some(({ assistance }) => assistance.kind === 'unknown');
  const helpOf = ({ assistance }: SaleOutcome) =>
    assistance.kind === 'owed' && !isHelpUnknown ? assistance.dollars : 0;
  return {
    heading: isHelpUnknown ? text.columnOwedBeforeHelp() : text.columnOwed(),
    cell: (sale) => whole(sale.firstLoan + sale.secondLoan + helpOf(sale)),
  };
}

function netProceedsCell(netProceeds: SaleOutcome['netProceeds']): string {
  return netProceeds.kind === 'known' ? whole(netProceeds.dollars) : text.unknown();
}
