import type { County } from '@latchkey/contract';
import { Fraction, type Location, pricingFactsOf, reassessedTaxFloor } from '@latchkey/domain';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { rate, sourceDate } from '@/lib/format.ts';
import { addressIn } from '@/lib/language.ts';
import { product } from '@/lib/product.ts';
import { calculatorText as text } from '@/lib/texts.ts';
import { countyQuery } from '@/state/queries.ts';
import { Button } from '@/ui/button.tsx';
import { PercentField } from '@/ui/percent-field.tsx';
import { useCalculator, useLaterCalculator } from '../state/calculator.tsx';
import { checkLocalRate } from './input-checks.ts';
import { useNumberBox } from './use-number-box.ts';

/** The county's tax and insurance rates. A buyer with better numbers can replace them. */
export function LocalRates() {
  const { details, actions } = useCalculator();
  const { quote } = useLaterCalculator();
  const { propertyTax, insurance } = pricingFactsOf(quote, details, product);
  const isOwn = details.propertyTax !== null || details.insurance !== null;
  return (
    <fieldset>
      <legend className="float-left text-base font-bold">{text.localRates()}</legend>
      <p className="clear-both text-sm text-ink-soft">{text.ownFiguresLead()}</p>
      <div className="mt-3 grid gap-x-5 sm:grid-cols-2">
        <RateField name="propertyTax" label={text.propertyTax()} fraction={propertyTax} />
        <RateField name="insurance" label={text.insurance()} fraction={insurance} />
      </div>
      <LocalRateSource location={quote.homeLocation} />
      <Button
        look="outline"
        disabled={!isOwn}
        className="mt-3 disabled:opacity-60"
        onClick={() => actions.changeDetails({ propertyTax: null, insurance: null })}
      >
        {text.reset()}
      </Button>
    </fieldset>
  );
}

function RateField({
  name,
  label,
  fraction,
}: {
  name: 'propertyTax' | 'insurance';
  label: string;
  fraction: Fraction;
}) {
  const { changeDetails } = useCalculator().actions;
  const box = useNumberBox({
    value: fraction * 100,
    check: checkLocalRate,
    onAccept: (percent) => changeDetails({ [name]: Fraction.parse(percent / 100) }),
  });
  return (
    <div className="min-h-30">
      <PercentField label={label} {...box} />
    </div>
  );
}

/** The county's rates, with their sources and dates. */
function LocalRateSource({
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
