import type { LoanTerm } from '@latchkey/domain';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { Link } from 'react-router';
import { averageDay } from '@/lib/average-day.ts';
import { county as countyName, day, rate } from '@/lib/format.ts';
import { useSite } from '@/lib/site.ts';
import { calculatorText as text, uiText } from '@/lib/texts.ts';
import { referenceQuery } from '@/state/queries.ts';
import { PRICE } from '@/state/wizard.ts';
import { CatalogText } from '@/ui/catalog-text.tsx';
import { MoneyField } from '@/ui/money-field.tsx';
import { PercentField } from '@/ui/percent-field.tsx';
import { SelectField } from '@/ui/select-field.tsx';
import { TextField } from '@/ui/text-field.tsx';
import { useNumberBox } from '@/ui/use-number-box.ts';
import { type Part, useCalculator } from '../state/calculator.tsx';
import { boxClass, DownPaymentField } from './down-payment-field.tsx';
import { checkInterest, checkPrice } from './input-checks.ts';

const PRICE_BOX: Part = 'price-box';

/** The boxes for the home price and the down payment. */
export function AmountFields() {
  const { quote, actions } = useCalculator();
  const price = useNumberBox({
    value: quote.homePrice,
    check: checkPrice,
    onAccept: (homePrice) => actions.changeAmounts({ homePrice }),
  });
  return (
    <div id={PRICE_BOX} className="contents">
      <div className={boxClass}>
        <MoneyField
          label={text.homePrice()}
          hint={price.error ? undefined : <ToHighestPrice />}
          {...price}
        />
      </div>
      <DownPaymentField />
    </div>
  );
}

/** A link to the page with the highest price. */
function ToHighestPrice() {
  return (
    <Link to={PRICE} className="inline-target text-brand underline">
      {uiText.priceLink()}
    </Link>
  );
}

/** The boxes for the loan term and the interest rate, with the average rate below them. */
export function LoanFields() {
  const { details, actions } = useCalculator();
  const { term, interestRate } = details;
  const { product } = useSite();
  const source = useId();
  const box = useNumberBox({
    value: interestRate,
    check: checkInterest,
    onAccept: (accepted) => actions.changeDetails({ interestRate: accepted }),
  });
  return (
    <div>
      <div className="grid grid-cols-[1.35fr_1fr] gap-x-3">
        <SelectField<LoanTerm>
          label={text.term()}
          options={product.terms.map((value) => ({
            value,
            label: text.termYears({ years: value }),
          }))}
          value={term}
          onChange={(chosen) => actions.changeDetails({ term: chosen })}
        />
        <PercentField label={text.interestRate()} describedBy={source} {...box} />
      </div>
      <p id={source} className="mt-1.5 min-h-11.25 text-sm text-ink-soft">
        <DefaultRateSource />
        <RateSource term={term} />
      </p>
    </div>
  );
}

/** Shows the source of the default rate. Renders nothing if the site gives no source. */
function DefaultRateSource() {
  const { percent, source, date } = useSite().product.rate;
  if (source === null) return null;
  const words = { rate: rate(percent), source };
  return (
    <span className="block">
      {date === null ? text.rateSource(words) : text.rateSourceDated({ ...words, date: day(date) })}
    </span>
  );
}

/**
 * Shows the current average mortgage rate for comparison. Renders nothing until the average has
 * loaded, or if there is no average for the term.
 */
function RateSource({ term }: { term: LoanTerm }) {
  const { data } = useQuery(referenceQuery());
  if (!data) return null;
  const { rate15, rate30, date } = data.mortgageRate;
  const written = averageDay(day(date), data.mortgageRate);
  const owner = data.sources.find(({ id }) => id === 'mortgage-rate')?.credit;
  const average = term === 15 ? rate15 : rate30;
  if (average === null || !owner) return null;
  const credit = `<en>${owner}</en>`;
  const years = term === 15 ? 15 : 30;
  return (
    <CatalogText>{text.average({ years, rate: rate(average), date: written, credit })}</CatalogText>
  );
}

export function PlaceField() {
  const { county, city, state, zipcode } = useCalculator().quote.homeLocation;
  const hint = text.place({ city, state, zipcode });
  return <TextField label={text.location()} hint={hint} value={countyName(county)} readOnly />;
}
