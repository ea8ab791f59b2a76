import {
  type AskedPrograms,
  type CountedProgram,
  type PricedAnswers,
  paymentNow,
  type QuoteAnswers,
  raisedDownPayment,
} from '@latchkey/domain';
import { lazy, type ReactNode, useDeferredValue, useRef, useState } from 'react';
import { useMedia } from '@/lib/use-media.ts';
import { NextSteps } from '@/state/next-steps/next-steps.tsx';
import { useBuyer } from '@/state/next-steps/use-buyer.ts';
import { ResultLayout } from '@/state/result-layout/result-layout.tsx';
import { Card } from '@/ui/card.tsx';
import { LazySection } from '@/ui/lazy-section.tsx';
import { Skeleton } from '@/ui/skeleton.tsx';
import type { Help } from './assistance/use-help.ts';
import { Figures } from './inputs/figures/figures.tsx';
import { NEXT_STEPS, PhoneFoot } from './inputs/figures/phone-foot.tsx';
import { EXTRAS, PRICE_BOX } from './inputs/part-names.ts';
import { useAnswers } from './inputs/use-answers.ts';
import { useLastChange } from './inputs/use-last-change.ts';
import { useSteadyInput } from './inputs/use-steady-input.ts';
import { PrintSheet } from './print/print-sheet.tsx';
import { Answer } from './results/answer/answer.tsx';
import { LeftOutPanel } from './results/left-out-panel.tsx';
import { PaymentAnnouncer } from './results/payment-announcer.tsx';
import { useResult } from './results/use-result.ts';
import { KeptList } from './scenarios/kept-list.tsx';
import { SharePanel } from './sharing/share-panel.tsx';

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
  asked,
  onProgram,
  header,
  note,
  onward,
  back,
}: {
  quote: PricedAnswers;
  complete: QuoteAnswers | null;
  help: Help;
  asked: AskedPrograms;
  onProgram: (asked: AskedPrograms) => void;
  header: ReactNode;
  /** Content to show right after the figures. */
  note: ReactNode;
  /** The page's main button, after the next steps. */
  onward: ReactNode;
  back: ReactNode;
}) {
  const answer = useRef<HTMLElement>(null);
  const answers = useAnswers(stored);
  const { quote, details, cash, keep } = answers;
  const steady = useSteadyInput();
  const [part, setPart] = useState<{ readonly id: string } | null>(null);
  const [isOpen, setOpen] = useState(false);

  const result = useResult(quote, details, help);
  const { estimate, verdict } = result;
  const { comparison } = estimate;
  const shown = { quote, ...result };
  const later = useDeferredValue(shown);
  // The sheet's head has the payment, so the answer behind it may lag behind the sheet's boxes.
  const isCovered = useMedia('(width < 40rem)') && isOpen;
  const answered = isCovered ? later : shown;
  const hasLoan = later.verdict !== 'loading' && later.verdict !== 'no-loan';
  const buyer = useBuyer(later.quote);

  const { changeAmounts, changeDetails, lastChange } = useLastChange(
    answers,
    paymentNow(comparison),
  );
  const { downPayment } = quote;
  const { increaseDownPayment } = comparison;
  const increase = () => {
    changeAmounts({ downPayment: raisedDownPayment(downPayment, increaseDownPayment) });
    // The button disappears, so focus moves to the new payment.
    answer.current?.focus();
  };
  const applyHelp = () => {
    changeDetails({ applyAssistance: true });
    answer.current?.focus();
  };
  const showPart = (id: string) => {
    setOpen(true);
    setPart({ id });
  };
  const changePrice = () => showPart(PRICE_BOX);
  const addCosts = () => showPart(EXTRAS);
  const open = (next: boolean) => {
    setOpen(next);
    setPart(null);
  };

  return (
    <div ref={steady} className="group/page [overflow-anchor:none]" onClickCapture={keep}>
      <ResultLayout
        page="calculator"
        header={header}
        top={
          <Answer
            ref={answer}
            verdict={answered.verdict}
            estimate={answered.estimate}
            help={help}
            latest={answered.latest}
            ifRaised={answered.ifRaised}
            offered={details.applyAssistance ? 0 : answered.offered}
            onIncrease={increase}
            onApplyHelp={applyHelp}
            onChangePrice={changePrice}
          />
        }
        left={
          <Figures
            quote={quote}
            cash={cash}
            details={details}
            estimate={estimate}
            later={later}
            verdict={verdict}
            help={help}
            programId={asked.programId}
            lastChange={lastChange}
            onAmounts={changeAmounts}
            onDetails={changeDetails}
            onProgram={onProgram}
            part={part}
            isOpen={isOpen}
            onOpen={open}
          />
        }
        right={
          <>
            <span id={NEXT_STEPS} className="scroll-mt-4" />
            <NextSteps buyer={buyer} program={later.estimate.program}>
              {onward}
            </NextSteps>
            <KeptList
              quote={later.quote}
              complete={complete}
              details={details}
              counted={later.estimate.programs}
            />
            {hasLoan ? (
              <Card className="mt-3 px-5! py-1! sm:mt-6 sm:py-3! print:hidden">
                <LeftOutPanel estimate={later.estimate} details={details} onAdd={addCosts} />
              </Card>
            ) : null}
            <div className="-mt-4 flex flex-wrap items-start justify-between gap-x-4 sm:mt-0 print:hidden">
              {back}
              {hasLoan ? (
                <SharePanel
                  quote={later.quote}
                  details={details}
                  programs={later.estimate.programs}
                />
              ) : null}
            </div>
          </>
        }
      >
        <div className="grid grid-cols-1 gap-3 sm:gap-6">
          {note}
          {later.verdict === 'loading' ? <Skeleton className="h-dvh rounded-card" /> : null}
          {/* Without a loan there is nothing to lower, to owe or to explain. */}
          {hasLoan ? (
            <LazySection>
              <Explanation
                quote={later.quote}
                estimate={later.estimate}
                complete={complete}
                details={details}
                cash={cash}
                programs={help.state === 'found' ? help.programs : none}
                onAmounts={changeAmounts}
                onDetails={changeDetails}
                onProgram={onProgram}
              />
            </LazySection>
          ) : null}
        </div>
      </ResultLayout>
      <PhoneFoot verdict={later.verdict} estimate={later.estimate} />
      <PrintSheet
        verdict={verdict}
        quote={quote}
        details={details}
        estimate={estimate}
        cash={cash}
      />
      <PaymentAnnouncer verdict={later.verdict} comparison={later.estimate.comparison} />
    </div>
  );
}

/** Without a list of programs there is no other one to choose. */
const none: readonly CountedProgram[] = [];
