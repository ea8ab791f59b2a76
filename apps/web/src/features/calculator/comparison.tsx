import {
  type AssistanceBalance,
  coversPrice,
  type PricedAnswers,
  pricingFactsOf,
  type QuoteAnswers,
  raisedDownPayment,
} from '@latchkey/domain';
import { lazy, type ReactNode, useCallback, useDeferredValue, useMemo, useRef } from 'react';
import { Card } from '@/ui/card.tsx';
import { figureSize } from '@/ui/figure-size.ts';
import { LazySection } from '@/ui/lazy-section.tsx';
import { AssistanceToggle } from './assistance-toggle.tsx';
import { text } from './calculator-text.ts';
import { CashPanel } from './cash-panel.tsx';
import { Echo } from './echo.tsx';
import { estimateOf } from './estimate.ts';
import { Inputs } from './inputs.tsx';
import { LeftOutPanel } from './left-out-panel.tsx';
import { OwedPanel } from './owed-panel.tsx';
import { PaymentBanner } from './payment-banner.tsx';
import { PrintSheet } from './print-sheet.tsx';
import { Spoken } from './spoken.tsx';
import { useAnswers } from './use-answers.ts';
import type { Help } from './use-help.ts';
import { useSteadyInput } from './use-steady-input.ts';

/** Half of the page's code, for what nobody sees before scrolling. */
const Explanation = lazy(async () => ({
  default: (await import('./explanation.tsx')).Explanation,
}));

/**
 * Every figure of the page, computed anew at every change. Those that answer the buyer's questions
 * follow a key at once; what explains them is drawn when there is time.
 */
export function Comparison({
  quote: told,
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
  const { quote, details, changeAmounts, changeDetails, keep } = useAnswers(told);
  const steady = useSteadyInput();

  const isHelped = details.applyAssistance && !coversPrice(quote);
  const program = isHelped && help.state === 'found' ? help.program : null;
  const estimate = useMemo(
    () => estimateOf(pricingFactsOf(quote, details), details, program),
    [quote, details, program],
  );
  const { comparison, costs, saleAtEnd } = estimate;
  const shown = useMemo(() => ({ quote, estimate }), [quote, estimate]);
  const later = useDeferredValue(shown);

  const { downPayment } = quote;
  const { increaseDownPayment } = comparison;
  const increase = useCallback(() => {
    changeAmounts({ downPayment: raisedDownPayment(downPayment, increaseDownPayment) });
    // The button goes away with its reason: the reader goes on at the new payment.
    banner.current?.focus();
  }, [changeAmounts, downPayment, increaseDownPayment]);

  return (
    <div
      ref={steady}
      className="group/page grid grid-cols-1 gap-3 sm:gap-6 [overflow-anchor:none]"
      onClickCapture={keep}
    >
      {/* Around the large figures alone: all that stands within is styled anew with their size. */}
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
        <AssistanceToggle
          help={help}
          isWanted={details.applyAssistance}
          facts={later.estimate.facts}
          programId={programId}
          onDetails={changeDetails}
          onProgram={onProgram}
        />
      </Card>
      <LazySection>
        <Explanation {...later} complete={complete} details={details} onDetails={changeDetails} />
      </LazySection>
      <PrintSheet quote={quote} details={details} estimate={estimate} />
      <Spoken comparison={later.estimate.comparison} />
    </div>
  );
}

function owedOn(balance: AssistanceBalance): number {
  return balance.kind === 'owed' ? balance.dollars : 0;
}
