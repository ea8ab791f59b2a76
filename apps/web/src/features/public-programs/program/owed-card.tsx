import type { PublicProgram } from '@latchkey/contract';
import { capOf, isFree, owedByYear, type YearOwed } from '@latchkey/domain';
import { catalogText } from '@/lib/catalog-text.ts';
import { wholeMoney } from '@/lib/format.ts';
import { publicProgramText as text } from '@/lib/texts.ts';
import { Card } from '@/ui/card.tsx';
import { CatalogText } from '@/ui/catalog-text.tsx';
import { Frame } from '@/ui/chart-frame.tsx';
import { DataTable } from '@/ui/data-table.tsx';
import { OwedDrawing } from '@/ui/owed-drawing.tsx';
import { middleOf, owedShapes } from '@/ui/owed-shapes.ts';
import { owedWords } from './summary-words.ts';

/**
 * Shows what the buyer owes later on a program's assistance, year by year if the amounts are known.
 */
export function OwedCard({ program }: { program: PublicProgram['program'] }) {
  const years = owedByYear(program);
  const words = <Words program={program} hasLine={years !== null} />;
  return (
    <Card>
      {years ? (
        <Frame
          title={text.owed()}
          titleClass="text-xl"
          words={words}
          height="h-36"
          chart={<Chart years={years} />}
          table={<Table years={years} isAtMost={isAtMost(program)} />}
        />
      ) : (
        <section>
          <h2 className="text-xl font-bold">{text.owed()}</h2>
          {words}
        </section>
      )}
    </Card>
  );
}

function Words({ program, hasLine }: { program: PublicProgram['program']; hasLine: boolean }) {
  const { specifics, repayment } = program;
  const { figure, words } = owedWords(program);
  const { cap } = capOf(program);
  const due = repayment?.forgiven ? null : (repayment?.dueAfterYears ?? null);
  return (
    <div className="mt-2 grid gap-1">
      <p>
        {words.length > 0 ? <CatalogText>{words.join(' ')}</CatalogText> : figure}{' '}
        {due === null ? null : text.owedDue({ years: due })}
      </p>
      {specifics.interestRate.trim() ? (
        <p>
          <CatalogText>{text.interest({ words: catalogText(specifics.interestRate) })}</CatalogText>
        </p>
      ) : null}
      {hasLine || isFree(program) ? null : (
        <p className="text-sm text-ink-soft">{text.owedNoLine()}</p>
      )}
      {hasLine && cap !== null ? (
        <p className="text-sm text-ink-soft">
          {text.owedBasis({ amount: wholeMoney(cap) })} {isAtMost(program) ? text.owedMost() : null}
        </p>
      ) : null}
    </div>
  );
}

/**
 * Whether the balance may be lower than the chart shows. True for assistance that the catalog lists
 * as forgiven at the end, because its actual schedule may be unknown.
 */
function isAtMost({ repayment }: PublicProgram['program']): boolean {
  return repayment?.forgiven?.how === 'at-end';
}

/** The years to label on the axis. */
const labeled = [5, 10, 15, 20, 25, 30];

function Chart({ years }: { years: readonly YearOwed[] }) {
  const shapes = owedShapes(years.map(({ year, dollars }) => ({ year, owed: dollars })));
  const highest = Math.max(...years.map(({ dollars }) => dollars));
  const shown = [1, ...labeled.filter((year) => year <= years.length)];
  // A style attribute would not work, because the server's policy for content forbids it.
  return (
    <div className="flex h-full flex-col">
      <p className="tabular text-sm font-bold">{wholeMoney(highest)}</p>
      <div className="relative grow border-b border-line-strong">
        <OwedDrawing shapes={shapes} />
      </div>
      <svg aria-hidden width="100%" className="block h-6 overflow-visible fill-ink-soft text-xs">
        {shown.map((year) => (
          <text
            key={year}
            x={year === 1 ? 0 : `${middleOf(year, years.length)}%`}
            y="16"
            textAnchor={year === 1 ? 'start' : 'middle'}
          >
            {year === 1 ? text.firstYear({ year: String(year) }) : year}
          </text>
        ))}
      </svg>
    </div>
  );
}

function Table({ years, isAtMost }: { years: readonly YearOwed[]; isAtMost: boolean }) {
  return (
    <DataTable
      caption={<span className="sr-only">{text.owed()}</span>}
      columns={[
        { heading: text.year(), cell: ({ year }) => year },
        {
          heading: isAtMost ? text.youOweAtMost() : text.youOwe(),
          cell: ({ dollars }) => wholeMoney(dollars),
        },
      ]}
      rows={years}
      rowKey={({ year }) => year}
    />
  );
}
