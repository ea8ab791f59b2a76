import { hasLoan, type LoweredPlan, leadingLoweredPlan } from '@latchkey/domain';
import { type ReactNode, useId, useRef, useState } from 'react';
import { wholeMoney } from '@/lib/format.ts';
import { chartFrameText, paymentLineText as text } from '@/lib/texts.ts';
import { useMedia } from '@/lib/use-media.ts';
import { Card } from '@/ui/card.tsx';
import { DataTable } from '@/ui/data-table.tsx';
import { Disclosure } from '@/ui/disclosure.tsx';
import { PHONE_GROUP } from '../results/details/detail.ts';
import { HowItWorksLink } from '../results/how-it-works-link.tsx';
import { useLaterCalculator } from '../state/calculator.tsx';
import { LinePlot } from './line-plot.tsx';
import { LineNote, LineReadout, LineWords, spokenYear } from './line-words.tsx';
import { type LineYear, lineYears } from './line-years.ts';

/**
 * Delay before screen readers announce the figures of the selected year, in milliseconds. The delay
 * restarts each time the year changes.
 */
const SPEAK_MS = 500;

/**
 * A line chart of the payment over the whole term, with the traditional payment and the debt.
 * Selecting a point on the line shows the figures for that year.
 */
export function PaymentLine() {
  const { estimate } = useLaterCalculator();
  const years = lineYears(estimate);
  const plan = leadingLoweredPlan(estimate);
  // The window width from which the four tabs fit.
  const isWide = useMedia('(width >= 40rem)');
  const { year, choose, spoken } = useChosenYear(years, plan);
  const isLowered = plan !== null;
  const shown = years[year - 1];
  if (!hasLoan(estimate) || !shown) return null;

  const title = text.title({ years: years.length });
  const plot = (
    <>
      <LineReadout shown={shown} plan={plan} />
      <LinePlot years={years} year={year} plan={plan} onYear={choose} />
      <p role="status" className="sr-only">
        {spoken}
      </p>
    </>
  );
  const words = <LineWords years={years} plan={plan} />;
  const note = <LineNote years={years} plan={plan} />;
  const table = (
    <details className="group min-w-0 open:basis-full">
      <summary className="flex min-h-11 cursor-pointer items-center rounded-small text-sm font-semibold text-brand">
        {chartFrameText.asTable()}
      </summary>
      <YearsTable years={years} isLowered={isLowered} />
    </details>
  );
  // A phone first shows the explanation, and shows the drawing when the buyer asks for it.
  if (!isWide) {
    return (
      <Card className="px-5! py-3!">
        <figure aria-label={title} className="m-0">
          <Disclosure group={PHONE_GROUP} title={title} note={note}>
            {isLowered ? <p className="mb-2 text-sm">{words}</p> : null}
            {plot}
            {table}
          </Disclosure>
        </figure>
      </Card>
    );
  }
  return (
    <WideLine title={title} words={words} table={table}>
      {plot}
    </WideLine>
  );
}

/**
 * Hook for the selected year. The first year after the lowered payment is selected by default.
 * Screen readers announce the figures of a selected year after a short delay.
 */
function useChosenYear(years: readonly LineYear[], plan: LoweredPlan | null) {
  const [chosen, setChosen] = useState<number | null>(null);
  const [spoken, setSpoken] = useState('');
  const speaking = useRef<ReturnType<typeof setTimeout>>(undefined);
  const first = plan ? plan.years + 1 : 1;
  const choose = (next: number) => {
    setChosen(next);
    clearTimeout(speaking.current);
    const figures = years[next - 1];
    speaking.current = setTimeout(() => {
      if (figures) setSpoken(spokenYear(figures, plan !== null));
    }, SPEAK_MS);
  };
  return { year: Math.min(chosen ?? first, years.length), choose, spoken };
}

/** The chart in a wide window, with its explanation and table always open. */
function WideLine({
  title,
  words,
  table,
  children,
}: {
  title: string;
  words: ReactNode;
  table: ReactNode;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <Card>
      <figure aria-labelledby={id} className="m-0">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <h2 id={id} className="text-lg font-bold">
            {title}
          </h2>
          <p aria-hidden className="text-sm text-ink-soft">
            {text.drag()}
          </p>
        </div>
        {children}
        <p className="mt-2 text-sm">{words}</p>
        <div className="mt-2 -mb-3 flex flex-wrap items-start justify-between gap-x-6 border-t border-line pt-1">
          {table}
          <HowItWorksLink className="flex min-h-11 items-center text-sm text-brand" />
        </div>
      </figure>
    </Card>
  );
}

function YearsTable({ years, isLowered }: { years: readonly LineYear[]; isLowered: boolean }) {
  return (
    <DataTable
      caption={<span className="sr-only">{text.caption()}</span>}
      columns={[
        { heading: text.columnYear(), cell: ({ year }) => year },
        { heading: text.youPay(), cell: ({ payment }) => wholeMoney(payment) },
        ...(isLowered
          ? [
              {
                heading: text.traditional(),
                cell: ({ traditional }: LineYear) => wholeMoney(traditional),
              },
              { heading: text.columnOwed(), cell: ({ owed }: LineYear) => wholeMoney(owed) },
            ]
          : []),
      ]}
      rows={years}
      rowKey={({ year }) => year}
    />
  );
}
