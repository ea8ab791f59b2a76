import { type FunnelRow, type FunnelStep, usState } from '@latchkey/domain';
import { lazy } from 'react';
import { wholeNumber } from '@/lib/format.ts';
import { RichText } from '@/lib/rich-text.tsx';
import { overviewText as text } from '@/lib/texts.ts';
import { Card } from '@/ui/card.tsx';
import { Frame } from '@/ui/chart-frame.tsx';
import { DataTable } from '@/ui/data-table.tsx';
import { share, stepLabel } from './overview-words.ts';

const Chart = lazy(async () => ({
  default: (await import('./overview-funnel-chart.tsx')).FunnelChart,
}));

/** Quotes that reached each step, as a bar chart, a sentence and a table. */
export function OverviewFunnel({ rows, state }: { rows: readonly FunnelRow[]; state: string }) {
  return (
    <Card>
      <Frame
        title={text.funnelTitle()}
        words={<Words rows={rows} state={state} />}
        height="h-144"
        chart={<Chart rows={rows} />}
        table={<StepTable rows={rows} state={state} />}
      />
    </Card>
  );
}

function Words({ rows, state }: { rows: readonly FunnelRow[]; state: string }) {
  const countOf = (step: FunnelStep) => {
    return wholeNumber(rows.find((row) => row.step === step)?.count ?? 0);
  };
  const counts = {
    first: wholeNumber(rows[0]?.count ?? 0),
    confirmed: countOf('confirmed'),
    submitted: countOf('submitted'),
  };
  const words = state
    ? text.funnelWordsOfState({ ...counts, state: usState(state)?.name ?? state })
    : text.funnelWords(counts);
  return (
    <>
      <p className="mt-1 text-sm">
        <RichText
          text={words}
          parts={{ b: (part) => <strong className="tabular">{part}</strong> }}
        />
      </p>
      {state ? <p className="text-sm text-ink-soft">{text.fromLocation()}</p> : null}
    </>
  );
}

function StepTable({ rows, state }: { rows: readonly FunnelRow[]; state: string }) {
  return (
    <DataTable
      caption={text.funnelTable()}
      columns={[
        { heading: text.step(), cell: ({ step }) => stepLabel(step) },
        { heading: text.quotes(), cell: ({ count }) => wholeNumber(count) },
        { heading: text.ofBefore(), cell: ({ ofBefore }) => share(ofBefore) },
        {
          heading: state ? text.ofLocated() : text.ofStarted(),
          cell: ({ ofFirst }) => share(ofFirst),
        },
      ]}
      rows={rows}
      rowKey={({ step }) => step}
      isWide
    />
  );
}
