import { MAX_SEARCH_RESULTS } from '@latchkey/contract';
import { countyInWords, type Location, planningRegions } from '@latchkey/domain';
import { type PlaceQuery, placeQueries } from './place-query.ts';
import { cityKeys } from './place-words.ts';
import { prefixIndex } from './prefix-index.ts';

/** Every location, indexed for search. */
export interface LocationIndex {
  readonly size: number;
  /**
   * Returns at most 20 locations. Cities whose name is exactly the search text come first, then
   * cities whose names start with it. In both groups, more populous cities come first. For a county
   * with its state, such as "Wayne County, MI", returns the county's locations.
   */
  search(text: string): readonly Location[];
  find(id: number): Location | undefined;
  /**
   * Returns the locations of a county, most populous first.
   *
   * @param name the county's name with its state, such as "Wayne County, MI"
   */
  inCounty(name: string): readonly Location[];
  /**
   * Finds a location by ZIP Code and county. For a former Connecticut county, returns the ZIP
   * Code's planning region.
   */
  findByZipAndCounty(zipcode: string, countyCode: number): Location | undefined;
}

/** @param locations in result order */
export function locationIndex(locations: readonly Location[]): LocationIndex {
  const zips = locations.map(({ zipcode }) => zipcode);
  const cities = locations.map(({ city }) => city);
  const byId = new Map(locations.map((location) => [location.id, location]));
  const byCounty = Map.groupBy(locations, (location) => countyKey(countyInWords(location)));
  const byZip = prefixIndex(zips, MAX_SEARCH_RESULTS);
  const byCity = prefixIndex(cityKeys(cities), MAX_SEARCH_RESULTS);

  function ranksOf(query: PlaceQuery): readonly number[] {
    if (query.kind === 'zip') return byZip.starting(query.digits);
    const { kind, keys, states } = query;
    const isThere = states && ((rank: number) => states.includes(locations[rank]?.state ?? ''));
    if (kind === 'city') {
      const ranks = keys.flatMap(byCity.whole);
      return isThere ? ranks.filter(isThere) : ranks;
    }
    const ranks = keys.flatMap((key) => byCity.starting(key, isThere ?? undefined));
    return ranks.sort((a, b) => a - b);
  }

  function findByZipAndCounty(zipcode: string, countyCode: number): Location | undefined {
    const candidates = byZip.whole(zipcode).flatMap((rank) => locations[rank] ?? []);
    const regions = planningRegions(String(countyCode).padStart(5, '0')).map(Number);
    return (
      candidates.find((location) => location.county_code === countyCode) ??
      candidates.find((location) => regions.includes(location.county_code))
    );
  }

  function inCounty(name: string): readonly Location[] {
    return byCounty.get(countyKey(name)) ?? [];
  }

  return {
    size: locations.length,
    search(text) {
      const ofCounty = inCounty(text);
      if (ofCounty.length > 0) return ofCounty.slice(0, MAX_SEARCH_RESULTS);
      const matches = new Set<number>();
      for (const query of placeQueries(text)) {
        for (const rank of ranksOf(query)) {
          if (matches.size < MAX_SEARCH_RESULTS) matches.add(rank);
        }
        if (matches.size === MAX_SEARCH_RESULTS) break;
      }
      return [...matches].flatMap((rank) => locations[rank] ?? []);
    },
    find(id) {
      const location = byId.get(id);
      if (location) return location;
      const zipcode = String(Math.floor(id / 100_000)).padStart(5, '0');
      return findByZipAndCounty(zipcode, id % 100_000);
    },
    inCounty,
    findByZipAndCounty,
  };
}

function countyKey(text: string): string {
  return text.trim().toLowerCase();
}
