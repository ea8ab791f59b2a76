import { type Estimate, type PaymentsInYear, paymentsByYear } from '@latchkey/domain';
import { useId, useMemo, useRef, useState } from 'react';
import { money } from '@/lib/format.ts';
import { chartFrameText, paymentLineText as text } from '@/lib/texts.ts';
import { Card } from '@/ui/card.tsx';
import { DataTable } from '@/ui/data-table.tsx';
import { HowItWorksLink } from '../results/how-it-works-link.tsx';
import { LinePlot } from './line-plot.tsx';
import { LineReadout } from './line-readout.tsx';
import { LineWords } from './line-words.tsx';
import { spokenYear } from './spoken-year.ts';

/** Delay after the last move before a screen reader hears the year's figures. */
const SPEAK_MS = 500;

/**
 * The payment over the whole term as a line, with the traditional payment and what is owed. Moving
 * along it shows a year's figures.
 */
export function PaymentLine({ estimate }: { estimate: Estimate }) {
  const { facts, comparison, costs, details } = estimate;
  const years = useMemo(
    () => paymentsByYear(facts, comparison, costs, details),
    [facts, comparison, costs, details],
  );
  const [chosen, setChosen] = useState<number | null>(null);
  const [spoken, setSpoken] = useState('');
  const speaking = useRef<ReturnType<typeof setTimeout>>(undefined);
  const id = useId();
  const { isQualified, loanAmount } = comparison;
  const first = isQualified ? comparison.years + 1 : 1;
  const year = Math.min(chosen ?? first, years.length);
  const shown = years[year - 1];
  if (loanAmount <= 0 || !shown) return null;

  const choose = (next: number) => {
    setChosen(next);
    clearTimeout(speaking.current);
    const figures = years[next - 1];
    speaking.current = setTimeout(() => {
      if (figures) setSpoken(spokenYear(figures, isQualified));
    }, SPEAK_MS);
  };

  return (
    <Card className="print:break-inside-avoid">
      <figure aria-labelledby={id} className="m-0">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <h2 id={id} className="text-lg font-bold">
            {text.title({ years: years.length })}
          </h2>
          <p aria-hidden className="text-sm text-ink-soft max-sm:hidden print:hidden">
            {text.drag()}
          </p>
        </div>
        <LineReadout shown={shown} comparison={comparison} />
        <LinePlot years={years} year={year} comparison={comparison} onYear={choose} />
        <LineWords years={years} comparison={comparison} />
        <p role="status" className="sr-only">
          {spoken}
        </p>
        <div className="-mb-3 mt-2 flex flex-wrap items-start justify-between gap-x-6 border-t border-line pt-1 print:hidden">
          <details className="group min-w-0 open:basis-full">
            <summary className="flex min-h-11 cursor-pointer items-center rounded-small text-sm font-semibold text-brand">
              {chartFrameText.asTable()}
            </summary>
            <YearsTable years={years} isQualified={isQualified} />
          </details>
          <HowItWorksLink className="flex min-h-11 items-center text-sm text-brand max-sm:hidden" />
        </div>
      </figure>
    </Card>
  );
}

function YearsTable({
  years,
  isQualified,
}: {
  years: readonly PaymentsInYear[];
  isQualified: boolean;
}) {
  return (
    <DataTable
      caption={<span className="sr-only">{text.caption()}</span>}
      columns={[
        { heading: text.columnYear(), cell: ({ year }) => year },
        { heading: text.youPay(), cell: ({ payment }) => money(payment) },
        ...(isQualified
          ? [
              {
                heading: text.traditional(),
                cell: ({ traditional }: PaymentsInYear) => money(traditional),
              },
              { heading: text.columnOwed(), cell: ({ owed }: PaymentsInYear) => money(owed) },
            ]
          : []),
      ]}
      rows={years}
      rowKey={({ year }) => year}
    />
  );
}
