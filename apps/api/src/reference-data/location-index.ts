import { LONGEST_SEARCH } from '@latchkey/contract';
import { type Location, locationId, planningRegions } from '@latchkey/domain';
import type { RankedLocation } from './locations.ts';
import { cityKey, type PlaceQuery, placeQueries } from './place-query.ts';
import { rankedSearch } from './ranked-search.ts';

/** Every location of the product, indexed for what is asked of it. */
export interface LocationIndex {
  readonly size: number;
  /** At most 20 for any text, the most populous first; none where nothing is meant by it. */
  search(text: string): readonly Location[];
  find(id: number): Location | undefined;
  /** Takes a former Connecticut county too, for its planning region in that ZIP. */
  findByZipAndCounty(zipcode: string, countyCode: number): Location | undefined;
}

/** @param ranked all locations, in the order in which they are answered */
export function locationIndex(ranked: readonly RankedLocation[]): LocationIndex {
  const locations = ranked.map(({ location }) => location);
  const byId = new Map(locations.map((location) => [location.id, location]));
  const cityKeys = new Map(locations.map(({ city }) => [city, cityKey(city)]));
  const byZip = rankedSearch(locations, ({ zipcode }) => zipcode, LONGEST_SEARCH);
  const byCity = rankedSearch(locations, ({ city }) => cityKeys.get(city) ?? '', LONGEST_SEARCH);

  function answer(query: PlaceQuery): Location[] {
    if (query.kind === 'zip') return byZip.find(query.digits, LONGEST_SEARCH);
    const { city, states } = query;
    return states === null
      ? byCity.find(city, LONGEST_SEARCH)
      : byCity.find(city, LONGEST_SEARCH, ({ state }) => states.includes(state));
  }

  function findByZipAndCounty(zipcode: string, countyCode: number): Location | undefined {
    const found = byId.get(locationId(zipcode, countyCode));
    if (found) return found;
    const regions = planningRegions(String(countyCode).padStart(5, '0'));
    return locations.find((other) => {
      return other.zipcode === zipcode && regions.includes(fips(other));
    });
  }

  return {
    size: locations.length,
    search(text) {
      for (const query of placeQueries(text)) {
        const found = answer(query);
        if (found.length > 0) return found;
      }
      return [];
    },
    find: (id) => byId.get(id),
    findByZipAndCounty,
  };
}

function fips({ county_code: code }: Location): string {
  return String(code).padStart(5, '0');
}
