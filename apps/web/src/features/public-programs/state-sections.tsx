import type { ProgramsOfState } from '@latchkey/domain';
import type { ChosenPlace } from '@/lib/chosen-place.ts';
import { wholeMoney } from '@/lib/format.ts';
import { stateName } from '@/lib/state-name.ts';
import { publicProgramsText, stateProgramsText as text } from '@/lib/texts.ts';
import { ProgramSection } from './program-section.tsx';

/** The number of local programs, and of national programs, to show at first. */
const SHOWN_AT_FIRST = 3;

/** The programs that serve a state, in three sections. */
export function StateSections({
  programs: { state, typicalPrice, statewide, local, national },
  chosen = {},
}: {
  programs: ProgramsOfState;
  /** The visitor's choices, which the links to the programs contain. */
  chosen?: ChosenPlace;
}) {
  return (
    <>
      <ProgramSection
        title={publicProgramsText.statewide({ state: stateName(state) })}
        note={text.order({ price: wholeMoney(typicalPrice) })}
        programs={statewide}
        chosen={chosen}
      />
      <ProgramSection
        title={publicProgramsText.local()}
        programs={local}
        chosen={chosen}
        first={SHOWN_AT_FIRST}
      />
      <ProgramSection
        title={publicProgramsText.national()}
        programs={national}
        chosen={chosen}
        first={SHOWN_AT_FIRST}
      />
    </>
  );
}
