import type { County, PropertyTaxBasis, Source } from '@latchkey/contract';
import type { County as CountyData } from '../reference-data/counties.ts';

/** Sources of tax rates that are not from the Census Bureau's survey. */
const taxSources: Partial<Record<PropertyTaxBasis, string>> = {
  nj_average_bill: 'property-tax-new-jersey',
  irs_average_deduction: 'property-tax-deductions',
};

/** A county in the contract's form: each figure with its publisher and date. */
export function countyAnswer(county: CountyData, sources: readonly Source[]): County {
  const { area, propertyTax, propertyTaxBasis, insurance, insuranceBasis } = county;
  const from = (id: string) => {
    const source = sources.find((each) => each.id === id);
    if (!source) throw new RangeError(`There is no source "${id}"`);
    return { publisher: source.publisher, asOf: source.asOf };
  };
  return {
    countyCode: Number(area.countyFips),
    county: area.county,
    state: area.state,
    propertyTax: {
      rate: propertyTax,
      basis: propertyTaxBasis,
      ...from(taxSources[propertyTaxBasis] ?? 'property-tax'),
    },
    insurance: { rate: insurance, basis: insuranceBasis, ...from('home-insurance') },
    conformingLimits: { units: [...(area.conformingLimits ?? [])], ...from('conforming-limits') },
    fhaLimits: { units: [...(area.fhaLimits ?? [])], ...from('fha-limits') },
  };
}
