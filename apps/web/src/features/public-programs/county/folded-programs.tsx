import type { ListedProgram, ProgramsByArea } from '@latchkey/domain';
import type { ChosenPlace } from '@/lib/chosen-place.ts';
import { wholeNumber } from '@/lib/format.ts';
import { publicProgramsText as text } from '@/lib/texts.ts';
import { Disclosure } from '@/ui/disclosure.tsx';
import { ProgramList } from '../program-rows.tsx';

/** The number of program names that a collapsed list shows. */
const MAX_NAMED = 3;

/** The statewide and the national programs, in lists that the visitor can expand. */
export function FoldedPrograms({
  state,
  programs: { statewide, national },
  chosen,
}: {
  state: string;
  programs: ProgramsByArea;
  chosen: ChosenPlace;
}) {
  return (
    <div className="mt-4 divide-y divide-line overflow-hidden rounded-card border border-line bg-surface px-5 shadow-card sm:mt-6 sm:px-6">
      <Folded title={text.statewide({ state })} programs={statewide} chosen={chosen} />
      <Folded title={text.national()} programs={national} chosen={chosen} />
    </div>
  );
}

function Folded({
  title,
  programs,
  chosen,
}: {
  title: string;
  programs: readonly ListedProgram[];
  chosen: ChosenPlace;
}) {
  if (programs.length === 0) return null;
  const names = programs.slice(0, MAX_NAMED).map(({ programName }) => programName);
  const note = names.join(', ') + (programs.length > MAX_NAMED ? ' …' : '');
  return (
    <section className="py-1.5">
      <Disclosure
        isServed
        note={<span className="line-clamp-1 group-open:hidden">{note}</span>}
        title={
          <h2>
            {title}{' '}
            <span className="font-normal text-ink-soft">{wholeNumber(programs.length)}</span>
          </h2>
        }
      >
        <div className="-mx-5 border-t border-line sm:-mx-6">
          <ProgramList programs={programs} chosen={chosen} />
        </div>
      </Disclosure>
    </section>
  );
}
