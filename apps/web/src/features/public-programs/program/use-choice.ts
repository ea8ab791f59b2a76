import type { LimitsInCounty, PublicProgram } from '@latchkey/contract';
import { countySlug, householdSizes, type Location, locationId, usStates } from '@latchkey/domain';
import { skipToken, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { type ChosenPlace, zipIn } from '@/lib/chosen-place.ts';
import { useIsHydrated } from '@/lib/use-is-hydrated.ts';
import { isMissing, programLimitsQuery, statePageQuery } from '@/state/public-queries.ts';

type Parameter = 'state' | 'county' | 'zip' | 'household';

/**
 * The choices that a visitor made on a program's page. The page's URL contains them, so that
 * visitors can share them.
 */
export interface Choice {
  /** The states to choose from, as codes. Empty if the program is for one state. */
  readonly states: readonly string[];
  /** The code of the chosen state. Null if the program is for one state. */
  readonly state: string | null;
  /** The code of a state that the visitor chose and that the program does not serve. */
  readonly unserved: string | null;
  /** The counties to choose from. Empty if the program serves only one county. */
  readonly counties: readonly { readonly countyFips: string; readonly county: string }[];
  /** The code of the chosen county or of the program's only county. Null if no county is chosen. */
  readonly countyFips: string | null;
  /** The program's limits in the county. Null until the limits have loaded. */
  readonly limits: LimitsInCounty | null;
  /** The data that failed to load. Null if nothing failed. */
  readonly failed: 'counties' | 'limits' | null;
  /** Reloads the data that failed to load. */
  readonly retry: () => void;
  /** Number of people. Null if not chosen. */
  readonly household: number | null;
  /**
   * The ID of the location that the questions start with: the ZIP Code that the visitor typed, or
   * one in the county. Null if no county is chosen.
   */
  readonly placeId: Location['id'] | null;
  /** The choices that links to other pages contain. */
  readonly kept: ChosenPlace;
  /**
   * Changes parameters of the URL. Null removes a parameter. A new state also removes the county,
   * and a new county removes the ZIP Code.
   */
  readonly choose: (values: Partial<Record<Parameter, string | null>>) => void;
}

/**
 * Hook that returns the county and the household in the page's URL. The server renders the page
 * without these choices.
 */
export function useChoice({ program, counties: served, limits: only }: PublicProgram): Choice {
  const [search, setSearch] = useSearchParams();
  const isHydrated = useIsHydrated();
  const chosen = (name: Parameter) => (isHydrated ? search.get(name) : null);

  const { state: ownState, exceptStates } = program.coverage;
  const states = ownState
    ? []
    : [...usStates.keys()].filter((code) => !exceptStates.includes(code));
  const code = chosen('state')?.toUpperCase() ?? '';
  const state = states.find((each) => each === code) ?? null;
  const inState = useCounties(state);
  const counties = ownState ? served : inState.counties;
  const county = counties.find((each) => countySlug(each.county) === chosen('county'));
  const countyFips = only?.countyFips ?? county?.countyFips ?? null;
  const inCounty = useLimits(program.slug, only ? null : countyFips);
  const limits = only ?? inCounty.data ?? null;
  const limitsFailed = inCounty.isError ? 'limits' : null;

  const zip = isHydrated ? zipIn(search) : null;
  const zipcode = zip ?? limits?.zipcode ?? null;
  const household = householdSizes.find((size) => String(size) === chosen('household')) ?? null;
  return {
    states,
    state,
    unserved: !ownState && state === null && usStates.has(code) ? code : null,
    counties: only ? [] : counties,
    countyFips,
    limits,
    failed: inState.isError ? 'counties' : limitsFailed,
    retry: () => void (inState.isError ? inState : inCounty).refetch(),
    household,
    placeId: zipcode && limits ? locationId(zipcode, Number(limits.countyFips)) : null,
    kept: {
      state: limits?.state.toLowerCase(),
      county: limits && countySlug(limits.county),
      zip,
      household,
    },
    choose(values) {
      const next = new URLSearchParams(search);
      if ('state' in values || 'county' in values) next.delete('zip');
      if ('state' in values) next.delete('county');
      for (const [parameter, value] of Object.entries(values)) {
        if (value === null) next.delete(parameter);
        else next.set(parameter, value);
      }
      setSearch(next, { replace: true, preventScrollReset: true });
    },
  };
}

/**
 * Hook that returns the counties of a state, sorted by name. Empty until the counties have loaded,
 * and if there is no state.
 */
function useCounties(state: string | null) {
  const query = statePageQuery(state?.toLowerCase() ?? '');
  const { data, isError, refetch } = useQuery({
    ...query,
    ...(state === null ? { queryFn: skipToken } : {}),
  });
  return { counties: data && !isMissing(data) ? data.counties : [], isError, refetch };
}

function useLimits(slug: string, countyFips: string | null) {
  const query = programLimitsQuery(slug, countyFips ?? '');
  return useQuery({ ...query, ...(countyFips === null ? { queryFn: skipToken } : {}) });
}
