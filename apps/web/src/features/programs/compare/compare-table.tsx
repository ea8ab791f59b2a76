import { compareText as text } from '@/lib/texts.ts';
import { keyOf, ProgramHead, programIds, VaHead } from './column-head.tsx';
import type { Column } from './columns.ts';
import type { Row } from './rows.tsx';

/** Programs side by side, for wide windows and printed pages. */
export function CompareTable({
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
    <div className="overflow-hidden rounded-card border border-line bg-surface shadow-card print:rounded-none print:shadow-none">
      <table
        data-print-compact
        className="w-full table-fixed border-collapse text-left text-sm print:leading-tight print:[&_*]:leading-tight"
      >
        <caption className="sr-only">{text.caption()}</caption>
        <colgroup>
          <col className="w-62 print:w-34" />
          {columns.map((column) => (
            <col key={keyOf(column)} />
          ))}
        </colgroup>
        <thead>
          <tr>
            <td className={labelClass} />
            {columns.map((column) => (
              <th key={keyOf(column)} scope="col" className={`${cellClass} font-normal`}>
                {column.kind === 'va' ? (
                  <VaHead column={column} onOwnMoney={onOwnMoney} />
                ) : (
                  <ProgramHead column={column} ids={ids} />
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr
              key={row.head}
              className={`border-t border-line ${row.isOwed ? 'bg-warn-tint' : ''}`}
            >
              <th scope="row" className={`${labelClass} align-top font-semibold`}>
                {row.head}
                {row.note ? (
                  <span className="block font-normal text-ink-soft">{` ${row.note}`}</span>
                ) : null}
              </th>
              {columns.map((column) => (
                <td key={keyOf(column)} className={cellClass}>
                  {column.kind === 'va' ? row.va(column) : row.program(column)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const cellClass = 'border-l border-line px-4 py-4 align-top print:px-2 print:py-1';
const labelClass = 'py-4 pr-4 pl-6 break-words hyphens-auto print:px-2 print:py-1';
