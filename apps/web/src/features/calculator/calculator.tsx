import {
  type OwedOnHelp,
  type PricedAnswers,
  pricingFactsOf,
  type QuoteAnswers,
  raisedDownPayment,
} from '@latchkey/domain';
import { useRef } from 'react';
import { useSearchParams } from 'react-router';
import { Card } from '@/ui/card.tsx';
import { figureSize } from '@/ui/figure-size.ts';
import { SavingsTable } from '@/ui/savings-table.tsx';
import { AffordCard } from './afford-card.tsx';
import { AssistanceToggle } from './assistance-toggle.tsx';
import { text } from './calculator-text.ts';
import { CashPanel } from './cash-panel.tsx';
import { Pictures } from './chart-section.tsx';
import { Echo } from './echo.tsx';
import { estimateOf } from './estimate.ts';
import { HelpCost } from './help-cost.tsx';
import { Inputs } from './inputs.tsx';
import { LeftOutPanel } from './left-out-panel.tsx';
import { OwedPanel } from './owed-panel.tsx';
import { OwnFigures } from './own-figures.tsx';
import { PaymentBanner } from './payment-banner.tsx';
import { PrintSheet } from './print-sheet.tsx';
import { SaleCard } from './sale-card.tsx';
import { Scenarios } from './scenario-section.tsx';
import { SharePanel } from './share-panel.tsx';
import { Spoken } from './spoken.tsx';
import { TermsCard } from './terms-card.tsx';
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
  const changeProgram = useProgramChange();

  const facts = pricingFactsOf(quote, details);
  const isHelped = details.applyAssistance && help.state === 'found';
  const estimate = estimateOf(facts, details, isHelped ? help.program : null);
  const { comparison, costs, saleAtEnd } = estimate;

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
      style={figureSize(comparison, [
        costs.atClosing.lowered,
        comparison.secondLoan.owed + owedOn(saleAtEnd.help),
      ])}
      onInputCapture={steady.hold}
    >
      <PaymentBanner ref={banner} estimate={estimate} onIncrease={increase} />
      <OwedPanel estimate={estimate} />
      <CashPanel estimate={estimate} />
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
        <AssistanceToggle
          help={help}
          isWanted={details.applyAssistance}
          facts={facts}
          programId={programId}
          onChange={(applyAssistance) => changeDetails({ applyAssistance })}
          onProgram={changeProgram}
        />
      </Card>
      <HelpCost estimate={estimate} />
      <SaleCard estimate={estimate} details={details} onDetails={changeDetails} />
      <OwnFigures quote={quote} estimate={estimate} details={details} onDetails={changeDetails} />
      <AffordCard
        quote={quote}
        complete={complete}
        estimate={estimate}
        details={details}
        onDetails={changeDetails}
      />
      <TermsCard estimate={estimate} details={details} />
      <Pictures facts={facts} comparison={comparison} costs={costs} />
      <Card>
        <SavingsTable comparison={comparison} />
      </Card>
      <Scenarios
        quote={quote}
        complete={complete}
        details={details}
        programId={isHelped ? help.program.id : null}
      />
      <SharePanel quote={quote} details={details} programId={isHelped ? help.program.id : null} />
      <PrintSheet quote={quote} details={details} estimate={estimate} />
      <Spoken comparison={comparison} />
    </div>
  );
}

/** The program whose help is counted stands in the address, so that it survives a reload. */
function useProgramChange(): (id: number) => void {
  const [, setSearch] = useSearchParams();
  return (id) =>
    setSearch(
      (search) => {
        search.set('programId', String(id));
        return search;
      },
      { replace: true },
    );
}

function owedOn(help: OwedOnHelp): number {
  return help.kind === 'owed' ? help.dollars : 0;
}
