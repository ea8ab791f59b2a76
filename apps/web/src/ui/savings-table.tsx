import { type PaymentComparison, YEARLY_GROWTH } from '@latchkey/domain';
import { money, percent } from '@/lib/format.ts';
import { paymentText as text } from '@/lib/texts.ts';
import { type Column, DataTable } from './data-table.tsx';

/** Seven-year table with the lowered payment and the total savings at the end of each year. */
export function SavingsTable({ comparison }: { comparison: PaymentComparison }) {
  const { table, totalSavings, years, savingsShrinkLater, isQualified, isOffered } = comparison;
  const savings: Column<PaymentComparison['table'][number]> = {
    heading: text.totalSavings(),
    cell: (row) => money(row.totalSavings),
  };
  return (
    <div>
      <DataTable
        caption={isQualified || !isOffered ? text.tableTitle() : text.tableWouldBe()}
        columns={[
          { heading: text.year(), cell: ({ year }) => year },
          {
            heading: text.monthlyPayment(),
            cell: ({ monthlyPayment }) => <span data-payment>{money(monthlyPayment)}</span>,
          },
          ...(isOffered ? [savings] : []),
        ]}
        rows={table}
        rowKey={({ year }) => year}
      />
      {savingsShrinkLater ? (
        <p className="mt-3 text-sm font-semibold">
          {text.savingsShrink({ savings: money(totalSavings), years })}
        </p>
      ) : null}
      <p className="mt-2 text-sm text-ink-soft">
        {text.estimated({ growth: percent(YEARLY_GROWTH * 100) })}
      </p>
    </div>
  );
}
