import type { Estimate } from '@latchkey/domain';
import { useQuery } from '@tanstack/react-query';
import { wholeMoney } from '@/lib/format.ts';
import { calculatorText, detailsText as text } from '@/lib/texts.ts';
import { countyQuery } from '@/state/queries.ts';
import { DataTable } from '@/ui/data-table.tsx';
import { Disclosure } from '@/ui/disclosure.tsx';
import { type ExplainedTerm, useExplained } from '@/ui/explained-text.tsx';
import { PartMark, StackedBar } from '../../charts/stacked-bar.tsx';
import { CondoNote, TaxWords } from '../../inputs/location-rates.tsx';
import { useLaterCalculator } from '../../state/calculator.tsx';
import { explainedTerms } from '../terms.ts';
import { IncomeFit } from './income-fit.tsx';
import { type MonthBar, type MonthPart, monthBars, monthLegend } from './month-parts.ts';

/** Shows what the buyer pays each month, and whether the buyer can afford it. */
export function MonthDetail() {
  const { estimate } = useLaterCalculator();
  const bars = monthBars(estimate);
  return (
    <>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 tabIndex={-1} className="text-lg leading-tight font-bold outline-none max-sm:sr-only">
          {text.monthTitle()}
        </h3>
        <p className="text-sm text-ink-soft">{text.monthNote()}</p>
      </div>
      <MonthBars bars={bars} terms={explainedTerms(estimate)} />
      <Unknown estimate={estimate} />
      <MonthRates />
      <div className="mt-2 border-t border-line pt-2 sm:mt-3 sm:pt-3">
        <IncomeFit>
          <Disclosure title={<span className="text-sm">{text.partsCaption()}</span>}>
            <PartsTable bars={bars} />
          </Disclosure>
        </IncomeFit>
      </div>
    </>
  );
}

/** Shows the payments as bars with the same scale, and the amounts of their parts. */
function MonthBars({
  bars,
  terms,
}: {
  bars: readonly MonthBar[];
  terms: readonly ExplainedTerm[];
}) {
  const scale = Math.max(...bars.map(({ total }) => total));
  return (
    <>
      <dl className="mt-2 grid gap-1.5">
        {bars.map(({ key, label, total, parts }) => (
          <div key={key} className="grid grid-cols-[1fr_auto] items-baseline gap-x-4">
            <dt className="text-sm">{label}</dt>
            <dd className="tabular font-bold" data-payment>
              {wholeMoney(total)}
            </dd>
            <dd className="col-span-2 mt-1">
              <StackedBar parts={parts} scale={scale} />
            </dd>
          </div>
        ))}
      </dl>
      <ul className="mt-3 flex flex-wrap gap-x-5 gap-y-1 text-sm text-ink-soft">
        {monthLegend(bars).map((part) => (
          <LegendPart key={part.key} part={part} terms={terms} />
        ))}
      </ul>
    </>
  );
}

function LegendPart({
  part: { label, look, dollars },
  terms,
}: {
  part: MonthPart;
  terms: readonly ExplainedTerm[];
}) {
  const { withButtons, explanation } = useExplained(terms);
  return (
    <li className="flex flex-wrap items-center gap-x-1.5">
      <PartMark look={look} />
      <span>{withButtons(label)}</span>
      {look === 'moved' ? null : <span className="tabular">{wholeMoney(dollars)}</span>}
      {explanation ? <span className="basis-full">{explanation}</span> : null}
    </li>
  );
}

/** Explains what the tax and insurance rates are based on, unless the buyer entered the rates. */
function MonthRates() {
  const { quote, details, actions } = useLaterCalculator();
  const { data } = useQuery(countyQuery(quote.homeLocation.county_code));
  if (!data || details.propertyTax !== null || details.insurance !== null) return null;
  return (
    <div className="mt-2 grid gap-1 text-sm text-ink-soft">
      <TaxWords quote={quote} county={data}>
        {' '}
        <button
          type="button"
          onClick={() => actions.showPart('extras')}
          className="inline-target font-semibold text-brand underline"
        >
          {calculatorText.changeRates()}
        </button>
      </TaxWords>
      <CondoNote />
    </div>
  );
}

/**
 * Lists the parts of the payment that the bars do not show because their amounts are unknown. The
 * answer asks for the dues.
 */
function Unknown({ estimate }: { estimate: Estimate }) {
  const { unknown } = estimate;
  const words = [
    ...(unknown.insurance ? [text.insuranceUnknown()] : []),
    ...(unknown.assistance ? [text.helpUnknown()] : []),
  ];
  return words.map((sentence) => (
    <p key={sentence} className="mt-2 text-sm font-semibold">
      {sentence}
    </p>
  ));
}

function PartsTable({ bars }: { bars: readonly MonthBar[] }) {
  const rows = [
    ...monthLegend(bars).filter(({ look }) => look !== 'moved'),
    { key: 'total', label: text.total() },
  ];
  const cell = (bar: MonthBar, key: string) =>
    key === 'total' ? bar.total : (bar.parts.find((part) => part.key === key)?.dollars ?? 0);
  return (
    <DataTable
      caption={<span className="sr-only">{text.partsCaption()}</span>}
      columns={[
        { heading: text.part(), cell: ({ label }) => label },
        ...bars.map((bar) => ({
          heading: bar.label,
          cell: ({ key }: { key: string }) => wholeMoney(cell(bar, key)),
        })),
      ]}
      isWide
      rows={rows}
      rowKey={({ key }) => key}
    />
  );
}
