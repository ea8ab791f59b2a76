import type { County } from '@latchkey/contract';
import type { Estimate, PricedAnswers } from '@latchkey/domain';
import { useQuery } from '@tanstack/react-query';
import { createPortal } from 'react-dom';
import { day } from '@/lib/format.ts';
import { useSite } from '@/lib/site.ts';
import { loanEstimateText, printText as text } from '@/lib/texts.ts';
import { useToday } from '@/lib/today.ts';
import { usePrinting } from '@/lib/use-printing.ts';
import { useDraft } from '@/state/draft.ts';
import { PrintedSteps } from '@/state/next-steps/printed-steps.tsx';
import { useBuyer } from '@/state/next-steps/use-buyer.ts';
import { countyQuery } from '@/state/queries.ts';
import { LegalLines } from '@/ui/legal-lines.tsx';
import { Logo } from '@/ui/logo.tsx';
import { TaxNotes } from '@/ui/rate-basis.tsx';
import { SavingsTable } from '@/ui/savings-table.tsx';
import { propertyTaxOf } from '../inputs/property-tax-of.ts';
import { PaperDetails } from '../results/details/paper-details.tsx';
import { PrintedLeftOut } from '../results/left-out-panel.tsx';
import { explainedTerms } from '../results/terms.ts';
import { useCalculator } from '../state/calculator.tsx';
import { assumptions } from './assumptions.ts';
import { PrintAnswer } from './print-answer.tsx';
import { PrintTerms } from './print-terms.tsx';

/** The estimate on one printed page, which replaces the web page when the buyer prints it. */
export function PrintSheet() {
  return usePrinting() ? createPortal(<Sheet />, document.body) : null;
}

function Sheet() {
  const { verdict, quote, estimate } = useCalculator();
  const creditScore = useDraft()?.creditScore ?? null;
  const buyer = useBuyer(quote);
  const { data: county } = useQuery(countyQuery(quote.homeLocation.county_code));
  return (
    <main className="print-sheet grid gap-1.5 bg-paper text-ink">
      <p className="text-[13pt] leading-tight font-bold">{loanEstimateText.notice()}</p>
      <header className="flex items-start justify-between gap-6">
        <PrintAnswer />
        <div className="shrink-0 text-right">
          <Logo />
          <p className="text-sm">{text.made({ day: day(useToday()) })}</p>
        </div>
      </header>
      <dl className="grid grid-cols-3 gap-x-6 gap-y-1 text-sm">
        {assumptions(quote, creditScore, estimate, county).map(({ label, value }) => (
          <div key={label} className="flex justify-between gap-2 border-b border-line">
            <dt className="text-ink-soft">{label}</dt>
            <dd className="text-right font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
      {verdict === 'no-loan' ? null : (
        <>
          <PrintTerms />
          <div className="grid grid-cols-2 items-start gap-3">
            <div className="grid gap-2">
              <SavingsTable estimate={estimate} />
              <PrintedLeftOut />
            </div>
            <div className="grid gap-2">{estimate.noCommonLoan ? null : <PaperDetails />}</div>
          </div>
        </>
      )}
      <PrintedSteps buyer={buyer} program={estimate.program} />
      <footer className="run-on border-t border-line pt-1 text-sm text-ink-soft">
        <RateSource interest={estimate.terms.interest} />
        {county ? <SaleNotes quote={quote} county={county} /> : null}
        <Words estimate={estimate} />
        <p>{text.estimate()}</p>
        <LegalLines />
      </footer>
    </main>
  );
}

/**
 * Shows the source of the rate if the estimate uses the site's rate and the site has a source for
 * it.
 */
function RateSource({ interest }: { interest: number }) {
  const { percent, source, date } = useSite().product.rate;
  if (source === null || interest !== percent) return null;
  return (
    <p>
      {date === null ? text.rateFrom({ source }) : text.rateFromDated({ source, day: day(date) })}
    </p>
  );
}

/** Explains how a sale changes the property tax. */
function SaleNotes({
  quote: { homeLocation, homePrice },
  county,
}: {
  quote: PricedAnswers;
  county: County;
}) {
  const { afterSale } = propertyTaxOf(county, homeLocation);
  return <TaxNotes state={homeLocation.state} price={homePrice} afterSale={afterSale} />;
}

/** Explains each term in the estimate once, because readers cannot open explanations on paper. */
function Words({ estimate }: { estimate: Estimate }) {
  return explainedTerms(estimate).map(({ name, explanation }) => <p key={name}>{explanation}</p>);
}
