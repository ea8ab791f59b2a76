import { pathOf } from '@latchkey/contract';
import { countySlug, type ProgramsOfState } from '@latchkey/domain';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router';
import { addressIn } from '@/lib/language.ts';
import { publicProgramsText as text } from '@/lib/texts.ts';
import { isMissing, statePageQuery } from '@/state/public-queries.ts';
import { Page } from '@/ui/page.tsx';
import { MissingPage } from './missing-page.tsx';
import { PageFacts } from './page-facts.tsx';
import { ProgramLinks } from './program-links.tsx';
import { PublicPage } from './public-page.tsx';
import { stateName } from './state-name.ts';

/** The page of a state: its counties and all programs that serve it. */
export function StatePage() {
  const { state = '' } = useParams();
  return (
    <PublicPage of={state}>
      <LoadedState state={state} />
    </PublicPage>
  );
}

function LoadedState({ state }: { state: string }) {
  const { data } = useSuspenseQuery(statePageQuery(state));
  if (isMissing(data)) return <MissingPage title={text.missingState()} state={state} />;
  return <State programs={data} />;
}

function State({ programs }: { programs: ProgramsOfState }) {
  const { local, statewide, national, counties } = programs;
  const state = stateName(programs.state);
  return (
    <Page title={text.stateTitle({ state })}>
      <PageFacts
        description={text.stateDescription({
          state,
          own: local.length + statewide.length,
          national: national.length,
        })}
      />
      <ul>
        {counties.map(({ countyFips, county, own }) => (
          <li key={countyFips}>
            <Link
              to={addressIn(
                pathOf('countyPrograms', {
                  state: programs.state.toLowerCase(),
                  county: countySlug(county),
                }),
              )}
              className="inline-flex min-h-11 items-center text-brand underline"
            >
              {`${county} ${own}`}
            </Link>
          </li>
        ))}
      </ul>
      <ProgramLinks title={text.statewide({ state })} programs={statewide} />
      <ProgramLinks title={text.local()} programs={local} />
      <ProgramLinks title={text.national()} programs={national} />
    </Page>
  );
}
