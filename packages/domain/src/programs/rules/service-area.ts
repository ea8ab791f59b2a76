import * as z from 'zod/mini';
import type { Area } from '../../area/area.ts';
import { planningRegions } from '../../area/connecticut.ts';
import type { CatalogProgram } from '../../catalog/catalog-program.ts';
import type { Location } from '../../quote/location.ts';
import { plainCityName } from './city-name.ts';
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
    /** The program lists a former Connecticut county that the planning region partly covers. */
    'former-county',
    'other-state',
    'other-county',
    'other-city',
  ]),
  /**
   * Counties (FIPS codes) are present only if the home is in none of them. The same goes for
   * cities.
   */
  required: z.strictObject({
    state: z.nullable(z.string()),
    counties: z.array(z.string()),
    cities: z.array(z.string()),
  }),
  actual: z.strictObject({ state: z.string(), county: z.string(), city: z.string() }),
});
export type ServiceAreaFinding = z.infer<typeof ServiceAreaFinding>;

/**
 * Whether the program serves the home's location. If counties are listed, the county must be one of
 * them. If cities are listed, a matching postal city does not mean that the home is inside the city
 * limits, so the buyer has to check. A city of the same name in another county does not match.
 */
export function serviceAreaFinding(
  { coverage }: Pick<CatalogProgram, 'coverage'>,
  { homeLocation: { city } }: { homeLocation: Pick<Location, 'city'> },
  { state, county, countyFips }: Pick<Area, 'state' | 'county' | 'countyFips'>,
): ServiceAreaFinding {
  const finding = (
    verdict: RuleVerdict,
    reason: ServiceAreaFinding['reason'],
    counties: string[] = [],
    cities: string[] = [],
  ): ServiceAreaFinding => ({
    rule: 'service-area',
    verdict,
    reason,
    required: { state: coverage.state, counties, cities },
    actual: { state, county, city },
  });

  if (coverage.state !== null && coverage.state !== state) return finding('not-met', 'other-state');

  const isListed = coverage.counties.includes(countyFips);
  const isFormer = !isListed && liesInFormerCounty(coverage.counties, countyFips);
  if (coverage.counties.length > 0 && !isListed && !isFormer) {
    return finding('not-met', 'other-county', coverage.counties);
  }

  if (coverage.cities.length + coverage.postalCities.length > 0) {
    const home = plainCityName(city);
    const cities = coverage.cities.filter((name) => plainCityName(name) === home);
    if (cities.length > 0) return finding('check', 'city-limits', [], cities);
    return coverage.postalCities.some((name) => plainCityName(name) === home)
      ? finding('check', 'postal-city', [], coverage.cities)
      : finding('not-met', 'other-city', [], coverage.cities);
  }

  if (isFormer) return finding('check', 'former-county');
  if (isListed) return finding('met', 'in-county');
  return finding('met', coverage.state === null ? 'nationwide' : 'statewide');
}

function liesInFormerCounty(counties: readonly string[], region: string): boolean {
  return counties.some((county) => planningRegions(county).includes(region));
}
