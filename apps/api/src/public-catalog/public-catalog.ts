import type {
  AnswerOf,
  CountyPrograms,
  LimitsInCounty,
  MissingPage,
  PublicProgram,
  showNationalPrograms,
} from '@latchkey/contract';
import {
  type CatalogProgram,
  changedPrograms,
  countyInWords,
  fundingStatements,
  nationalPrograms,
  type ProgramsOfState,
  programDetails,
  programLimits,
  programsOfCounty,
  programsOfState,
} from '@latchkey/domain';
import type { LastKnown } from '../db/last-known.ts';
import type { RecordedChanges } from '../open-data/changes/recorded-changes.ts';
import { dayOf } from '../process/clock.ts';
import { translationsFor } from '../programs/fact-translations.ts';
import { countyAnswer } from '../reference/routes.ts';
import type { County } from '../reference-data/counties.ts';
import { cityKeys } from '../reference-data/place-words.ts';
import type { Site } from '../site/site.ts';
import { countiesOfStatesNow } from './counties-of-state.ts';

const YEAR_MS = 365 * 24 * 60 * 60 * 1_000;

interface Context extends Pick<Site, 'catalog' | 'reference' | 'clock'> {
  readonly changes: LastKnown<RecordedChanges>;
}

/**
 * The catalog as the public sees it, without a buyer's answers. Each function returns the data of a
 * page.
 */
export interface PublicCatalog {
  /** @param state a state's code in lower case */
  readonly state: (state: string) => ProgramsOfState | MissingPage;
  readonly national: () => AnswerOf<typeof showNationalPrograms>['data'];
  /** @param county the county's slug */
  readonly county: (state: string, county: string) => CountyPrograms | MissingPage;
  /** @param language the language of the translations */
  readonly program: (slug: string, language: string) => Promise<PublicProgram | MissingPage>;
  readonly hasState: (state: string) => boolean;
  readonly hasCounty: (state: string, county: string) => boolean;
  /** Whether the site lists a program. */
  readonly knows: (slug: string) => boolean;
  /**
   * The day on which a program was removed from the catalog. Null if the day is unknown. Undefined
   * if the program was not removed.
   */
  readonly leftOn: (slug: string) => string | null | undefined;
  /** Returns a program's limits in a county. Undefined if there is no such program or county. */
  readonly limits: (slug: string, countyFips: string) => LimitsInCounty | undefined;
}

/** Whether the result means that the page does not exist. */
export function isMissing<Answer extends object>(
  answer: Answer | MissingPage,
): answer is MissingPage {
  return 'missing' in answer;
}

const unknown: MissingPage = { missing: 'unknown', leftOn: null };

/**
 * Returns the functions that read the catalog for the public pages. The functions treat hidden
 * programs as if they did not exist.
 */
export function publicCatalog({ catalog, reference, clock, changes }: Context): PublicCatalog {
  const statesNow = countiesOfStatesNow(reference);
  const today = () => dayOf(clock());

  return {
    state(state) {
      const counties = statesNow().get(state);
      if (!counties) return unknown;
      const areas = Array.from(counties.values(), ({ area }) => area);
      const code = state.toUpperCase();
      const price = reference.typicalPrices.ofState(code);
      return programsOfState(catalog.programs, code, areas, price, today());
    },

    national() {
      const typicalPrice = reference.typicalPrices.nation;
      const programs = nationalPrograms(catalog.programs, typicalPrice, today());
      return { typicalPrice, programs };
    },

    county(state, slug) {
      const county = statesNow().get(state)?.get(slug);
      if (!county) return unknown;
      const { area } = county;
      const price = reference.typicalPrices.ofCounty(area.countyFips, area.state);
      return {
        county: countyAnswer(county, reference.sources),
        zipcode: reference.mainLocations.get(area.countyFips)?.zipcode ?? null,
        incomeLimits: incomeLimitsOf(county, reference.sources),
        programs: programsOfCounty(catalog.inCounty(area), area, price, today()),
      };
    },

    async program(slug, language) {
      const program = catalog.findBySlug(slug);
      if (!program) {
        const leftOn = catalog.retired.get(slug);
        return leftOn === undefined ? unknown : { missing: 'retired', leftOn };
      }
      const rows = (await changes.read()).bySlug.get(slug) ?? [];
      const since = clock().getTime() - YEAR_MS;
      const recent = rows.filter(
        ({ fact, createdAt }) => fact !== 'program' && createdAt.getTime() > since,
      );
      const [changed] = changedPrograms(recent, (each) => catalog.findBySlug(each));
      const { coverage, combines } = program;
      const served = [
        ...(statesNow()
          .get(coverage.state?.toLowerCase() ?? '')
          ?.values() ?? []),
      ].filter(({ area }) => catalog.inCounty(area).includes(program));
      const details = { slug, ...programDetails(program, today()) };
      const [onlyCounty] = served.length === 1 ? served : [];
      return {
        program: details,
        counties: served.map(({ area: { countyFips, county } }) => ({ countyFips, county })),
        limits: onlyCounty ? limitsInCounty(program, onlyCounty, reference) : null,
        funding: fundingStatements(
          program,
          rows.filter(({ fact }) => fact === 'funding'),
        ),
        combinesWith: combines.slugs.flatMap((each) => {
          const other = catalog.findBySlug(each);
          return other ? [{ slug: other.slug, fullName: other.fullName }] : [];
        }),
        changes: (changed?.facts ?? []).toSorted((a, b) => (a.sourceDay < b.sourceDay ? 1 : -1)),
        ...translationsFor(details, catalog.translations.get(language)),
      };
    },

    hasState: (state) => statesNow().has(state),
    hasCounty: (state, county) => statesNow().get(state)?.has(county) ?? false,
    leftOn: (slug) => catalog.retired.get(slug),
    knows: (slug) => catalog.findBySlug(slug) !== undefined,

    limits(slug, countyFips) {
      const program = catalog.findBySlug(slug);
      const county = reference.counties.get(countyFips);
      return program && county && limitsInCounty(program, county, reference);
    },
  };
}

function limitsInCounty(
  program: CatalogProgram,
  { area }: County,
  { locations, mainLocations }: Site['reference'],
): LimitsInCounty {
  const cities = new Set(cityKeys(program.coverage.cities));
  const inCity = locations
    .inCounty(countyInWords(area))
    .find(({ city }) => cities.has(cityKeys([city])[0] ?? ''));
  const place = inCity ?? mainLocations.get(area.countyFips);
  return { ...programLimits(program, area), zipcode: place?.zipcode ?? null };
}

function incomeLimitsOf(
  { area: { income } }: County,
  sources: Site['reference']['sources'],
): CountyPrograms['incomeLimits'] {
  if (!income) return null;
  return {
    low: [...income.lowIncomeLimits],
    veryLow: [...income.veryLowIncomeLimits],
    extremelyLow: [...income.extremelyLowIncomeLimits],
    medianFamilyIncome: income.medianFamilyIncome,
    isByTown: income.townAggregated,
    asOf: sources.find(({ id }) => id === 'income-limits')?.asOf ?? '',
  };
}
