import type { ProgramsOfState } from '@latchkey/domain';
import { stateName } from '@/lib/state-name.ts';
import { publicProgramsText, stateProgramsText as text } from '@/lib/texts.ts';
import { ProgramSection } from './program-section.tsx';

/** The number of local and of national programs to show at first. */
const SHOWN_AT_FIRST = 3;

/** The programs that serve a state, in three sections. */
export function StateSections({
  programs: { state, statewide, local, national },
}: {
  programs: ProgramsOfState;
}) {
  return (
    <>
      <ProgramSection
        title={publicProgramsText.statewide({ state: stateName(state) })}
        note={text.order()}
        programs={statewide}
      />
      <ProgramSection title={publicProgramsText.local()} programs={local} first={SHOWN_AT_FIRST} />
      <ProgramSection
        title={publicProgramsText.national()}
        programs={national}
        first={SHOWN_AT_FIRST}
      />
    </>
  );
}
