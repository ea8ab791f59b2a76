import {
  assistanceCap,
  comparePayments,
  type PricedAnswers,
  pricingFactsOf,
  type QuoteAnswers,
  raisedDownPayment,
  termsFacts,
} from '@latchkey/domain';
import { useRef } from 'react';
import { Card } from '@/ui/card.tsx';
import { figureSize } from '@/ui/figure-size.ts';
import { LeftOut } from '@/ui/left-out.tsx';
import { OwedLater } from '@/ui/owed-later.tsx';
import { SavingsTable } from '@/ui/savings-table.tsx';
import { TermsBlock } from '@/ui/terms-block.tsx';
import { AssistanceToggle } from './assistance-toggle.tsx';
import { text } from './calculator-text.ts';
import { Echo } from './echo.tsx';
import { Inputs } from './inputs.tsx';
import { OwnFigures } from './own-figures.tsx';
import { PaymentBanner } from './payment-banner.tsx';
import { SharePanel } from './share-panel.tsx';
import { Spoken } from './spoken.tsx';
import { useAnswers } from './use-answers.ts';
import { useHelp } from './use-help.ts';
import { useSteadyInput } from './use-steady-input.ts';

/** The comparison of both payments, computed anew at every change. */
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
  const help = useHelp(complete, programId);

  const facts = pricingFactsOf(quote, details);
  const isHelped = details.applyAssistance && help.state === 'found';
  const comparison = comparePayments(facts, isHelped ? assistanceCap(help.program) : null);
  const terms = termsFacts(facts, comparison);

  const increase = () => {
    changeAmounts({
      downPayment: raisedDownPayment(quote.downPayment, comparison.increaseDownPayment),
    });
    // The button goes away with its reason: the reader goes on at the new payment.
    banner.current?.focus();
  };

  return (
    <div
      className="grid grid-cols-1 gap-6 [overflow-anchor:none]"
      style={figureSize(comparison)}
      onInputCapture={steady.hold}
    >
      <PaymentBanner ref={banner} comparison={comparison} terms={terms} onIncrease={increase} />
      <OwedLater comparison={comparison} />
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
          facts={facts}
          programId={programId}
          onChange={(applyAssistance) => changeDetails({ applyAssistance })}
        />
        <OwnFigures quote={quote} details={details} onDetails={changeDetails} />
      </Card>
      <Card>
        <div id="terms" className="scroll-mt-6">
          <TermsBlock terms={terms} isQualified={comparison.isQualified} />
        </div>
      </Card>
      <Card>
        <SavingsTable comparison={comparison} />
      </Card>
      <LeftOut />
      <SharePanel quote={quote} details={details} programId={isHelped ? help.program.id : null} />
      <Spoken comparison={comparison} />
    </div>
  );
}
