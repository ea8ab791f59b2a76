import type { AlmostProgram, MatchedProgram } from '@latchkey/domain';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { type ReactNode, useId, useRef, useState } from 'react';
import { programListText as text } from '@/lib/texts.ts';
import { changeWords } from '../words/change-words.ts';
import type { Row } from './arrange.ts';
import { byReason, type GroupName, groupNames, groupOf } from './groups.ts';
import { ProgramRow, type RowControls } from './program-row.tsx';
import { useRowMoves } from './use-row-moves.ts';

/** Number of rows in each group until the buyer asks for more. */
const shownFirst: Readonly<Record<GroupName, number>> = {
  fits: Number.MAX_SAFE_INTEGER,
  answers: Number.MAX_SAFE_INTEGER,
  agency: 3,
  later: 1,
  taxCredits: 1,
};

/**
 * Shows the matches, grouped by what is left to check. Below them are the programs that almost
 * match, grouped by the reason why they do not match.
 */
export function ProgramGroups({
  rows,
  almost,
  controls,
}: {
  rows: readonly Row[];
  almost: readonly Row<AlmostProgram>[];
  controls: RowControls;
}) {
  const place = useRef<HTMLDivElement>(null);
  useRowMoves(place);
  const reasons = byReason(
    almost.map(({ program }) => program),
    ({ change }) => changeWords(change),
  );
  return (
    <div ref={place} className="grid grid-cols-[minmax(0,1fr)] gap-6 print:hidden">
      {groupNames.map((name) => (
        <Group
          key={name}
          title={text[name]()}
          lead={leads[name]?.()}
          rows={rows.filter(({ program }) => groupOf(program) === name)}
          most={shownFirst[name]}
          controls={controls}
        />
      ))}
      {reasons.map(({ reason, programs }) => (
        <Group
          key={reason}
          title={text.almostOf({ reason })}
          rows={almost.filter(({ program }) => programs.includes(program))}
          most={0}
          controls={controls}
        />
      ))}
    </div>
  );
}

const leads: Partial<Record<GroupName, () => string>> = {
  fits: text.fitsLead,
  answers: text.answersLead,
  agency: text.agencyLead,
};

function Group({
  title,
  lead,
  rows,
  most,
  controls,
}: {
  title: string;
  lead?: ReactNode;
  rows: readonly Row<MatchedProgram | AlmostProgram>[];
  most: number;
  controls: RowControls;
}) {
  const id = useId();
  const [showsAll, setShowsAll] = useState(false);
  if (rows.length === 0) return null;
  // One more row takes less space than the button that would reveal it.
  const shown = showsAll || rows.length <= most + (most > 0 ? 1 : 0) ? rows : rows.slice(0, most);
  const hidden = rows.length - shown.length;
  return (
    <section aria-labelledby={id}>
      <div className="mb-2 flex flex-wrap items-baseline justify-between gap-x-4 px-1">
        <h2 id={id} className="text-base font-bold">
          {title}
          <span className="ml-2 text-sm font-normal text-ink-soft">{rows.length}</span>
        </h2>
        {lead ? <p className="text-sm text-ink-soft max-sm:hidden">{lead}</p> : null}
      </div>
      <div className="overflow-hidden rounded-card border border-line bg-surface shadow-card">
        {shown.map((row) => (
          <ProgramRow key={row.program.id} row={row} controls={controls} />
        ))}
        {hidden > 0 ? (
          <button
            type="button"
            onClick={() => setShowsAll(true)}
            className="flex min-h-13 w-full items-center justify-between px-5 text-left text-sm font-semibold text-brand hover:underline focus-visible:-outline-offset-3"
          >
            {shown.length > 0 ? text.showMore({ count: hidden }) : text.showAll({ count: hidden })}
            <ChevronDown size={20} aria-hidden />
          </button>
        ) : null}
      </div>
    </section>
  );
}
