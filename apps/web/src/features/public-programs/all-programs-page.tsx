import { useSuspenseQuery } from '@tanstack/react-query';
import { wholeMoney } from '@/lib/format.ts';
import { publicProgramsText, stateProgramsText as text } from '@/lib/texts.ts';
import { nationalProgramsQuery } from '@/state/public-queries.ts';
import { statesQuery } from '@/state/queries.ts';
import { FIRST_QUESTION } from '@/state/wizard.ts';
import { ButtonLink } from '@/ui/button.tsx';
import { LoadedPage } from '@/ui/loaded-page.tsx';
import { PageTitle } from '@/ui/page-title.tsx';
import { StateMap } from '@/ui/state-map.tsx';
import { PageFacts } from './page-facts.tsx';
import { ProgramSection } from './program-section.tsx';
import { PublicHead } from './public-head.tsx';
import { ProgramSearch } from './search/program-search.tsx';
import { StateLinks } from './state-links.tsx';

/** The number of national programs to show at first. */
const SHOWN_AT_FIRST = 8;

/** The page with links to all states, and the national programs. */
export function AllProgramsPage() {
  return (
    <LoadedPage of="all" title={publicProgramsText.programs()}>
      <AllPrograms />
    </LoadedPage>
  );
}

function AllPrograms() {
  const { data } = useSuspenseQuery(statesQuery());
  const { data: national } = useSuspenseQuery(nationalProgramsQuery());
  const local = data.states.reduce((sum, { own }) => sum + own, 0);
  return (
    <div className="slide-in">
      <PageTitle of={text.allTitle({ count: data.programs })} />
      <PageFacts description={text.allDescription({ local, national: national.programs.length })} />
      <PublicHead
        title={publicProgramsText.allTitle()}
        lead={publicProgramsText.allLead({ count: data.programs })}
        action={
          <ButtonLink to={FIRST_QUESTION} className="max-sm:w-full">
            {publicProgramsText.toStart()}
          </ButtonLink>
        }
      />
      <div className="mt-6 max-w-(--column)">
        <ProgramSearch />
      </div>
      <div className="mt-8 grid grid-cols-1 items-start gap-8 lg:grid-cols-[minmax(0,36rem)_minmax(0,1fr)]">
        <StateMap states={data.states} />
        <StateLinks />
      </div>
      <ProgramSection
        id="nationwide"
        title={publicProgramsText.national()}
        note={text.order({ price: wholeMoney(national.typicalPrice) })}
        programs={national.programs}
        first={SHOWN_AT_FIRST}
      />
    </div>
  );
}
