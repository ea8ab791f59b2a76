import { countySlug, locationId, type ProgramsOfState } from '@latchkey/domain';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { RichText } from '@/lib/rich-text.tsx';
import { stateName } from '@/lib/state-name.ts';
import { publicProgramsText, stateProgramsText as text } from '@/lib/texts.ts';
import { isMissing, statePageQuery } from '@/state/public-queries.ts';
import { FIRST_QUESTION, withPlace } from '@/state/wizard.ts';
import { ButtonLink } from '@/ui/button.tsx';
import { isOpenOnDay } from '@/ui/funding-dot.tsx';
import { LoadedPage } from '@/ui/loaded-page.tsx';
import { PageTitle } from '@/ui/page-title.tsx';
import { crumbsTo } from './crumbs.ts';
import { MissingPage } from './missing-page.tsx';
import { PageFacts } from './page-facts.tsx';
import { PublicHead } from './public-head.tsx';
import { ProgramSearch } from './search/program-search.tsx';
import { Counties } from './state/counties.tsx';
import { StateFiles } from './state/state-files.tsx';
import { type CountyInUrl, useChosenCounty } from './state/use-chosen-county.ts';
import { StateSections } from './state-sections.tsx';

/** The page about a state: its counties and all programs that serve it. */
export function StatePage() {
  const { state = '' } = useParams();
  return (
    <LoadedPage of={state} title={publicProgramsText.programs()}>
      <LoadedState key={state} state={state} />
    </LoadedPage>
  );
}

function LoadedState({ state }: { state: string }) {
  const { data } = useSuspenseQuery(statePageQuery(state));
  if (isMissing(data))
    return <MissingPage title={publicProgramsText.missingState()} state={state} />;
  return <State programs={data} />;
}

function State({ programs }: { programs: ProgramsOfState }) {
  const inUrl = useChosenCounty(programs.counties);
  const { county, zip } = inUrl;
  const state = programs.state.toLowerCase();
  const chosen = county ? { state, county: countySlug(county.county), zip } : {};
  return (
    <div className="slide-in">
      <Head programs={programs} inUrl={inUrl} />
      <Counties of={programs} inUrl={county} search={<ProgramSearch state={state} />} />
      <StateSections programs={programs} chosen={chosen} />
      <StateFiles of={programs} />
    </div>
  );
}

/** Shows the heading with the number of programs, and contains the facts for search engines. */
function Head({
  programs,
  inUrl: { county, zip },
}: {
  programs: ProgramsOfState;
  inUrl: CountyInUrl;
}) {
  const { local, statewide, national } = programs;
  const state = stateName(programs.state);
  const own = [...local, ...statewide];
  const open = own.filter(isOpenOnDay).length;
  const start =
    county && zip
      ? withPlace(FIRST_QUESTION, locationId(zip, Number(county.countyFips)))
      : FIRST_QUESTION;
  const counts = { state, own: own.length, national: national.length };
  return (
    <>
      <PageTitle of={text.stateTitle({ state, own: own.length })} />
      <PageFacts description={publicProgramsText.stateDescription(counts)} />
      <PublicHead
        title={publicProgramsText.stateTitle({ state })}
        crumbs={crumbsTo()}
        here={state}
        lead={
          <RichText
            text={`${text.counts(counts)} ${open > 0 ? text.open({ state, open }) : text.noneOpen({ state })}`}
            parts={{ b: (words) => <strong>{words}</strong> }}
          />
        }
        action={
          <ButtonLink to={start} className="max-sm:w-full">
            {publicProgramsText.toStart()}
          </ButtonLink>
        }
      />
    </>
  );
}
