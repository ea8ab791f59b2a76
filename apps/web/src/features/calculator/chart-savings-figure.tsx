import { type SavingsAndDebt, savingsAndDebt } from '@latchkey/domain';
import { lazy } from 'react';
import { money } from '@/lib/format.ts';
import { RichText } from '@/lib/rich-text.tsx';
import { DataTable } from '@/ui/data-table.tsx';
import { Frame } from './chart-frame.tsx';
import type { Pictured } from './chart-section.tsx';
import { text } from './chart-text.ts';

const Picture = lazy(async () => ({
  default: (await import('./chart-savings-picture.tsx')).SavingsPicture,
}));

/** What was saved by the end of each year beside what is then owed for it. */
export function SavingsFigure({ facts, comparison }: Pictured) {
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
          <Legend owedLabel={owedLabel} />
        </>
      }
      height="h-56"
      picture={<Picture years={years} owedLabel={owedLabel} />}
      table={<YearsTable years={years} owedLabel={owedLabel} />}
    />
  );
}

/** A line with round marks and a broken one with square marks. */
function Legend({ owedLabel }: { owedLabel: string }) {
  return (
    <ul aria-hidden className="mt-2 flex flex-wrap gap-x-5 gap-y-0.5 text-sm text-ink-soft">
      <li className="flex items-center gap-2">
        <svg aria-hidden width="30" height="10" className="text-brand">
          <path d="M0 5H30" stroke="currentColor" strokeWidth="3" />
          <circle cx="15" cy="5" r="4.5" fill="currentColor" />
        </svg>
        {text.savedSoFar()}
      </li>
      <li className="flex items-center gap-2">
        <svg aria-hidden width="30" height="10" className="text-owed">
          <path d="M0 5H30" stroke="currentColor" strokeWidth="3" strokeDasharray="6 4" />
          <rect x="11" y="1" width="8" height="8" fill="currentColor" />
        </svg>
        {owedLabel}
      </li>
    </ul>
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
