import { type SavingsAndDebt, savingsAndDebt } from '@latchkey/domain';
import { lazy } from 'react';
import { money } from '@/lib/format.ts';
import { RichText } from '@/lib/rich-text.tsx';
import { chartsText as text } from '@/lib/texts.ts';
import { Frame } from '@/ui/chart-frame.tsx';
import { LineLegend } from '@/ui/chart-lines.tsx';
import { DataTable } from '@/ui/data-table.tsx';
import type { ChartFacts } from './chart-section.tsx';

const Chart = lazy(async () => ({
  default: (await import('./savings-chart.tsx')).SavingsChart,
}));

/** The savings at the end of each year, next to the debt that funds them. */
export function SavingsFigure({ facts, comparison }: ChartFacts) {
  const { isQualified, secondLoan, dueAtClosing } = comparison;
  const isLine = secondLoan.product === 'Line of Credit';
  const years = savingsAndDebt(facts, comparison);
  const last = years.at(-1) ?? { year: 0, saved: 0, owed: 0 };
  const figures = {
    years: last.year,
    saved: money(last.saved),
    owed: money(last.owed),
    closing: money(dueAtClosing),
  };
  const owedLabel = isLine ? text.owedOnLine() : text.owedOnSecond();
  return (
    <Frame
      title={isQualified ? text.savingsTitle() : text.savingsWouldBe()}
      words={
        <>
          <p className="mt-1 min-h-12 text-sm">
            <RichText
              text={isLine ? text.savingsOnLine(figures) : text.savingsOnSecond(figures)}
              parts={{ b: (words) => <strong className="tabular">{words}</strong> }}
            />
          </p>
          <LineLegend
            lines={[
              { label: text.savedSoFar(), look: 'round', className: 'text-brand' },
              { label: owedLabel, look: 'square', className: 'text-owed' },
            ]}
          />
        </>
      }
      height="h-56"
      chart={<Chart years={years} owedLabel={owedLabel} />}
      table={<YearsTable years={years} owedLabel={owedLabel} />}
    />
  );
}

function YearsTable({ years, owedLabel }: { years: readonly SavingsAndDebt[]; owedLabel: string }) {
  return (
    <DataTable
      caption={text.savingsTable()}
      columns={[
        { heading: text.endOfYear(), cell: ({ year }) => year },
        { heading: text.savedSoFar(), cell: ({ saved }) => money(saved) },
        { heading: owedLabel, cell: ({ owed }) => money(owed) },
      ]}
      rows={years}
      rowKey={({ year }) => year}
    />
  );
}
