import { type AnswerOf, searchPrograms } from '@latchkey/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '@/lib/api/call.ts';
import { countyAddress, programAddress, stateAddress } from '@/lib/catalog-addresses.ts';
import { withChosen } from '@/lib/chosen-place.ts';
import { capitalized, county as countyName } from '@/lib/format.ts';
import { THIRTY_HOURS } from '@/lib/query-client.ts';
import { stateName } from '@/lib/state-name.ts';
import { catalogSearchText as text } from '@/lib/texts.ts';

type Found = AnswerOf<typeof searchPrograms>['data'];

/** A search result, which links to a page. */
export interface Result {
  readonly address: string;
  readonly title: string;
  readonly note: string;
}

/**
 * Queries the programs and places that match the search text.
 *
 * @param state the code of the state whose results come first, in lower case
 */
export function searchQuery(query: string, state: string | undefined) {
  return queryOptions({
    queryKey: ['program-search', query, state],
    queryFn: async ({ signal }) => {
      const asked = { query: state === undefined ? { query } : { query, state } };
      return (await call(searchPrograms, asked, { signal })).data;
    },
    staleTime: THIRTY_HOURS,
    enabled: query !== '',
  });
}

/** Returns the results as links: states, then counties, then programs. */
export function resultsOf({ states, counties, programs }: Found): readonly Result[] {
  return [
    ...states.map((state) => ({
      address: stateAddress(state),
      title: stateName(state),
      note: text.state(),
    })),
    ...counties.map(({ state, county, city, zipcode }) => ({
      address: withChosen(countyAddress(state, county), { zip: zipcode }),
      ...placeWords({
        city,
        zipcode,
        county: capitalized(countyName(county)),
        state: stateName(state),
      }),
    })),
    ...programs.map(({ slug, fullName, agencyName }) => ({
      address: programAddress(slug),
      title: fullName,
      note: agencyName,
    })),
  ];
}

/** Returns the name of the place that the visitor typed, with its county. */
function placeWords({
  city,
  zipcode,
  county,
  state,
}: Found['counties'][number]): Pick<Result, 'title' | 'note'> {
  if (city === null) return { title: text.countyIn({ county, state }), note: text.county() };
  const title =
    zipcode === null ? text.cityIn({ city, state }) : text.zipIn({ zipcode, city, state });
  return { title, note: county };
}
