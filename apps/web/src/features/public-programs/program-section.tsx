import type { ListedProgram } from '@latchkey/domain';
import { useId } from 'react';
import type { ChosenPlace } from '@/lib/chosen-place.ts';
import { wholeNumber } from '@/lib/format.ts';
import { ProgramRows } from './program-rows.tsx';

/**
 * A section with the list of programs and a heading that states their number. Renders nothing if
 * there are no programs.
 */
export function ProgramSection({
  id,
  title,
  note,
  programs,
  first,
  chosen,
}: {
  id?: string;
  title: string;
  note?: string;
  programs: readonly ListedProgram[];
  first?: number;
  /** The visitor's choices, which the links to the programs contain. */
  chosen?: ChosenPlace;
}) {
  const titleId = useId();
  if (programs.length === 0) return null;
  return (
    <section id={id} aria-labelledby={titleId} className="mt-10">
      <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 px-1">
        <h2 id={titleId} className="text-xl font-bold">
          {title} <span className="font-normal text-ink-soft">{wholeNumber(programs.length)}</span>
        </h2>
        {note ? <p className="max-w-(--column) text-sm text-ink-soft">{note}</p> : null}
      </div>
      <ProgramRows programs={programs} first={first} chosen={chosen} />
    </section>
  );
}
