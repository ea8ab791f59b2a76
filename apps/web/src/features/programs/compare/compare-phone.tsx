import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ReactNode } from 'react';
import { amountWords } from '@/lib/program-words.ts';
import { compareText as text } from '@/lib/texts.ts';
import {
  keyOf,
  nameOf,
  OwnMoneySwitch,
  programIds,
  RemoveProgram,
  UseProgram,
} from './column-head.tsx';
import type { Column } from './columns.ts';
import type { Row } from './rows.tsx';

/**
 * Programs side by side in a narrow window. The main figures are in columns, followed by one card
 * for each program.
 */
export function ComparePhone({
  columns,
  rows,
  onOwnMoney,
}: {
  columns: readonly Column[];
  rows: readonly Row[];
  onOwnMoney: (isOwnMoney: boolean) => void;
}) {
  const ids = programIds(columns);
  return (
    <>
      <MainFigures columns={columns} rows={rows} />
      <h2 className="mt-6 mb-3 text-xl font-bold">{text.restOfEach()}</h2>
      <div className="grid gap-4">
        {columns.map((column, index) => (
          <ColumnCard key={keyOf(column)} column={column} isOpen={index === 0}>
            {column.kind === 'va' ? (
              <div className="border-t border-line px-5 py-3">
                <p>{text.vaOption()}</p>
                <OwnMoneySwitch column={column} onOwnMoney={onOwnMoney} />
              </div>
            ) : null}
            <dl>
              {rows.map((row) => (
                <div
                  key={row.head}
                  className={`border-t border-line px-5 py-3 empty:hidden ${row.isOwed ? 'bg-warn-tint' : ''}`}
                >
                  <dt className="text-ink-soft">
                    {[row.head, row.note].filter(Boolean).join(', ')}
                  </dt>
                  <dd>{column.kind === 'va' ? row.va(column) : row.program(column)}</dd>
                </div>
              ))}
            </dl>
            {column.kind === 'va' ? null : (
              <div className="flex items-center gap-3 border-t border-line px-5 pb-3">
                <div className="grow">
                  <UseProgram program={column.program} />
                </div>
                <div className="mt-3 mr-3">
                  <RemoveProgram program={column.program} ids={ids} />
                </div>
              </div>
            )}
          </ColumnCard>
        ))}
      </div>
    </>
  );
}

/**
 * The rows that fit into narrow columns. Screen readers read each figure together with its
 * program's name.
 */
function MainFigures({ columns, rows }: { columns: readonly Column[]; rows: readonly Row[] }) {
  return (
    <div className="overflow-hidden rounded-card border border-line bg-surface shadow-card">
      <table className="w-full table-fixed border-collapse text-left text-sm">
        <caption className="sr-only">{text.caption()}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={keyOf(column)} scope="col" className={`${cellClass} pt-3 align-bottom`}>
                <span className="block break-words hyphens-auto">{nameOf(column)}</span>
                {column.kind === 'va' ? null : (
                  <span className="block font-normal break-words text-ink-soft">
                    {amountWords(column.program)}
                  </span>
                )}
              </th>
            ))}
          </tr>
        </thead>
        {rows.map(({ head, note, isNoteShort, short, isOwed }) =>
          short ? (
            <tbody key={head} className={isOwed ? 'bg-warn-tint' : ''}>
              <tr className="border-t border-line">
                <th
                  scope="rowgroup"
                  colSpan={columns.length}
                  className="px-3 pt-3 text-left font-semibold"
                >
                  {head}
                  {isNoteShort ? <span className="font-normal text-ink-soft">, {note}</span> : null}
                </th>
              </tr>
              <tr>
                {columns.map((column) => (
                  <td key={keyOf(column)} className={`${cellClass} pb-3 align-top`}>
                    <div className="@container break-words hyphens-auto">{short(column)}</div>
                  </td>
                ))}
              </tr>
            </tbody>
          ) : null,
        )}
      </table>
    </div>
  );
}

const cellClass = 'px-3';

/** A card with all details of one program. At first, only the first card is open. */
function ColumnCard({
  column,
  isOpen,
  children,
}: {
  column: Column;
  isOpen: boolean;
  children: ReactNode;
}) {
  return (
    <details
      open={isOpen}
      className="group overflow-hidden rounded-card border border-line bg-surface text-sm shadow-card"
    >
      <summary className="flex min-h-13 cursor-pointer list-none items-center justify-between gap-4 px-5 py-3 [&::-webkit-details-marker]:hidden">
        <span>
          <span className="block text-base font-bold">{nameOf(column)}</span>
          <span className="block text-ink-soft">
            {column.kind === 'va' ? text.vaAgency() : column.program.agencyName}
          </span>
        </span>
        <ChevronDown
          size={22}
          aria-hidden
          className="shrink-0 text-ink-soft transition-transform group-open:rotate-180"
        />
      </summary>
      {children}
    </details>
  );
}
