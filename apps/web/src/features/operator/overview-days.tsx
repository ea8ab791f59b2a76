import { day, wholeNumber } from '@/lib/format.ts';
import { overviewText as text } from '@/lib/texts.ts';
import { Card } from '@/ui/card.tsx';
import { Frame } from '@/ui/chart-frame.tsx';
import { LineLegend } from '@/ui/chart-lines.tsx';
import { DataTable } from '@/ui/data-table.tsx';
import { DaysChart } from './overview-days-chart.tsx';
import { type DayRow, firstStepOf } from './overview-figures.ts';
import { stepLabel } from './overview-words.ts';

/** Shows the quotes per day as a line chart and as a table. */
export function OverviewDays({ days, state }: { days: readonly DayRow[]; state: string }) {
  const labels = { first: stepLabel(firstStepOf(state)), submitted: stepLabel('submitted') };
  return (
    <Card>
      <Frame
        title={text.daysTitle()}
        words={
          <>
            <p className="mt-1 text-sm">{text.daysWords()}</p>
            <LineLegend
              lines={[
                { label: labels.first, look: 'round', className: 'text-brand' },
                { label: labels.submitted, look: 'square', className: 'text-ink' },
              ]}
            />
          </>
        }
        height="h-56"
        chart={<DaysChart days={days} labels={labels} />}
        table={
          <DataTable
            caption={text.daysTable()}
            columns={[
              { heading: text.day(), cell: (row) => day(row.day) },
              { heading: labels.first, cell: ({ first }) => wholeNumber(first) },
              { heading: labels.submitted, cell: ({ submitted }) => wholeNumber(submitted) },
            ]}
            rows={days.toReversed()}
            rowKey={(row) => row.day}
          />
        }
      />
    </Card>
  );
}
