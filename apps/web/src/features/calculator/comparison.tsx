import {
  type AssistanceBalance,
  costTables,
  countedDetails,
  coversPrice,
  type PricedAnswers,
  pricingFactsOf,
  type QuoteAnswers,
  raisedDownPayment,
} from '@latchkey/domain';
import { lazy, type ReactNode, useCallback, useDeferredValue, useMemo, useRef } from 'react';
import { calculatorText as text } from '@/lib/texts.ts';
import { NextSteps } from '@/state/next-steps/next-steps.tsx';
import { useBuyer } from '@/state/next-steps/use-buyer.ts';
import { Card } from '@/ui/card.tsx';
import { figureSize } from '@/ui/figure-size.ts';
import { LazySection } from '@/ui/lazy-section.tsx';
import { AssistanceToggle } from './assistance/assistance-toggle.tsx';
import type { Help } from './assistance/use-help.ts';
import { Inputs } from './inputs/inputs.tsx';
import { useAnswers } from './inputs/use-answers.ts';
import { useSteadyInput } from './inputs/use-steady-input.ts';
import { PrintSheet } from './print/print-sheet.tsx';
import { CashPanel } from './results/cash-panel.tsx';
import { estimateOf } from './results/estimate.ts';
import { LeftOutPanel } from './results/left-out-panel.tsx';
import { OwedPanel } from './results/owed-panel.tsx';
import { PaymentAnnouncer } from './results/payment-announcer.tsx';
import { PaymentBanner } from './results/payment-banner.tsx';
import { StickyPayment } from './results/sticky-payment.tsx';
import { useLoanLimits } from './results/use-loan-limits.ts';

/** Half of the page's code, all of it below the fold. */
const Explanation = lazy(async () => ({
  default: (await import('./results/explanation.tsx')).Explanation,
}));

/**
 * All figures on the page, recomputed on every change. The main figures update on every key press.
 * The explanations below them render when the browser has time.
 */
export function Comparison({
  quote: stored,
  complete,
  help,
  programId,
  onProgram,
  children,
}: {
  quote: PricedAnswers;
  complete: QuoteAnswers | null;
  help: Help;
  programId: number | null;
  onProgram: (id: number) => void;
  children: ReactNode;
}) {
  const banner = useRef<HTMLElement>(null);
  const { quote, details, changeAmounts, changeDetails, keep } = useAnswers(stored);
  const steady = useSteadyInput();
  const limits = useLoanLimits(quote.homeLocation.county_code);

  const isHelped = details.applyAssistance && !coversPrice(quote);
  const program = isHelped && help.state === 'found' ? help.program : null;
  const estimate = useMemo(() => {
    const { state } = quote.homeLocation;
    const counted = countedDetails(details, state, costTables.closingCosts);
    return estimateOf(pricingFactsOf(quote, details), counted, program, limits);
  }, [quote, details, program, limits]);
  const { comparison, costs, saleAtEnd } = estimate;
  const shown = useMemo(() => ({ quote, estimate }), [quote, estimate]);
  const later = useDeferredValue(shown);
  const buyer = useBuyer(later.quote);

  const { downPayment } = quote;
  const { increaseDownPayment } = comparison;
  const increase = useCallback(() => {
    changeAmounts({ downPayment: raisedDownPayment(downPayment, increaseDownPayment) });
    // The button disappears, so focus moves to the new payment.
    banner.current?.focus();
  }, [changeAmounts, downPayment, increaseDownPayment]);

  return (
    <div
      ref={steady}
      className="group/page grid grid-cols-1 gap-3 sm:gap-6 [overflow-anchor:none]"
      onClickCapture={keep}
    >
      {/* Wraps only the large figures, because a new size restyles everything inside. */}
      <div
        className="contents"
        style={figureSize(comparison, [
          costs.atClosing.lowered,
          comparison.secondLoan.owed + owedOn(saleAtEnd.assistance),
        ])}
      >
        <PaymentBanner ref={banner} estimate={estimate} onIncrease={increase} />
        <OwedPanel estimate={estimate} isHelpComing={isHelped && help.state === 'loading'} />
        <CashPanel estimate={estimate} />
      </div>
      {children}
      <LeftOutPanel estimate={later.estimate} details={details} />
      {/* Keeps a focused input from scrolling under the sticky payment. */}
      <Card className="[&_button]:scroll-mt-24 [&_input]:scroll-mt-24">
        <h2 className="sr-only">{text.yourFigures()}</h2>
        <StickyPayment comparison={comparison} />
        <Inputs
          quote={quote}
          details={details}
          comparison={comparison}
          onAmounts={changeAmounts}
          onDetails={changeDetails}
        />
        <AssistanceToggle
          help={help}
          isWanted={details.applyAssistance}
          estimate={later.estimate}
          programId={programId}
          onDetails={changeDetails}
          onProgram={onProgram}
        />
      </Card>
      <LazySection>
        <Explanation {...later} complete={complete} details={details} onDetails={changeDetails} />
      </LazySection>
      <NextSteps buyer={buyer} program={later.estimate.program} />
      <PrintSheet quote={quote} details={details} estimate={estimate} />
      <PaymentAnnouncer comparison={later.estimate.comparison} />
    </div>
  );
}

function owedOn(balance: AssistanceBalance): number {
  return balance.kind === 'owed' ? balance.dollars : 0;
}
