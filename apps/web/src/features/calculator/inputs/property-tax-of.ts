import type { County, PropertyTax } from '@latchkey/contract';
import type { Location } from '@latchkey/domain';

/** The property tax of a location's city, or of its county if the city has no rate of its own. */
export function propertyTaxOf(
  { propertyTax, cityPropertyTaxes }: Pick<County, 'propertyTax' | 'cityPropertyTaxes'>,
  { city }: Pick<Location, 'city'>,
): PropertyTax {
  return cityPropertyTaxes.find((each) => each.city === city)?.propertyTax ?? propertyTax;
}
