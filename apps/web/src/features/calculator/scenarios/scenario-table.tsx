import { scenariosText as text } from '@/lib/texts.ts';
import { Button } from '@/ui/button.tsx';
import { Chip } from '@/ui/chip.tsx';
import type { ScenarioRow } from './scenario-rows.ts';

/**
 * Scenarios side by side. Each row's name has its own line, so three columns fit on a phone.
 */
export function ScenarioTable({
  rows,
  current,
  onUse,
  onRemove,
}: {
  rows: readonly ScenarioRow[];
  /** Index of the scenario that the page shows, or -1. */
  current: number;
  onUse: (index: number) => void;
  onRemove: (index: number) => void;
}) {
  const columns = rows[0]?.cells ?? [];
  return (
    <table className="mt-4 w-full table-fixed border-collapse text-left text-sm max-[22.5rem]:text-xs max-[22.5rem]:tracking-tight">
      <caption className="mb-2 text-left text-sm text-ink-soft">{text.caption()}</caption>
      <thead>
        <tr>
          {columns.map((_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a scenario's position identifies it.
            <th key={index} scope="col" className="px-1 pb-2 align-top first:pl-0">
              <Heading number={index + 1} isCurrent={index === current} />
            </th>
          ))}
        </tr>
      </thead>
      {rows.map((row) => (
        <Row key={row.label} row={row} />
      ))}
      <tbody>
        <tr>
          {columns.map((_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a scenario's position identifies it.
            <td key={index} className="px-1 pt-3 align-top first:pl-0">
              <Actions
                number={index + 1}
                isCurrent={index === current}
                onUse={() => onUse(index)}
                onRemove={() => onRemove(index)}
              />
            </td>
          ))}
        </tr>
      </tbody>
    </table>
  );
}

function Heading({ number, isCurrent }: { number: number; isCurrent: boolean }) {
  return (
    <span className="flex min-h-13 flex-col items-start gap-1">
      {text.scenario({ number })}
      {isCurrent ? <Chip>{text.now()}</Chip> : null}
    </span>
  );
}

function Row({ row: { label, cells, differs } }: { row: ScenarioRow }) {
  return (
    <tbody className="border-t border-line">
      <tr>
        <th
          scope="rowgroup"
          colSpan={cells.length}
          className="pt-2 text-xs font-normal text-ink-soft"
        >
          {label}
          {differs ? (
            <span className="ml-2 rounded-small bg-warn-tint px-1.5 text-warn-ink">
              {text.differs()}
            </span>
          ) : null}
        </th>
      </tr>
      <tr>
        {cells.map((words, index) => (
          <td
            // biome-ignore lint/suspicious/noArrayIndexKey: a scenario's position identifies it.
            key={index}
            className={`px-1 pb-2 align-top hyphens-auto break-words tabular-nums first:pl-0 ${differs ? 'font-semibold' : ''}`}
          >
            {words}
          </td>
        ))}
      </tr>
    </tbody>
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
