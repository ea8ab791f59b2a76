import { paymentParts } from '@latchkey/domain';
import { lazy } from 'react';
import { money } from '@/lib/format.ts';
import { chartsText as text } from '@/lib/texts.ts';
import { Frame } from '@/ui/chart-frame.tsx';
import { DataTable } from '@/ui/data-table.tsx';
import type { ChartFacts } from './chart-section.tsx';
import { type PartSeries, partSeries } from './part-series.ts';

const Chart = lazy(async () => ({
  default: (await import('./payments-chart.tsx')).PaymentsChart,
}));

/** The parts of both payments, as a chart and a table. */
export function PaymentsFigure({ facts, comparison, costs }: ChartFacts) {
  const parts = partSeries(paymentParts(facts, comparison, costs.added), comparison);
  const { ITMOMortgagePayment, traditionalMortgagePayment, isQualified } = comparison;
  const payments = { lowered: ITMOMortgagePayment, traditional: traditionalMortgagePayment };
  return (
    <Frame
      title={isQualified ? text.paymentsTitle() : text.paymentsWouldBe()}
      words={<Legend parts={parts} />}
      height="h-36"
      chart={<Chart parts={parts} payments={payments} />}
      table={<PartsTable parts={parts} payments={payments} />}
    />
  );
}

function Legend({ parts }: { parts: readonly PartSeries[] }) {
  return (
    <ul className="mt-1 flex min-h-12 flex-wrap content-start gap-x-5 gap-y-0.5 sm:min-h-6 text-sm text-ink-soft">
      {parts.map(({ key, label, color }) => (
        <li key={key} className="flex items-center gap-1.5">
          <span
            aria-hidden
            className={`size-3 rounded-[3px] ${key === 'saved' ? 'hatched' : 'bg-current'}`}
            style={{ color }}
          />
          {label}
        </li>
      ))}
    </ul>
  );
}

interface Row {
  readonly label: string;
  readonly lowered: number;
  readonly traditional: number;
}

function PartsTable({
  parts,
  payments,
}: {
  parts: readonly PartSeries[];
  payments: Omit<Row, 'label'>;
}) {
  const rows: Row[] = [
    ...parts.filter(({ key }) => key !== 'saved'),
    { label: text.total(), ...payments },
  ];
  return (
    <DataTable
      caption={text.partsTable()}
      columns={[
        { heading: text.part(), cell: ({ label }) => label },
        { heading: text.lowered(), cell: ({ lowered }) => money(lowered) },
        { heading: text.traditional(), cell: ({ traditional }) => money(traditional) },
      ]}
      rows={rows}
      rowKey={({ label }) => label}
    />
  );
}
