import {
  type AlmostProgram,
  type GroupName,
  groupNames,
  groupOf,
  type MatchedProgram,
} from '@latchkey/domain';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { Fragment, type ReactNode, useId, useRef, useState } from 'react';
import { programListText as text } from '@/lib/texts.ts';
import { changeWords } from '../words/change-words.ts';
import type { Row } from './arrange.ts';
import { byReason } from './groups.ts';
import { ProgramRow, type RowControls } from './program-row.tsx';
import { useRowMoves } from './use-row-moves.ts';

/**
 * The number of rows that each group shows before the buyer expands it. Groups not listed here
 * start collapsed.
 */
const shownFirst: Partial<Record<GroupName, number>> = {
  fits: Number.MAX_SAFE_INTEGER,
  answers: Number.MAX_SAFE_INTEGER,
  agency: 1,
};

/** The groups at the end of the list, which apply only to some buyers. */
const last: readonly GroupName[] = ['sharesGain', 'special'];

/**
 * Shows the matches grouped by what is left to check, and then the near misses grouped by reason.
 * Groups that apply only to some buyers come last and are collapsed.
 */
export function ProgramGroups({
  rows,
  almost,
  controls,
  combination,
}: {
  rows: readonly Row[];
  almost: readonly Row<AlmostProgram>[];
  controls: RowControls;
  /** The best combination, and whether the buyer meets all rules of all its programs. */
  combination: { readonly fitsNow: boolean; readonly card: ReactNode } | null;
}) {
  const place = useRef<HTMLDivElement>(null);
  useRowMoves(place);
  const reasons = byReason(
    almost.map(({ program }) => program),
    ({ change }) => changeWords(change),
  );
  const group = (name: GroupName) => {
    const given = {
      title: text[name](),
      lead: leads[name]?.(),
      rows: rows.filter(({ program }) => groupOf(program) === name),
      controls,
    };
    const most = shownFirst[name];
    return most === undefined ? (
      <Fold key={name} {...given} />
    ) : (
      <Group key={name} {...given} most={most} />
    );
  };
  return (
    <div ref={place} className="grid grid-cols-[minmax(0,1fr)] gap-6 print:block">
      {combination?.fitsNow ? combination.card : null}
      {groupNames
        .filter((name) => !last.includes(name))
        .map((name) => (
          <Fragment key={name}>
            {group(name)}
            {name === 'fits' && combination?.fitsNow === false ? combination.card : null}
          </Fragment>
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
      {last.map(group)}
    </div>
  );
}

const leads: Partial<Record<GroupName, () => string>> = {
  fits: text.fitsLead,
  answers: text.answersLead,
  agency: text.agencyLead,
  sharesGain: text.sharesGainLead,
};

interface GroupProps {
  readonly title: string;
  readonly lead?: ReactNode;
  readonly rows: readonly Row<MatchedProgram | AlmostProgram>[];
  readonly controls: RowControls;
}

const cardClass = 'overflow-hidden rounded-card border border-line bg-surface shadow-card';

/** A group that shows only its title until the buyer opens it. */
function Fold({ title, lead, rows, controls }: GroupProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  if (rows.length === 0) return null;
  return (
    <section aria-labelledby={id} className={`${cardClass} print:hidden`}>
      <h2 id={id} className="text-base leading-6 font-bold">
        <button
          type="button"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
          className="flex min-h-13 w-full items-center justify-between gap-3 px-5 py-2 text-left hover:underline focus-visible:-outline-offset-3"
        >
          <span>
            {title}
            <span className="ml-2 text-sm font-normal text-ink-soft">{rows.length}</span>
            {lead ? <span className="block text-sm font-normal text-ink-soft">{lead}</span> : null}
          </span>
          <ChevronDown size={20} aria-hidden className={`shrink-0 ${isOpen ? 'rotate-180' : ''}`} />
        </button>
      </h2>
      {isOpen ? (
        <div className="border-t border-line">
          {rows.map((row) => (
            <ProgramRow key={row.program.id} row={row} controls={controls} />
          ))}
        </div>
      ) : null}
    </section>
  );
}

function Group({ title, lead, rows, most, controls }: GroupProps & { readonly most: number }) {
  const id = useId();
  const [showsAll, setShowsAll] = useState(false);
  if (rows.length === 0) return null;
  // One more row needs less space than a button that would reveal it.
  const shown = showsAll || rows.length <= most + (most > 0 ? 1 : 0) ? rows : rows.slice(0, most);
  const hidden = rows.length - shown.length;
  return (
    <section aria-labelledby={id} className="print:hidden">
      <div className="mb-2 flex flex-wrap items-baseline justify-between gap-x-4 px-1">
        <h2 id={id} className="text-base font-bold">
          {title}
          <span className="ml-2 text-sm font-normal text-ink-soft">{rows.length}</span>
        </h2>
        {lead ? <p className="text-sm text-ink-soft max-sm:hidden">{lead}</p> : null}
      </div>
      <div className={cardClass}>
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
