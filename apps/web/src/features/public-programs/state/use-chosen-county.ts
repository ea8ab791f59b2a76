import { type CountyCount, countySlug } from '@latchkey/domain';
import { useSearchParams } from 'react-router';
import { zipIn } from '@/lib/chosen-place.ts';
import { useIsHydrated } from '@/lib/use-is-hydrated.ts';

/** The county and the ZIP Code in a URL. Each is null if the URL does not contain it. */
export interface CountyInUrl {
  readonly county: CountyCount | null;
  readonly zip: string | null;
}

/**
 * Hook that returns the county in the URL of a state's page. The server renders the page without
 * the county.
 */
export function useChosenCounty(counties: readonly CountyCount[]): CountyInUrl {
  const [search] = useSearchParams();
  const isHydrated = useIsHydrated();
  const slug = isHydrated ? search.get('county') : null;
  const county = counties.find((each) => countySlug(each.county) === slug) ?? null;
  return { county, zip: county && zipIn(search) };
}
