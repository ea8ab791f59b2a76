import { MOST_SCENARIOS, type Scenario } from '@latchkey/domain';
import { useId } from 'react';
import { money, rate } from '@/lib/format.ts';
import { withAprNote } from '@/lib/left-out-words.ts';
import { RichText } from '@/lib/rich-text.tsx';
import { scenariosText as text } from '@/lib/texts.ts';
import { Card } from '@/ui/card.tsx';
import { SCENARIOS, useKeptColumns } from './scenario-columns.ts';
import { type KeptColumn, paymentAfter, paymentWords, programWords } from './scenario-rows.ts';

/** The kept figures in the right column, with a link to all of them side by side. */
export function Kept({ scenarios }: { scenarios: readonly Scenario[] }) {
  const titleId = useId();
  const columns = useKeptColumns(scenarios);
  return (
    <Card className="mt-4 p-5! sm:mt-6 print:hidden">
      <section aria-labelledby={titleId}>
        <div className="flex items-baseline justify-between gap-2">
          <h2 id={titleId} className="text-lg font-bold">
            {text.keptTitle()}
          </h2>
          <p className="text-sm text-ink-soft">
            {text.ofMost({ count: columns.length, most: MOST_SCENARIOS })}
          </p>
        </div>
        <ol className="mt-2 divide-y divide-line">
          {columns.map((column, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a scenario's position identifies it.
            <li key={index} className="flex gap-3 py-3 text-sm">
              <span className="flex size-6 shrink-0 items-center justify-center rounded-full bg-panel font-semibold">
                {index + 1}
              </span>
              <Words column={column} />
            </li>
          ))}
        </ol>
        <a
          href={`#${SCENARIOS}`}
          className="inline-flex min-h-11 items-center text-sm font-semibold text-brand hover:underline"
        >
          {text.sideBySide()}
        </a>
      </section>
    </Card>
  );
}

/** One line about the help, one with the payments, one with the terms behind them. */
function Words({ column }: { column: KeptColumn }) {
  const { comparison, costs } = column.estimate;
  const after = money(paymentAfter(column));
  return (
    <div className="min-w-0">
      <p className="text-ink-soft">
        {text.keptWords({
          program: programWords(column),
          down: money(column.scenario.downPayment),
        })}
      </p>
      <p className="tabular-nums">
        <RichText
          text={
            comparison.isQualified
              ? text.keptLowered({ payment: paymentWords(column), after })
              : text.keptTraditional({ payment: after })
          }
          parts={{ b: (words) => <b>{words}</b> }}
        />
      </p>
      <p className="text-ink-soft">
        {withAprNote(
          text.keptTerms({
            loan: money(costs.firstLoan.principal),
            years: column.scenario.term,
            rate: rate(column.scenario.interestRate),
            apr: costs.apr === undefined ? text.aprUnknown() : rate(costs.apr),
          }),
          column.estimate,
        )}
      </p>
    </div>
  );
}
