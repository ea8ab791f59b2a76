import {
  type AnswerOf,
  type FoundCounty,
  MAX_FOUND,
  type searchPrograms,
} from '@latchkey/contract';
import { type CatalogProgram, inPublicOrder, usState } from '@latchkey/domain';
import { dayOf } from '../process/clock.ts';
import { placeWords } from '../reference-data/place-words.ts';
import { statesStarting } from '../reference-data/states.ts';
import type { Site } from '../site/site.ts';

type Found = AnswerOf<typeof searchPrograms>['data'];

/**
 * Searches the catalog.
 *
 * @param state the code of the state whose programs and places come first, in lower case
 */
export type CatalogSearch = (text: string, state?: string) => Found;

/**
 * Minimum length of search text that matches states. A single letter would match too many states.
 */
const MIN_STATE_LETTERS = 2;

/** Maximum number of counties found by name. The other results are counties of matching cities. */
const MAX_BY_NAME = MAX_FOUND / 2;

/**
 * Returns a function that searches programs and places. Each search word must be the start of a
 * word in the name of the program, its agency, one of its cities, or its state. A county matches if
 * each search word starts a word in its own name or in its state's name.
 */
export function catalogSearch({
  catalog,
  reference,
  clock,
}: Pick<Site, 'catalog' | 'reference' | 'clock'>): CatalogSearch {
  const counties = Array.from(reference.counties.values(), ({ area: { state, county } }) => ({
    found: { state, county, city: null, zipcode: null },
    words: placeWords(`${county} ${stateWords(state)}`),
  }));
  const programsOf = indexedPrograms(reference.typicalPrices.nation);

  return (text, state = '') => {
    const words = placeWords(text);
    if (words.length === 0) return { states: [], counties: [], programs: [] };
    const code = state.toUpperCase();
    const isZip = words.every((word) => /^\d+$/.test(word));
    const named = isZip ? [] : matching(counties, words).map(({ found }) => found);
    const cities = citiesOf(reference.locations.search(text), isZip);
    const programs = matching(programsOf(catalog.programs, dayOf(clock())), words);
    return {
      states:
        words.join('').length < MIN_STATE_LETTERS ? [] : statesStarting(words).slice(0, MAX_FOUND),
      counties: [
        ...firstIn(code, named, MAX_BY_NAME),
        ...firstIn(code, cities, MAX_FOUND - Math.min(named.length, MAX_BY_NAME)),
      ],
      programs: firstIn(code, programs, MAX_FOUND).map(({ program }) => {
        const { slug, fullName, agencyName } = program;
        return { slug, fullName, agencyName };
      }),
    };
  };
}

interface IndexedProgram {
  readonly program: CatalogProgram;
  readonly state: string | null;
  readonly words: readonly string[];
}

/**
 * Returns a function that returns the indexed programs. The function rebuilds the index when the
 * catalog or the day changes.
 *
 * @param typicalPrice the typical price of a home in the nation, in dollars
 */
function indexedPrograms(typicalPrice: number) {
  let last: { programs: readonly CatalogProgram[]; today: string } | undefined;
  let indexed: readonly IndexedProgram[] = [];
  return (programs: readonly CatalogProgram[], today: string) => {
    if (last?.programs === programs && last.today === today) return indexed;
    last = { programs, today };
    indexed = inPublicOrder(programs, typicalPrice, today).map((program) => {
      const { fullName, agencyName, coverage } = program;
      const names = [fullName, agencyName, ...coverage.cities, stateWords(coverage.state ?? '')];
      return { program, state: coverage.state, words: placeWords(names.join(' ')) };
    });
    return indexed;
  };
}

function stateWords(code: string): string {
  return `${code} ${usState(code)?.name ?? ''}`;
}

/**
 * Returns the items that match every search word. At least one of an item's words must start with
 * the search word.
 */
function matching<Item extends { readonly words: readonly string[] }>(
  items: readonly Item[],
  text: readonly string[],
): Item[] {
  return items.filter(({ words }) =>
    text.every((start) => words.some((word) => word.startsWith(start))),
  );
}

/** Returns the first few items. Items in the given state come before all others. */
function firstIn<Item extends { readonly state: string | null }>(
  state: string,
  items: readonly Item[],
  most: number,
): Item[] {
  const isThere = (item: Item) => item.state === state;
  return [...items.filter(isThere), ...items.filter((item) => !isThere(item))].slice(0, most);
}

/**
 * Returns each city once for each of its counties. Includes the ZIP Code if the search text is a
 * ZIP Code.
 */
function citiesOf(
  locations: ReturnType<Site['reference']['locations']['search']>,
  isZip: boolean,
): FoundCounty[] {
  const cities = locations.map(({ state, county, city, zipcode }) => ({
    state,
    county,
    city,
    zipcode: isZip ? zipcode : null,
  }));
  return [...new Map(cities.map((each) => [Object.values(each).join('\n'), each])).values()];
}
