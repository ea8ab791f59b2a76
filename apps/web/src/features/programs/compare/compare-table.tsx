import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import X from 'lucide-react/icons/x';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { compareText as text } from '@/lib/texts.ts';
import { compareAddress } from '@/state/shared-link.ts';
import { CALCULATOR, PROGRAMS } from '@/state/wizard.ts';
import { Button, ButtonLink } from '@/ui/button.tsx';
import { amountWords } from '../words/program-words.ts';
import type { Column, ProgramColumn } from './columns.ts';
import type { Row } from './rows.tsx';

/**
 * Shows programs side by side. A narrow window shows one at a time, and the printed page shows all
 * of them. On a phone, each row's heading is above its cell.
 */
export function CompareTable({
  columns,
  rows,
  quoteWords,
}: {
  columns: readonly Column[];
  rows: readonly Row[];
  /** Shows the price, the location and the buyer's own money in the corner of the table. */
  quoteWords: ReactNode;
}) {
  const [wanted, setShown] = useState(0);
  const shown = Math.min(wanted, columns.length - 1);
  const ids = columns.flatMap((column) => (column.kind === 'va' ? [] : [column.program.id]));
  const cellClass = (index: number) =>
    `border-line px-4 pb-2 align-top sm:border-l sm:py-1.5 print:table-cell print:px-2 print:py-1 ${index === shown ? 'max-sm:block' : 'max-[56.25rem]:hidden'}`;
  return (
    <>
      {columns.length > 1 ? (
        <Pager
          count={columns.length}
          shown={shown}
          name={nameOf(columns[shown])}
          onShow={setShown}
        />
      ) : null}
      <div className="overflow-hidden rounded-card border border-line bg-surface shadow-card print:rounded-none print:shadow-none">
        <table
          data-print-compact
          className="w-full table-fixed border-collapse text-left text-sm max-sm:block print:leading-tight print:[&_*]:leading-tight"
        >
          <caption className="sr-only">{text.caption()}</caption>
          <colgroup>
            <col className="w-53 print:w-34" />
            {columns.map((column, index) => (
              <col
                key={keyOf(column)}
                className={index === shown ? '' : 'max-[56.25rem]:hidden print:table-column'}
              />
            ))}
          </colgroup>
          <thead className="max-sm:block">
            <tr className="max-sm:block">
              <td className={`${labelClass} align-bottom text-ink-soft max-sm:pb-2`}>
                {quoteWords}
              </td>
              {columns.map((column, index) => (
                <th key={keyOf(column)} scope="col" className={`${cellClass(index)} font-normal`}>
                  {column.kind === 'va' ? <VaHead /> : <ProgramHead column={column} ids={ids} />}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="max-sm:block">
            {rows.map((row) => (
              <tr
                key={row.head}
                className={`border-t border-line max-sm:block ${row.isOwed ? 'bg-warn-tint' : ''}`}
              >
                <th scope="row" className={`${labelClass} align-top font-semibold`}>
                  {row.head}
                  {row.note ? (
                    <span className="text-xs leading-[1.125rem] font-normal text-ink-soft sm:block">
                      {' '}
                      {row.note}
                    </span>
                  ) : null}
                </th>
                {columns.map((column, index) => (
                  <td key={keyOf(column)} className={cellClass(index)}>
                    {column.kind === 'va' ? row.va(column) : row.program(column)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}

const labelClass =
  'px-4 pt-2 sm:py-1.5 sm:pl-6 print:px-2 print:py-1 break-words hyphens-auto max-sm:block';

function keyOf(column: Column): number | string {
  return column.kind === 'va' ? 'va' : column.program.id;
}

function nameOf(column: Column | undefined): string {
  return column?.kind === 'program' ? column.program.programName : text.vaName();
}

/** Buttons that step through the columns in a narrow window. */
function Pager({
  count,
  shown,
  name,
  onShow,
}: {
  count: number;
  shown: number;
  name: string;
  onShow: (index: number) => void;
}) {
  return (
    <div className="mb-3 flex items-center justify-between gap-2 min-[56.25rem]:hidden print:hidden">
      <Button look="outline" pending={shown === 0} onClick={() => onShow(shown - 1)}>
        <ChevronLeft size={18} aria-hidden />
        {text.previous()}
      </Button>
      <p role="status" className="text-center text-sm font-semibold">
        <span className="sr-only">{text.position({ name, number: shown + 1, count })}</span>
        <span aria-hidden>{`${shown + 1} / ${count}`}</span>
      </p>
      <Button look="outline" pending={shown === count - 1} onClick={() => onShow(shown + 1)}>
        {text.next()}
        <ChevronRight size={18} aria-hidden />
      </Button>
    </div>
  );
}

function VaHead() {
  return (
    <Head amount={text.vaGet()} name={text.vaName()} agency={text.vaAgency()}>
      <p className="mt-2 text-sm">{text.vaOption()}</p>
    </Head>
  );
}

function ProgramHead({
  column: { program },
  ids,
}: {
  column: ProgramColumn;
  ids: readonly number[];
}) {
  const { id, programName, agencyName } = program;
  return (
    <Head
      label={text.get()}
      amount={amountWords(program)}
      name={
        <Link to={`${PROGRAMS}/${id}`} className="inline-target hover:underline">
          {programName}
        </Link>
      }
      agency={agencyName}
      corner={
        <Link
          to={compareAddress(ids.filter((other) => other !== id))}
          replace
          className="-mt-2 -mr-3 flex size-11 shrink-0 items-center justify-center rounded-small text-ink-soft hover:text-ink print:hidden"
        >
          <X size={18} aria-hidden />
          <span className="sr-only">{text.remove({ program: programName })}</span>
        </Link>
      }
    >
      {program.verdict === 'match' && program.kind !== 'tax-credit' ? (
        <ButtonLink
          look="outline"
          to={`${CALCULATOR}?programId=${id}`}
          className="mt-3 w-full px-2! print:hidden"
        >
          <span>
            {text.use()}
            <span className="sr-only">{text.chooseOf({ program: programName })}</span>
          </span>
        </ButtonLink>
      ) : null}
    </Head>
  );
}

function Head({
  label,
  amount,
  name,
  agency,
  corner,
  children,
}: {
  label?: string;
  amount: string;
  name: ReactNode;
  agency: string;
  corner?: ReactNode;
  children: ReactNode;
}) {
  return (
    <>
      <div className="flex items-start justify-between gap-2">
        <p className="text-xl leading-tight font-bold break-words sm:text-2xl print:text-base">
          {label ? <span className="block text-sm font-normal text-ink-soft">{label}</span> : null}
          {amount}
        </p>
        {corner}
      </div>
      <p className="mt-1 text-base leading-snug font-semibold print:text-sm">{name}</p>
      <p className="text-sm text-ink-soft">{agency}</p>
      {children}
    </>
  );
}
