import {
  coversPrice,
  type OwedOnHelp,
  type PricedAnswers,
  pricingFactsOf,
  type QuoteAnswers,
  raisedDownPayment,
} from '@latchkey/domain';
import { useCallback, useDeferredValue, useMemo, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { Card } from '@/ui/card.tsx';
import { figureSize } from '@/ui/figure-size.ts';
import { text } from './calculator-text.ts';
import { CashPanel } from './cash-panel.tsx';
import { Echo } from './echo.tsx';
import { estimateOf } from './estimate.ts';
import { Inputs } from './inputs.tsx';
import { Later } from './later.tsx';
import { LeftOutPanel } from './left-out-panel.tsx';
import { OwedPanel } from './owed-panel.tsx';
import { PaymentBanner } from './payment-banner.tsx';
import { PrintSheet } from './print-sheet.tsx';
import { Spoken } from './spoken.tsx';
import { useAnswers } from './use-answers.ts';
import { useHelp } from './use-help.ts';
import { useSettled } from './use-settled.ts';
import { useSteadyInput } from './use-steady-input.ts';

/** How long the figures must have stood still before what takes long to draw follows them. */
const PAUSE_MS = 250;

/**
 * The comparison of both payments, computed anew at every change. The figures follow a key at once;
 * what explains them is drawn when there is time, a moment later on a slow phone.
 */
export function Calculator({
  quote,
  complete,
  programId,
}: {
  quote: PricedAnswers;
  /** The same with every other answer; null while one is open. */
  complete: QuoteAnswers | null;
  /** The program that the buyer came from, if any. */
  programId: number | null;
}) {
  const banner = useRef<HTMLElement>(null);
  const { details, changeAmounts, changeDetails } = useAnswers();
  const steady = useSteadyInput();
  const help = useHelp(complete, quote.homeLocation, programId);
  const changeProgram = useProgramChange();

  const isHelped = details.applyAssistance && !coversPrice(quote);
  const program = isHelped && help.state === 'found' ? help.program : null;
  const estimate = useMemo(
    () => estimateOf(pricingFactsOf(quote, details), details, program),
    [quote, details, program],
  );
  const { comparison, costs, saleAtEnd } = estimate;
  const shown = useMemo(() => ({ quote, complete, estimate }), [quote, complete, estimate]);
  const later = useDeferredValue(shown);
  const settled = useDeferredValue(useSettled(shown, PAUSE_MS));
  const counted = later.estimate.program?.id ?? null;

  const increase = () => {
    changeAmounts({
      downPayment: raisedDownPayment(quote.downPayment, comparison.increaseDownPayment),
    });
    // The button goes away with its reason: the reader goes on at the new payment.
    banner.current?.focus();
  };

  return (
    <div
      className="grid grid-cols-1 gap-3 sm:gap-6 [overflow-anchor:none]"
      onInputCapture={steady.hold}
    >
      {/* Around the large figures alone: all that stands within is styled anew with their size. */}
      <div
        className="contents"
        style={figureSize(comparison, [
          costs.atClosing.lowered,
          comparison.secondLoan.owed + owedOn(saleAtEnd.help),
        ])}
      >
        <PaymentBanner ref={banner} estimate={estimate} onIncrease={increase} />
        <OwedPanel estimate={estimate} isHelpComing={isHelped && help.state === 'loading'} />
        <CashPanel estimate={estimate} />
      </div>
      <LeftOutPanel estimate={estimate} details={details} />
      {/* What is focused must not come to lie under the echo, which stays in sight. */}
      <Card className="[&_button]:scroll-mt-24 [&_input]:scroll-mt-24">
        <h2 className="sr-only">{text.yourFigures()}</h2>
        <Echo comparison={comparison} />
        <Inputs
          quote={quote}
          details={details}
          comparison={comparison}
          onAmounts={changeAmounts}
          onDetails={changeDetails}
        />
        <Later.AssistanceToggle
          help={help}
          isWanted={details.applyAssistance}
          facts={later.estimate.facts}
          programId={programId}
          onDetails={changeDetails}
          onProgram={changeProgram}
        />
      </Card>
      <Later.HelpCost estimate={later.estimate} />
      <Later.SaleCard estimate={later.estimate} details={details} onDetails={changeDetails} />
      <Later.OwnFigures
        quote={later.quote}
        estimate={later.estimate}
        details={details}
        onDetails={changeDetails}
      />
      <Later.AffordCard {...later} details={details} onDetails={changeDetails} />
      <Later.TermsCard estimate={later.estimate} details={details} />
      <Later.Pictures {...settled.estimate} />
      <Later.YearByYear comparison={later.estimate.comparison} />
      <Later.Scenarios
        quote={settled.quote}
        complete={settled.complete}
        details={details}
        counted={program}
      />
      <Later.SharePanel quote={later.quote} details={details} programId={counted} />
      <PrintSheet quote={quote} details={details} estimate={estimate} />
      <Spoken comparison={comparison} />
    </div>
  );
}

/** The program whose help is counted stands in the address, so that it survives a reload. */
function useProgramChange(): (id: number) => void {
  const [, setSearch] = useSearchParams();
  return useCallback(
    (id) =>
      setSearch(
        (search) => {
          search.set('programId', String(id));
          return search;
        },
        { replace: true },
      ),
    [setSearch],
  );
}

function owedOn(help: OwedOnHelp): number {
  return help.kind === 'owed' ? help.dollars : 0;
}
