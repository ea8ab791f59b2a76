import * as z from 'zod/mini';
import type { Area } from '../../area/area.ts';
import { planningRegions } from '../../area/connecticut.ts';
import type { CatalogProgram } from '../../catalog/catalog-program.ts';
import type { Location } from '../../quote/location.ts';
import { plainCityName } from './city-name.ts';
import { answerTo, cityKey, type KnownFacts } from './known-facts.ts';
import { nothingKnown } from './nothing-known.ts';
import { RuleVerdict } from './verdict.ts';

export const ServiceAreaFinding = z.strictObject({
  rule: z.literal('service-area'),
  verdict: RuleVerdict,
  reason: z.enum([
    'nationwide',
    'statewide',
    'in-county',
    /** The postal city is a listed city. The home must also be inside the city limits. */
    'city-limits',
    /**
     * The postal city is a neighborhood of a listed city. The home must also be inside the city
     * limits.
     */
    'postal-city',
    /** The buyer answered that the home is inside the city limits. */
    'inside-city',
    /** The buyer answered that the home is outside the city limits. */
    'outside-city',
    /** The postal city is a city that the program excludes. The home must be outside that city. */
    'except-city',
    /**
     * The program lists a former Connecticut county that is partly in the home's planning region.
     */
    'former-county',
    'other-state',
    'other-county',
    'other-city',
  ]),
  /**
   * The program's coverage. Lists counties (FIPS codes) and cities only if the home is in none of
   * them.
   */
  required: z.strictObject({
    state: z.nullable(z.string()),
    counties: z.array(z.string()),
    cities: z.array(z.string()),
  }),
  actual: z.strictObject({ state: z.string(), county: z.string(), city: z.string() }),
  /** Key of the short answer that can resolve a check. Null if no short answer can resolve it. */
  key: z.nullable(z.string()),
});
export type ServiceAreaFinding = z.infer<typeof ServiceAreaFinding>;

type CityReason = 'city-limits' | 'postal-city' | 'except-city';

/**
 * Returns whether the program serves the home's location. If the program lists counties, the home's
 * county must be one of them. If the program lists or excludes cities, a matching postal city does
 * not prove that the home is inside the city limits, so the buyer has to check. A city with the
 * same name in another county does not match.
 */
export function serviceAreaFinding(
  { coverage }: Pick<CatalogProgram, 'coverage'>,
  { homeLocation: { city } }: { homeLocation: Pick<Location, 'city'> },
  { state, county, countyFips }: Pick<Area, 'state' | 'county' | 'countyFips'>,
  known: KnownFacts = nothingKnown,
): ServiceAreaFinding {
  const finding = (
    verdict: RuleVerdict,
    reason: ServiceAreaFinding['reason'],
    counties: string[] = [],
    cities: string[] = [],
    key: string | null = null,
  ): ServiceAreaFinding => ({
    rule: 'service-area',
    verdict,
    reason,
    required: { state: coverage.state, counties, cities },
    actual: { state, county, city },
    key,
  });
  /**
   * Returns the finding for a home whose verdict depends on whether it is inside the city limits.
   */
  const byCity = (reason: CityReason, cities: string[]): ServiceAreaFinding => {
    const [only] = cities;
    const key = cities.length === 1 && only !== undefined ? cityKey(only) : null;
    const isInside = answerTo(known, key);
    if (isInside === undefined) return finding('check', reason, [], cities, key);
    const isServed = isInside === (reason !== 'except-city');
    const said = isInside ? 'inside-city' : 'outside-city';
    return finding(isServed ? 'met' : 'not-met', said, [], cities, key);
  };

  if (coverage.state !== null && coverage.state !== state) return finding('not-met', 'other-state');

  const isListed = coverage.counties.includes(countyFips);
  const isFormer = !isListed && liesInFormerCounty(coverage.counties, countyFips);
  if (coverage.counties.length > 0 && !isListed && !isFormer) {
    return finding('not-met', 'other-county', coverage.counties);
  }

  const home = plainCityName(city);
  const isHome = (name: string) => plainCityName(name) === home;
  if (coverage.cities.length + coverage.postalCities.length > 0) {
    const cities = coverage.cities.filter(isHome);
    if (cities.length > 0) return byCity('city-limits', cities);
    return coverage.postalCities.some(isHome)
      ? byCity('postal-city', coverage.cities)
      : finding('not-met', 'other-city', [], coverage.cities);
  }

  const excepted = coverage.exceptCities.filter(isHome);
  if (excepted.length > 0) {
    const outside = byCity('except-city', excepted);
    if (outside.verdict !== 'met' || !isFormer) return outside;
  }
  if (isFormer) return finding('check', 'former-county');
  if (isListed) return finding('met', 'in-county');
  return finding('met', coverage.state === null ? 'nationwide' : 'statewide');
}

/** Whether a planning region contains at least part of one of these former Connecticut counties. */
export function liesInFormerCounty(counties: readonly string[], region: string): boolean {
  return counties.some((county) => planningRegions(county).includes(region));
}
