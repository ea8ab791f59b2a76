import type { ServedPlaces } from '@latchkey/domain';
import { allOf, capitalized } from '@/lib/format.ts';
import { stateProgramsText as text } from '@/lib/texts.ts';

/** Maximum number of city names in the text. */
const MAX_NAMED = 3;

/**
 * Describes which areas of a county the local programs serve, such as "Detroit and all of the
 * county".
 */
export function servedWords({ cities, hasOtherCities, county }: ServedPlaces): string {
  const named = cities.slice(0, MAX_NAMED);
  const isCutOff = hasOtherCities || cities.length > MAX_NAMED;
  const others = named.length > 0 ? text.otherCities() : text.someCities();
  const parts = [
    ...named,
    ...(isCutOff ? [others] : []),
    ...(county === 'all' ? [text.allOfCounty()] : []),
    ...(county === 'most' ? [text.mostOfCounty()] : []),
  ];
  return capitalized(allOf(parts));
}
