import {
  type CalculatorDetails,
  Fraction,
  type PricedAnswers,
  pricingFactsOf,
} from '@latchkey/domain';
import { product } from '@/lib/product.ts';
import { calculatorText as text } from '@/lib/texts.ts';
import { Button } from '@/ui/button.tsx';
import { PercentField } from '@/ui/percent-field.tsx';
import { checkLocalRate } from './input-checks.ts';
import { LocalRateSource } from './local-rate-source.tsx';
import { useNumberBox } from './use-number-box.ts';

type Rate = 'propertyTax' | 'insurance';

/** The county's tax and insurance rates. A buyer with better numbers can replace them. */
export function LocalRates({
  quote,
  details,
  onDetails,
}: {
  quote: PricedAnswers;
  details: CalculatorDetails;
  onDetails: (details: Partial<CalculatorDetails>) => void;
}) {
  const facts = pricingFactsOf(quote, details, product);
  const isOwn = details.propertyTax !== null || details.insurance !== null;
  return (
    <fieldset>
      <legend className="float-left text-base font-bold">{text.localRates()}</legend>
      <p className="clear-both text-sm text-ink-soft">{text.ownFiguresLead()}</p>
      <div className="mt-3 grid gap-x-5 sm:grid-cols-2">
        <RateField
          name="propertyTax"
          label={text.propertyTax()}
          fraction={facts.propertyTax}
          onDetails={onDetails}
        />
        <RateField
          name="insurance"
          label={text.insurance()}
          fraction={facts.insurance}
          onDetails={onDetails}
        />
      </div>
      <LocalRateSource location={quote.homeLocation} />
      <Button
        look="outline"
        disabled={!isOwn}
        className="mt-3 disabled:opacity-60"
        onClick={() => onDetails({ propertyTax: null, insurance: null })}
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
  onDetails,
}: {
  name: Rate;
  label: string;
  fraction: Fraction;
  onDetails: (details: Partial<CalculatorDetails>) => void;
}) {
  const box = useNumberBox({
    value: fraction * 100,
    check: checkLocalRate,
    onAccept: (percent) => onDetails({ [name]: Fraction.parse(percent / 100) }),
  });
  return (
    <div className="min-h-30">
      <PercentField label={label} {...box} />
    </div>
  );
}
