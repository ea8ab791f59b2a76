import type { ListedProgram } from '@latchkey/domain';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useId } from 'react';
import { Link } from 'react-router';
import { programAddress } from '@/lib/catalog-addresses.ts';
import { type ChosenPlace, withChosen } from '@/lib/chosen-place.ts';
import { repaymentChip } from '@/lib/program-words.ts';
import { stateProgramsText as text } from '@/lib/texts.ts';
import { Disclosure } from '@/ui/disclosure.tsx';
import { FundingLine } from '@/ui/funding-line.tsx';
import { listedAmount } from '@/ui/listed-amount.ts';
import { rowLinkClass } from './row-link-class.ts';

/**
 * A list of programs. Shows the first programs, and the visitor can expand the list.
 *
 * @param first the number of programs to show at first. If undefined, shows all
 * @param chosen the visitor's choices, which the links to the programs contain
 */
export function ProgramRows({
  programs,
  first,
  chosen,
}: {
  programs: readonly ListedProgram[];
  first: number | undefined;
  chosen: ChosenPlace | undefined;
}) {
  // A button that opens a single row would be as high as the row.
  const shown = first === undefined || programs.length === first + 1 ? programs.length : first;
  const others = programs.slice(shown);
  return (
    <div className="overflow-hidden rounded-card border border-line bg-surface shadow-card">
      <ProgramList programs={programs.slice(0, shown)} chosen={chosen} />
      {others.length > 0 ? (
        <div className="border-t border-line px-5 sm:px-6">
          <Disclosure isServed title={text.showMore({ count: others.length })}>
            <div className="-mx-5 border-t border-line sm:-mx-6">
              <ProgramList programs={others} chosen={chosen} />
            </div>
          </Disclosure>
        </div>
      ) : null}
    </div>
  );
}

/**
 * Lists programs in rows. In a wide list, each row is one line.
 *
 * @param chosen the visitor's choices, which the links to the programs contain
 */
export function ProgramList({
  programs,
  chosen,
}: {
  programs: readonly ListedProgram[];
  chosen: ChosenPlace | undefined;
}) {
  return (
    <div className="@container">
      {programs.map((program) => (
        <Row key={program.slug} program={program} chosen={chosen} />
      ))}
    </div>
  );
}

function Row({
  program,
  chosen = {},
}: {
  program: ListedProgram;
  chosen: ChosenPlace | undefined;
}) {
  const id = useId();
  return (
    <article
      aria-labelledby={id}
      className="relative grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-1 border-line px-5 py-3.5 text-sm not-last:border-b sm:px-6 @4xl:grid-cols-[6.5rem_minmax(0,1fr)_13.5rem_13.5rem_1.25rem] @4xl:gap-x-6"
    >
      <div className="min-w-0 max-w-(--column) wrap-anywhere @4xl:col-start-2 @4xl:row-start-1">
        <h3 id={id} className="text-base tracking-normal">
          <Link
            to={withChosen(programAddress(program.slug), chosen)}
            className={`text-brand underline ${rowLinkClass}`}
          >
            {program.programName}
          </Link>
        </h3>
        <p className="text-ink-soft">{program.agencyName}</p>
      </div>
      <p className="tabular text-right text-base font-bold @4xl:col-start-1 @4xl:row-start-1 @4xl:text-left">
        {listedAmount(program)}
      </p>
      <p className="col-span-2 max-w-(--column) @4xl:col-span-1">{repaymentChip(program)}</p>
      <div className="col-span-2 @4xl:col-span-1">
        <FundingLine of={program} />
      </div>
      <ChevronRight size={20} aria-hidden className="text-ink-soft @max-4xl:hidden" />
    </article>
  );
}
