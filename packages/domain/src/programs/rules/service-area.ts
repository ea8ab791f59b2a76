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
    /** The post knows the address by a listed city; the home must lie inside the city limits. */
    'city-limits',
    /** The same, where the post's name is that of a part of a listed city. */
    'postal-city',
    /** The program lists a former Connecticut county, which the planning region partly covers. */
    'former-county',
    'other-state',
    'other-county',
    'other-city',
  ]),
  /** Counties are FIPS codes, told only where the home is in none of them; cities likewise. */
  required: z.strictObject({
    state: z.nullable(z.string()),
    counties: z.array(z.string()),
    cities: z.array(z.string()),
  }),
  actual: z.strictObject({ state: z.string(), county: z.string(), city: z.string() }),
});
export type ServiceAreaFinding = z.infer<typeof ServiceAreaFinding>;

/**
 * Whether the home lies where the program gives. The county must be a listed one, or none be
 * listed. Where cities are listed, being known to the post by one of them is no proof of lying
 * inside its limits, so it is to be checked; a city of that name in another county is no match.
 */
export function serviceAreaFinding(
  { coverage }: Pick<CatalogProgram, 'coverage'>,
  { homeLocation: { city } }: { homeLocation: Pick<Location, 'city'> },
  { state, county, countyFips }: Pick<Area, 'state' | 'county' | 'countyFips'>,
): ServiceAreaFinding {
  const found = (
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

  if (coverage.state !== null && coverage.state !== state) return found('not-met', 'other-state');

  const isListed = coverage.counties.includes(countyFips);
  const isFormer = !isListed && liesInFormerCounty(coverage.counties, countyFips);
  if (coverage.counties.length > 0 && !isListed && !isFormer) {
    return found('not-met', 'other-county', coverage.counties);
  }

  if (coverage.cities.length + coverage.postalCities.length > 0) {
    const home = plainCityName(city);
    const cities = coverage.cities.filter((name) => plainCityName(name) === home);
    if (cities.length > 0) return found('check', 'city-limits', [], cities);
    return coverage.postalCities.some((name) => plainCityName(name) === home)
      ? found('check', 'postal-city', [], coverage.cities)
      : found('not-met', 'other-city', [], coverage.cities);
  }

  if (isFormer) return found('check', 'former-county');
  if (isListed) return found('met', 'in-county');
  return found('met', coverage.state === null ? 'nationwide' : 'statewide');
}

function liesInFormerCounty(counties: readonly string[], region: string): boolean {
  return counties.some((county) => planningRegions(county).includes(region));
}
