import type { CountyPrograms } from '@latchkey/contract';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { publicProgramsText as text } from '@/lib/texts.ts';
import { countyPageQuery, isMissing } from '@/state/public-queries.ts';
import { Page } from '@/ui/page.tsx';
import { MissingPage } from './missing-page.tsx';
import { PageFacts } from './page-facts.tsx';
import { ProgramLinks } from './program-links.tsx';
import { PublicPage } from './public-page.tsx';
import { stateName } from './state-name.ts';

/** The page of a county: the programs that serve it, and its figures. */
export function CountyPage() {
  const { state = '', county = '' } = useParams();
  return (
    <PublicPage of={`${state}/${county}`}>
      <LoadedCounty state={state} slug={county} />
    </PublicPage>
  );
}

function LoadedCounty({ state, slug }: { state: string; slug: string }) {
  const { data } = useSuspenseQuery(countyPageQuery(state, slug));
  if (isMissing(data)) return <MissingPage title={text.missingCounty()} state={state} />;
  return <County facts={data} />;
}

function County({ facts: { county, programs } }: { facts: CountyPrograms }) {
  const { local, statewide, national } = programs;
  const place = { county: county.county, state: stateName(county.state) };
  return (
    <Page title={text.countyTitle(place)}>
      <PageFacts
        description={text.countyDescription({
          ...place,
          count: local.length + statewide.length + national.length,
        })}
        isListed={local.length > 0}
      />
      <ProgramLinks title={county.county} programs={local} />
      <ProgramLinks title={text.statewide(place)} programs={statewide} />
      <ProgramLinks title={text.national()} programs={national} />
    </Page>
  );
}
