import type { County } from '@latchkey/contract';
import type { PricedAnswers } from '@latchkey/domain';
import type { ReactNode } from 'react';
import { county as nameOf, rate } from '@/lib/format.ts';
import { calculatorText as text } from '@/lib/texts.ts';
import { useDraft } from '@/state/draft.ts';
import { TaxBasis, TaxNotes } from '@/ui/rate-basis.tsx';
import { propertyTaxOf } from './property-tax-of.ts';

interface Rates {
  readonly quote: Pick<PricedAnswers, 'homeLocation' | 'homePrice'>;
  readonly county: County;
}

/** Shows the location's rates in one line. */
export function RatesLine({
  quote: { homeLocation },
  county,
}: Pick<Rates, 'quote'> & { county: County | undefined }) {
  const { city, property_tax, insurance_rate } = homeLocation;
  const countyName = nameOf(homeLocation.county);
  const isOfCity = county && propertyTaxOf(county, homeLocation) !== county.propertyTax;
  return (
    <p>
      {text.ratesOf({
        place: isOfCity ? `${city}, ${countyName}` : countyName,
        tax: rate(property_tax * 100),
        insurance: rate(insurance_rate * 100),
      })}
    </p>
  );
}

/**
 * Explains what the location's property tax rate is based on, and how a sale changes the tax bill.
 * If our rate has changed since the buyer chose the location, shows only our new rate.
 *
 * @param children the text that follows the first sentence. It starts with a space
 */
export function TaxWords({
  quote: { homeLocation, homePrice },
  county,
  children,
}: Rates & { children?: ReactNode }) {
  const { state, property_tax } = homeLocation;
  const tax = propertyTaxOf(county, homeLocation);
  if (tax.rate !== property_tax) {
    return (
      <p>
        {text.taxOutdated({ rate: rate(tax.rate * 100) })}
        {children}
      </p>
    );
  }
  return (
    <>
      <p>
        <TaxBasis tax={tax} />
        {children}
      </p>
      <TaxNotes state={state} price={homePrice} afterSale={tax.afterSale} />
    </>
  );
}

/** Explains that the insurance rate is for a house. Shown only if the home is a condo. */
export function CondoNote() {
  return useDraft()?.homeType === 'condo' ? <p>{text.insuranceOfHouse()}</p> : null;
}
