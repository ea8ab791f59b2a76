import type { County, PropertyTax } from '@latchkey/contract';
import { type PricedAnswers, propertyTaxNotes, type TaxAfterSale } from '@latchkey/domain';
import type { ReactNode } from 'react';
import { money, county as nameOf, rate, sourceDate } from '@/lib/format.ts';
import { calculatorText as text } from '@/lib/texts.ts';
import { useDraft } from '@/state/draft.ts';
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
 * If our rate has changed since the buyer chose the location, shows only the new rate.
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

/** If the home is a condo, explains that the insurance rate is the rate for a house. */
export function CondoNote() {
  return useDraft()?.homeType === 'condo' ? <p>{text.insuranceOfHouse()}</p> : null;
}

function TaxBasis({ tax: { basis, afterSale, publisher, asOf } }: { tax: PropertyTax }) {
  if (basis !== 'after_sale') {
    return `${text[`tax-${basis}`]()} ${text.from({ publisher, asOf: sourceDate(asOf) })}`;
  }
  return afterSale && <Sourced words={afterSaleWords(afterSale)} source={afterSale.source} />;
}

/** Explains how a sale changes the tax bill. Renders nothing if we know of no change. */
export function TaxNotes({
  state,
  price,
  afterSale,
}: {
  state: string;
  price: number;
  afterSale: TaxAfterSale | null;
}) {
  const { isResetUnknown, newOwner, isOldBillFirst } = propertyTaxNotes(state, afterSale, price);
  return (
    <>
      {newOwner ? (
        <p>
          <Sourced
            words={text.newOwnersBill({
              bill: money(Math.round(newOwner.bill)),
              date: sourceDate(newOwner.asOf),
            })}
            source={newOwner.source}
          />
        </p>
      ) : null}
      {isOldBillFirst ? <p>{text.oldBillFirst()}</p> : null}
      {isResetUnknown ? <p>{text.resetUnknown({ state })}</p> : null}
    </>
  );
}

function Sourced({ words, source }: { words: string; source: string }) {
  return (
    <>
      {words}{' '}
      <a href={source} rel="noopener" className="inline-target underline">
        {text.taxSource()}
      </a>
    </>
  );
}

function afterSaleWords({ quality, exemption, asOf }: TaxAfterSale): string {
  if (quality === 'minimum') return text['tax-minimum']();
  const words = { date: sourceDate(asOf), exemption: exemption === null ? 'no' : 'yes' };
  return quality === 'state-average'
    ? text['tax-after-sale-estimate'](words)
    : text['tax-after-sale'](words);
}
