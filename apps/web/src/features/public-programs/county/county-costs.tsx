import type { County, PropertyTax } from '@latchkey/contract';
import { type ReactNode, useId } from 'react';
import { Link } from 'react-router';
import { money, rate } from '@/lib/format.ts';
import { addressIn } from '@/lib/language.ts';
import { localRatesText, countyProgramsText as text } from '@/lib/texts.ts';
import { Card } from '@/ui/card.tsx';
import { Disclosure } from '@/ui/disclosure.tsx';
import { InsuranceBasis, Publisher, TaxBasis, TaxNotes } from '@/ui/rate-basis.tsx';

/** Shows a county's loan limits and its tax and insurance rates, each with its source. */
export function CountyCosts({ county }: { county: County }) {
  const titleId = useId();
  const { fhaLimits, conformingLimits, propertyTax, insurance, cityPropertyTaxes, state } = county;
  return (
    <Card>
      <section aria-labelledby={titleId}>
        <h2 id={titleId} className="max-w-(--column) text-xl font-bold">
          {text.costsTitle()}
        </h2>
        <dl className="mt-2 grid gap-x-6 sm:grid-cols-2">
          <Cost name={text.fha()} figure={<Limit of={fhaLimits} />}>
            <LimitSource of={fhaLimits} />
          </Cost>
          <Cost name={text.conventional()} figure={<Limit of={conformingLimits} />}>
            <LimitSource of={conformingLimits} />
          </Cost>
          <Cost name={text.propertyTax()} figure={yearly(propertyTax.rate)}>
            <p>
              <TaxBasis tax={propertyTax} />
            </p>
            <TaxNotes state={state} afterSale={propertyTax.afterSale} />
            <CityTaxes taxes={cityPropertyTaxes} />
          </Cost>
          <Cost name={text.insurance()} figure={yearly(insurance.rate)}>
            <p>
              <InsuranceBasis insurance={insurance} />
            </p>
          </Cost>
        </dl>
        <Link
          to={addressIn('/sources')}
          className="inline-flex min-h-11 items-center text-sm font-semibold text-brand underline"
        >
          {localRatesText.sources()}
        </Link>
      </section>
    </Card>
  );
}

function Cost({
  name,
  figure,
  children,
}: {
  name: string;
  figure: ReactNode;
  children: ReactNode;
}) {
  return (
    <div className="border-t border-line py-3">
      <dt className="text-sm text-ink-soft">{name}</dt>
      <dd className="tabular font-semibold">{figure}</dd>
      <dd className="mt-0.5 grid gap-1 text-sm text-ink-soft">{children}</dd>
    </div>
  );
}

function Limit({ of: { units } }: { of: County['fhaLimits'] }) {
  return units[0] === undefined ? null : money(units[0]);
}

/** Shows the publisher of a limit, and the limit's year if that year has ended. */
function LimitSource({ of: { publisher, asOf, pastYear } }: { of: County['fhaLimits'] }) {
  return (
    <>
      <p>
        <Publisher publisher={publisher} asOf={asOf} />
      </p>
      {pastYear === null ? null : <p>{pastLimits(pastYear)}</p>}
    </>
  );
}

function pastLimits(year: number): string {
  return text.pastLimits({ year: String(year), next: String(year + 1) });
}

function yearly(fraction: number): string {
  return text.ofPrice({ rate: rate(fraction * 100) });
}

/** Lists the property tax rates of cities whose rate differs from the county's rate. */
function CityTaxes({ taxes }: { taxes: County['cityPropertyTaxes'] }) {
  if (taxes.length === 0) return null;
  return (
    <Disclosure
      isServed
      title={<span className="text-sm">{text.cityTaxes({ count: taxes.length })}</span>}
    >
      <ul className="grid gap-1">
        {taxes.map(({ city, propertyTax }) => (
          <CityTax key={city} city={city} tax={propertyTax} />
        ))}
      </ul>
    </Disclosure>
  );
}

function CityTax({ city, tax }: { city: string; tax: PropertyTax }) {
  return (
    <li>
      <strong>{text.cityTax({ city, rate: rate(tax.rate * 100) })}</strong> <TaxBasis tax={tax} />
    </li>
  );
}
