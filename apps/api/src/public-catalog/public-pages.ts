import { type PageAnswers, type PageValues, pathOf, stateIn } from '@latchkey/contract';
import { countySlug, isLocal, usStates } from '@latchkey/domain';
import type { RecordedChanges } from '../open-data/changes/recorded-changes.ts';
import { dayOf } from '../process/clock.ts';
import type { Site } from '../site/site.ts';
import { isMissing, type PublicCatalog } from './public-catalog.ts';

type CatalogAnswers = Pick<
  PageAnswers,
  'nationalPrograms' | 'statePrograms' | 'countyPrograms' | 'publicProgram'
>;

/** Returns a page's data for the values of its parameters. */
type AnswerFor<Name extends keyof CatalogAnswers> = (
  values: PageValues,
  language: string,
) => CatalogAnswers[Name] | undefined | Promise<CatalogAnswers[Name] | undefined>;

/**
 * Functions that return the data of the public pages that depend on the catalog. If a page does not
 * exist, they return the programs of the page's state.
 */
export function publicPageAnswers(publicCatalog: PublicCatalog): {
  readonly [Name in keyof CatalogAnswers]: AnswerFor<Name>;
} {
  return {
    nationalPrograms: () => publicCatalog.national(),
    statePrograms(values) {
      const isOwn = values.county === undefined && values.slug === undefined;
      if (!isOwn && publicPageStatus(publicCatalog, values) === 200) return undefined;
      return publicCatalog.state(stateIn(values));
    },
    countyPrograms: ({ state = '', county = '' }) => publicCatalog.county(state, county),
    publicProgram: ({ slug = '' }, language) => publicCatalog.program(slug, language),
  };
}

/**
 * Whether a public page needs the list of all states: the page is not about one state, or neither
 * the page nor its state exists.
 */
export function needsStates(publicCatalog: PublicCatalog, values: PageValues): boolean {
  const isAboutState = values.state !== undefined || values.slug !== undefined;
  if (!isAboutState) return true;
  return (
    publicPageStatus(publicCatalog, values) !== 200 &&
    isMissing(publicCatalog.state(stateIn(values)))
  );
}

/**
 * Returns the HTTP status of a public page with these parameter values: 404 if the page does not
 * exist, and 410 for a program that was removed from the catalog.
 */
export function publicPageStatus(
  publicCatalog: PublicCatalog,
  { state, county, slug }: PageValues,
): 200 | 404 | 410 {
  if (slug !== undefined) {
    if (publicCatalog.knows(slug)) return 200;
    return publicCatalog.leftOn(slug) === undefined ? 404 : 410;
  }
  if (state === undefined) return 200;
  const isKnown =
    county === undefined ? publicCatalog.hasState(state) : publicCatalog.hasCounty(state, county);
  return isKnown ? 200 : 404;
}

/** A public page in the sitemap. */
interface ListedPage {
  readonly path: string;
  /** The last day on which a fact on the page was checked or changed. */
  readonly lastChange: string;
}

/**
 * Lists the pages that depend on the catalog, for the sitemap: each program, each state, and each
 * county with a local program.
 */
export function listedPages(
  { catalog, reference }: Pick<Site, 'catalog' | 'reference'>,
  { lastChanges: changed }: Pick<RecordedChanges, 'lastChanges'>,
  publicCatalog: PublicCatalog,
): readonly ListedPage[] {
  const days = new Map(
    catalog.programs.map(({ slug, checkedOn, statusCheckedOn }) => {
      const last = changed.get(slug);
      return [slug, newest([checkedOn, statusCheckedOn ?? '', last ? dayOf(last) : ''])];
    }),
  );
  const newestOf = (programs: readonly { readonly slug: string }[]) =>
    newest(programs.map(({ slug }) => days.get(slug) ?? ''));
  const localIn = (countyFips: string) => {
    const area = reference.counties.get(countyFips)?.area;
    return area ? catalog.inCounty(area).filter(isLocal) : [];
  };
  const states = [...usStates.keys()].flatMap((code) => {
    const state = code.toLowerCase();
    const answer = publicCatalog.state(state);
    if (isMissing(answer)) return [];
    const { local, statewide, counties } = answer;
    const own = counties.filter((each) => each.own > 0);
    return [
      { path: pathOf('statePrograms', { state }), lastChange: newestOf([...local, ...statewide]) },
      ...own.map(({ countyFips, county }) => ({
        path: pathOf('countyPrograms', { state, county: countySlug(county) }),
        lastChange: newestOf(localIn(countyFips)),
      })),
    ];
  });
  const programs = catalog.programs.map(({ slug }) => ({
    path: pathOf('publicProgram', { slug }),
    lastChange: days.get(slug) ?? '',
  }));
  return [...states, ...programs];
}

/** Returns the latest of several ISO dates. */
function newest(days: readonly string[]): string {
  return days.toSorted().at(-1) ?? '';
}
