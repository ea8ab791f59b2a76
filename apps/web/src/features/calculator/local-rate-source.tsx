import { type Location, leastTaxAfterSale } from '@latchkey/domain';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { rate } from '@/lib/format.ts';
import { referenceQuery } from '@/lib/reference-query.ts';
import { text } from './calculator-text.ts';

/** What the county's rates are, what they are based on, and from when. */
export function LocalRateSource({
  location: { county, state, property_tax, insurance_rate },
}: {
  location: Location;
}) {
  const { data } = useQuery(referenceQuery());
  const tax = data?.sources.find(({ id }) => id === 'property-tax');
  const insurance = data?.sources.find(({ id }) => id === 'home-insurance');
  const least = leastTaxAfterSale(state);
  return (
    <div className="grid min-h-24 content-start gap-1 text-sm text-ink-soft">
      <p>
        {text.countyRates({
          county,
          tax: rate(property_tax * 100),
          insurance: rate(insurance_rate * 100),
        })}
      </p>
      {least > 0 ? <p>{text.leastTax({ least: rate(least * 100) })}</p> : null}
      {tax && insurance ? (
        <p>
          {text.taxFrom({ publisher: tax.publisher, asOf: tax.asOf })}{' '}
          {text.insuranceFrom({ publisher: insurance.publisher, asOf: insurance.asOf })}{' '}
          <Link to="/sources" className="underline">
            {text.sources()}
          </Link>
        </p>
      ) : null}
    </div>
  );
}
