import { MOST_SCENARIOS, type Scenario } from '@latchkey/domain';
import { useId } from 'react';
import { apr, money, rate, wholeMoney } from '@/lib/format.ts';
import { RichText } from '@/lib/rich-text.tsx';
import { scenariosText as text, trueCostText } from '@/lib/texts.ts';
import { Card } from '@/ui/card.tsx';
import { SCENARIOS, useKeptColumns } from './scenario-columns.ts';
import { hasCommonLoan, type KeptColumn, paymentAfter } from './scenario-figures.ts';
import { paymentWords, programWords } from './scenario-rows.ts';

/** The saved figures in the right column, with a link to the side-by-side table. */
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

/** Shows three lines: the assistance, the payments, and their terms. */
function Words({ column }: { column: KeptColumn }) {
  const { terms } = column.estimate;
  return (
    <div className="min-w-0">
      <p className="text-ink-soft">
        {text.keptWords({
          program: programWords(column),
          down: money(column.scenario.downPayment),
        })}
      </p>
      <p className="tabular-nums">
        <RichText text={paymentsOf(column)} parts={{ b: (words) => <b>{words}</b> }} />
      </p>
      <p className="text-ink-soft">
        {text.keptTerms({
          loan: wholeMoney(terms.loanAmount),
          years: column.scenario.term,
          rate: rate(column.scenario.interestRate),
        })}{' '}
        {terms.apr === null ? text.keptNoApr() : text.keptApr({ apr: apr(terms.apr) })}
      </p>
    </div>
  );
}

function paymentsOf(column: KeptColumn): string {
  if (!hasCommonLoan(column)) return trueCostText.noCommonLoanShort();
  const after = wholeMoney(paymentAfter(column));
  return column.estimate.leadsWith === 'lowered'
    ? text.keptLowered({ payment: paymentWords(column), after })
    : text.keptTraditional({ payment: after });
}
