import type { County } from '@latchkey/contract';
import { type Location, reassessedTaxFloor } from '@latchkey/domain';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { rate, sourceDate } from '@/lib/format.ts';
import { addressIn } from '@/lib/language.ts';
import { calculatorText as text } from '@/lib/texts.ts';
import { countyQuery } from '@/state/queries.ts';

/** The county's rates, with their sources and dates. */
export function LocalRateSource({
  location: { county_code, county, state, property_tax, insurance_rate },
}: {
  location: Location;
}) {
  const { data, isError } = useQuery(countyQuery(county_code));
  const least = reassessedTaxFloor(state);
  return (
    <div className="grid min-h-36 content-start gap-1 text-sm text-ink-soft sm:min-h-28">
      <p>
        {text.countyRates({
          county,
          tax: rate(property_tax * 100),
          insurance: rate(insurance_rate * 100),
        })}
      </p>
      {least > 0 ? <p>{text.leastTax({ least: rate(least * 100) })}</p> : null}
      {data ? <Bases county={data} /> : null}
      {isError ? <p>{text.basisFailed()}</p> : null}
      <p>
        <Link to={addressIn('/sources')} className="underline">
          {text.sources()}
        </Link>
      </p>
    </div>
  );
}

function Bases({ county: { propertyTax, insurance } }: { county: County }) {
  return (
    <>
      <p>
        {text[`tax-${propertyTax.basis}`]()}{' '}
        {text.from({ publisher: propertyTax.publisher, asOf: sourceDate(propertyTax.asOf) })}
      </p>
      <p>
        {text[`insurance-${insurance.basis}`]()}{' '}
        {text.from({ publisher: insurance.publisher, asOf: sourceDate(insurance.asOf) })}
      </p>
    </>
  );
}
