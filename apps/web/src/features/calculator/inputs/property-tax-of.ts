import type { County, PropertyTax } from '@latchkey/contract';
import type { Location } from '@latchkey/domain';

/**
 * Returns the property tax of a location's city. If we have no rate for the city, returns the
 * property tax of its county.
 */
export function propertyTaxOf(
  { propertyTax, cityPropertyTaxes }: Pick<County, 'propertyTax' | 'cityPropertyTaxes'>,
  { city }: Pick<Location, 'city'>,
): PropertyTax {
  return cityPropertyTaxes.find((each) => each.city === city)?.propertyTax ?? propertyTax;
}
