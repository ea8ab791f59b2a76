import {
  type AnswerOf,
  type County,
  listMortgageRates,
  type PropertyTaxBasis,
  type Source,
  showCounty,
  showReference,
} from '@latchkey/contract';
import type { TaxAfterSale, WeeklyAverage } from '@latchkey/domain';
import type { FastifyInstance } from 'fastify';
import { cachedJson } from '../http/cached-json.ts';
import { serve } from '../http/serve.ts';
import { Failure } from '../process/failure.ts';
import type { County as CountyData } from '../reference-data/counties.ts';
import type { ReferenceData } from '../reference-data/load-reference-data.ts';
import type { KnownAverages } from './rates/latest-average.ts';

/** Sources of tax rates that are not from the Census Bureau's survey. */
const taxSources: Partial<Record<PropertyTaxBasis, string>> = {
  after_sale: 'property-tax-after-sale',
  nj_average_bill: 'property-tax-new-jersey',
  irs_average_deduction: 'property-tax-deductions',
};

export function referenceRoutes(
  app: FastifyInstance,
  reference: Pick<ReferenceData, 'counties' | 'sources'>,
  { latest: latestAverage, weeks }: KnownAverages,
): void {
  let { sources } = reference;
  let answer = { data: figuresOf(sources, latestAverage()) };
  serve(
    app,
    showReference,
    () => {
      const latest = latestAverage();
      if (answer.data.mortgageRate !== latest || sources !== reference.sources) {
        sources = reference.sources;
        answer = { data: figuresOf(sources, latest) };
      }
      return answer;
    },
    cachedJson(),
  );

  serve(app, listMortgageRates, () => ({ data: { weeks: [...weeks()] } }));

  serve(app, showCounty, ({ params }) => {
    const county = reference.counties.get(String(params.countyCode).padStart(5, '0'));
    if (!county) throw new Failure('county-not-found');
    return { data: { county: countyAnswer(county, reference.sources) } };
  });
}

/**
 * Returns the latest average rate and the sources of all figures, for the page that lists sources.
 */
export function figuresOf(
  sources: readonly Source[],
  mortgageRate: WeeklyAverage,
): AnswerOf<typeof showReference>['data'] {
  const { date } = mortgageRate;
  return {
    mortgageRate,
    sources: sources.map((each) => (each.id === 'mortgage-rate' ? { ...each, asOf: date } : each)),
  };
}

/** Converts a county to the contract's format, which adds a publisher and date to each number. */
export function countyAnswer(county: CountyData, sources: readonly Source[]): County {
  const { area, insurance, insuranceBasis } = county;
  const from = (id: string) => {
    const source = sources.find((each) => each.id === id);
    if (!source) throw new RangeError(`There is no source "${id}"`);
    return { publisher: source.publisher, asOf: source.asOf };
  };
  const limits = (id: string) => ({ pastYear: area.pastLimitYear, ...from(id) });
  const tax = (rate: number, basis: PropertyTaxBasis, afterSale: TaxAfterSale | null) => ({
    rate,
    basis,
    ...from(taxSources[basis] ?? 'property-tax'),
    ...(basis === 'after_sale' && afterSale ? { asOf: afterSale.asOf } : {}),
    afterSale,
  });
  return {
    countyCode: Number(area.countyFips),
    county: area.county,
    state: area.state,
    propertyTax: tax(county.propertyTax, county.propertyTaxBasis, county.taxAfterSale),
    cityPropertyTaxes: Array.from(county.cityTaxes, ([city, afterSale]) => ({
      city,
      propertyTax: tax(afterSale.rate, 'after_sale', afterSale),
    })),
    insurance: { rate: insurance, basis: insuranceBasis, ...from('home-insurance') },
    conformingLimits: { units: [...(area.conformingLimits ?? [])], ...limits('conforming-limits') },
    fhaLimits: { units: [...(area.fhaLimits ?? [])], ...limits('fha-limits') },
  };
}
