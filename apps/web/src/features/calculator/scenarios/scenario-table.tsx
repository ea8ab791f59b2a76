import { scenariosText as text } from '@/lib/texts.ts';
import { Button } from '@/ui/button.tsx';
import { Chip } from '@/ui/chip.tsx';
import type { ScenarioColumn } from './scenario-figures.ts';
import { columnTitle, INPUT_ROWS, type ScenarioRow } from './scenario-rows.ts';

interface Table {
  readonly columns: readonly ScenarioColumn[];
  readonly rows: readonly ScenarioRow[];
  /** Index of the scenario with the figures on screen. -1 if there is no such scenario. */
  readonly current: number;
  readonly onUse: (index: number) => void;
  readonly onRemove: (index: number) => void;
}

/** Maximum number of columns on a phone. */
const MOST_ON_PHONE = 3;

/**
 * Scenarios side by side. Each row's name is on a separate line, so that three columns fit on a
 * phone. If there are more columns, a phone shows a second table with the columns that the buyer
 * did not save.
 */
export function ScenarioTable(table: Table) {
  const { columns, rows } = table;
  const all = columns.map((_, index) => index);
  if (columns.length <= MOST_ON_PHONE) return <Columns {...table} shown={all} />;
  const isKept = (index: number) => columns[index]?.kind === 'kept';
  return (
    <>
      <div className="max-sm:hidden print:block">
        <Columns {...table} shown={all} />
      </div>
      <div className="sm:hidden print:hidden">
        <Columns {...table} shown={all.filter(isKept)} />
        {/* Labels the columns that use the inputs on the page. */}
        <Columns
          {...table}
          rows={rows.slice(INPUT_ROWS)}
          shown={all.filter((index) => !isKept(index))}
        />
      </div>
    </>
  );
}

function Columns({
  columns,
  rows,
  shown,
  current,
  onUse,
  onRemove,
}: Table & {
  /** Indexes of the columns to show. */
  readonly shown: readonly number[];
}) {
  return (
    <table className="mt-4 w-full table-fixed border-collapse text-left text-sm">
      <caption className="mb-2 text-left text-sm text-ink-soft">{text.caption()}</caption>
      <thead>
        <tr>
          {shown.map((index) => (
            <th key={index} scope="col" className="px-1 pb-2 align-top first:pl-0">
              <Heading column={columns[index]} index={index} isCurrent={index === current} />
            </th>
          ))}
        </tr>
      </thead>
      {rows.map(({ label, cells, differs }) => (
        <tbody key={label} className="border-t border-line">
          <tr>
            <th
              scope="rowgroup"
              colSpan={shown.length}
              className="pt-2 text-sm font-normal text-ink-soft"
            >
              {label}
              {differs && shown.includes(0) ? (
                <span className="ml-2 rounded-small bg-warn-tint px-1.5 text-warn-ink">
                  {text.differs()}
                </span>
              ) : null}
            </th>
          </tr>
          <tr>
            {shown.map((index) => (
              <td
                key={index}
                className={`px-1 pb-2 align-top hyphens-auto break-words tabular-nums first:pl-0 ${differs ? 'font-semibold' : ''}`}
              >
                {cells[index]}
              </td>
            ))}
          </tr>
        </tbody>
      ))}
      {shown.includes(0) ? (
        <tbody>
          <tr>
            {shown.map((index) => (
              <td key={index} className="px-1 pt-3 align-top first:pl-0">
                {columns[index]?.kind === 'kept' ? (
                  <Actions
                    number={index + 1}
                    isCurrent={index === current}
                    onUse={() => onUse(index)}
                    onRemove={() => onRemove(index)}
                  />
                ) : null}
              </td>
            ))}
          </tr>
        </tbody>
      ) : null}
    </table>
  );
}

function Heading({
  column,
  index,
  isCurrent,
}: {
  column: ScenarioColumn | undefined;
  index: number;
  isCurrent: boolean;
}) {
  return (
    <span className="flex min-h-13 flex-col items-start gap-1">
      {column ? columnTitle(column, index) : null}
      {isCurrent ? <Chip>{text.now()}</Chip> : null}
    </span>
  );
}

function Actions({
  number,
  isCurrent,
  onUse,
  onRemove,
}: {
  number: number;
  isCurrent: boolean;
  onUse: () => void;
  onRemove: () => void;
}) {
  return (
    <div className="flex flex-col items-stretch gap-1 sm:items-start">
      <Button
        look="outline"
        className="px-2 aria-disabled:opacity-60 sm:px-5"
        pending={isCurrent}
        aria-label={text.useThis({ number })}
        onClick={onUse}
      >
        {text.use()}
      </Button>
      <Button
        look="quiet"
        className="text-sm"
        aria-label={text.removeThis({ number })}
        onClick={onRemove}
      >
        {text.remove()}
      </Button>
    </div>
  );
}
