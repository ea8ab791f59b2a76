import { Fraction, type PricedAnswers, pricingFactsOf } from '@latchkey/domain';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { addressIn } from '@/lib/language.ts';
import { useSite } from '@/lib/site.ts';
import { localRatesText, calculatorText as text } from '@/lib/texts.ts';
import { countyQuery } from '@/state/queries.ts';
import { Button } from '@/ui/button.tsx';
import { PercentField } from '@/ui/percent-field.tsx';
import { InsuranceBasis } from '@/ui/rate-basis.tsx';
import { useNumberBox } from '@/ui/use-number-box.ts';
import { useCalculator, useLaterCalculator } from '../state/calculator.tsx';
import { checkLocalRate } from './input-checks.ts';
import { CondoNote, RatesLine, TaxWords } from './location-rates.tsx';

/**
 * Fields for the county's tax and insurance rates, which buyers with better figures can replace.
 */
export function LocalRates() {
  const { details, actions } = useCalculator();
  const { quote } = useLaterCalculator();
  const { product } = useSite();
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
      <LocalRateSource quote={quote} />
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

/** Shows the location's rates with their sources and dates. */
function LocalRateSource({ quote }: { quote: PricedAnswers }) {
  const { data, isError } = useQuery(countyQuery(quote.homeLocation.county_code));
  return (
    <div className="grid min-h-36 content-start gap-1 text-sm text-ink-soft sm:min-h-28">
      <RatesLine quote={quote} county={data} />
      {data ? (
        <>
          <TaxWords quote={quote} county={data} />
          <p>
            <InsuranceBasis insurance={data.insurance} />
          </p>
        </>
      ) : null}
      <CondoNote />
      {isError ? <p>{text.basisFailed()}</p> : null}
      <p>
        <Link to={addressIn('/sources')} className="underline">
          {localRatesText.sources()}
        </Link>
      </p>
    </div>
  );
}
