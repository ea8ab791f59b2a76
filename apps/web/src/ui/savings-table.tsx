import {
  type Estimate,
  loweredPlanOf,
  type PaymentYear,
  savingsTable,
  YEARLY_GROWTH,
} from '@latchkey/domain';
import { money, percent } from '@/lib/format.ts';
import { paymentText as text } from '@/lib/texts.ts';
import { type Column, DataTable } from './data-table.tsx';

/**
 * A table of seven years. For each year, it shows the lowered payment and the total savings at the
 * end of the year.
 */
export function SavingsTable({
  estimate: { comparison, details },
}: {
  estimate: Pick<Estimate, 'comparison' | 'details'>;
}) {
  const plan = loweredPlanOf(comparison);
  const savings: Column<PaymentYear> = {
    heading: text.totalSavings(),
    cell: (row) => money(row.totalSavings),
  };
  const isNotQualified = comparison.lowering.kind === 'not-qualified';
  return (
    <div>
      <DataTable
        caption={isNotQualified ? text.tableWouldBe() : text.tableTitle()}
        columns={[
          { heading: text.year(), cell: ({ year }) => year },
          {
            heading: text.monthlyPayment(),
            cell: ({ monthlyPayment }) => <span data-payment>{money(monthlyPayment)}</span>,
          },
          ...(plan ? [savings] : []),
        ]}
        rows={savingsTable(comparison, details)}
        rowKey={({ year }) => year}
      />
      {plan ? <p className="mt-2 text-sm font-semibold">{text.notSaved()}</p> : null}
      {plan?.savingsShrinkLater ? (
        <p className="mt-3 text-sm font-semibold">
          {text.savingsShrink({ savings: money(plan.totalSavings), years: plan.years })}
        </p>
      ) : null}
      <p className="mt-2 text-sm text-ink-soft">
        {text.estimated({ growth: percent(YEARLY_GROWTH * 100) })}
      </p>
    </div>
  );
}
