import type { CountyPrograms } from '@latchkey/contract';
import { countySlug, type Location, locationId } from '@latchkey/domain';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useParams, useSearchParams } from 'react-router';
import { zipIn } from '@/lib/chosen-place.ts';
import { county as countyName } from '@/lib/format.ts';
import { RichText } from '@/lib/rich-text.tsx';
import { stateName } from '@/lib/state-name.ts';
import { publicProgramsText, countyProgramsText as text } from '@/lib/texts.ts';
import { useIsHydrated } from '@/lib/use-is-hydrated.ts';
import { confirmationOf } from '@/state/confirmation.ts';
import { useDraftPart } from '@/state/draft.ts';
import { countyPageQuery, isMissing } from '@/state/public-queries.ts';
import { FIRST_QUESTION, PROGRAMS, withPlace } from '@/state/wizard.ts';
import { ButtonLink } from '@/ui/button.tsx';
import { LoadedPage } from '@/ui/loaded-page.tsx';
import { PageTitle } from '@/ui/page-title.tsx';
import { CountyCosts } from './county/county-costs.tsx';
import { CountyHelp } from './county/county-help.tsx';
import { FoldedPrograms } from './county/folded-programs.tsx';
import { IncomeLimits } from './county/income-limits.tsx';
import { OwnPrograms } from './county/own-programs.tsx';
import { countyCrumb, crumbsTo } from './crumbs.ts';
import { MissingPage } from './missing-page.tsx';
import { PageFacts } from './page-facts.tsx';
import { PublicHead } from './public-head.tsx';

/** The page of a county: the programs that serve it, and its figures. */
export function CountyPage() {
  const { state = '', county = '' } = useParams();
  return (
    <LoadedPage of={`${state}/${county}`} title={publicProgramsText.programs()} width="article">
      <LoadedCounty state={state} slug={county} />
    </LoadedPage>
  );
}

function LoadedCounty({ state, slug }: { state: string; slug: string }) {
  const { data } = useSuspenseQuery(countyPageQuery(state, slug));
  if (isMissing(data))
    return <MissingPage title={publicProgramsText.missingCounty()} state={state} />;
  return <County facts={data} />;
}

function County({ facts }: { facts: CountyPrograms }) {
  const { county, programs, incomeLimits } = facts;
  const zip = useZip();
  const ownZip = useOwnZip(county);
  const zipcode = zip ?? ownZip ?? facts.zipcode;
  const chosen = { state: county.state.toLowerCase(), county: countySlug(county.county), zip };
  return (
    <div className="slide-in">
      <Head facts={facts} zipcode={zipcode} />
      <div className="grid grid-cols-1 items-start gap-x-12 gap-y-4 sm:gap-y-6 min-[65rem]:grid-cols-[minmax(0,1fr)_23.25rem]">
        <div>
          <OwnPrograms county={county} programs={programs} chosen={chosen} />
          <FoldedPrograms state={stateName(county.state)} programs={programs} chosen={chosen} />
        </div>
        {incomeLimits ? <IncomeLimits limits={incomeLimits} /> : null}
        <CountyCosts county={county} />
        <CountyHelp county={county} zipcode={zipcode} />
      </div>
    </div>
  );
}

/** Shows the heading with the number of programs, and contains the facts for search engines. */
function Head({
  facts: { county, programs },
  zipcode,
}: {
  facts: CountyPrograms;
  zipcode: string | null;
}) {
  const { local, statewide, national } = programs;
  const name = countyName(county.county);
  const state = stateName(county.state);
  const counts = {
    own: local.length,
    statewide: statewide.length,
    national: national.length,
    state,
  };
  return (
    <>
      <PageTitle of={publicProgramsText.countyTitle({ county: name, state })} />
      <PageFacts
        description={publicProgramsText.countyDescription({
          county: name,
          state,
          count: counts.own + counts.statewide + counts.national,
        })}
        isListed={local.length > 0}
      />
      <PublicHead
        title={text.heading({ county: name })}
        crumbs={crumbsTo(county.state)}
        here={countyCrumb(county.county)}
        lead={
          <RichText
            text={counts.own > 0 ? text.counts(counts) : text.countsWithoutOwn(counts)}
            parts={{ b: (words) => <strong>{words}</strong> }}
          />
        }
        action={<ToPrograms county={county} zipcode={zipcode} />}
      />
    </>
  );
}

/**
 * A button that starts the questions with a ZIP Code in this county. If the buyer has a quote for a
 * home in this county, the button opens that quote's programs.
 */
function ToPrograms({ county, zipcode }: { county: Place; zipcode: string | null }) {
  const hasQuote = useDraftPart((draft) => {
    const quote = draft && confirmationOf(draft).quote;
    return quote ? isIn(county, quote.homeLocation) : false;
  });
  const start =
    zipcode === null
      ? FIRST_QUESTION
      : withPlace(FIRST_QUESTION, locationId(zipcode, county.countyCode));
  return (
    <ButtonLink to={hasQuote ? PROGRAMS : start} className="max-sm:w-full">
      {publicProgramsText.toStart()}
    </ButtonLink>
  );
}

type Place = Pick<CountyPrograms['county'], 'countyCode'>;

function isIn({ countyCode }: Place, { county_code }: Location): boolean {
  return county_code === countyCode;
}

/** Hook that returns the ZIP Code in the URL. The server renders the page without the ZIP Code. */
function useZip(): string | null {
  const [search] = useSearchParams();
  return useIsHydrated() ? zipIn(search) : null;
}

/** Hook that returns the ZIP Code of the buyer's home if the home is in this county. */
function useOwnZip(county: Place): string | null {
  return useDraftPart((draft) => {
    const home = draft?.homeLocation ?? null;
    return home && isIn(county, home) ? home.zipcode : null;
  });
}
