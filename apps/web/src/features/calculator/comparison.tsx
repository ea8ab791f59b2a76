import { idsOf, programsQueryOf } from '@latchkey/domain';
import { lazy } from 'react';
import { calculatorText as text } from '@/lib/texts.ts';
import { DemonstrationLine } from '@/state/next-steps/demonstration-line.tsx';
import { NextSteps } from '@/state/next-steps/next-steps.tsx';
import { useBuyer } from '@/state/next-steps/use-buyer.ts';
import { ResultLayout } from '@/state/result-layout/result-layout.tsx';
import { addressOf } from '@/state/wizard.ts';
import { BackLink } from '@/ui/back.tsx';
import { BelowFold } from '@/ui/below-fold.tsx';
import { ButtonLink } from '@/ui/button.tsx';
import { Card } from '@/ui/card.tsx';
import { Skeleton } from '@/ui/skeleton.tsx';
import { CalculatorHeader } from './calculator-header.tsx';
import { Figures } from './inputs/figures/figures.tsx';
import { NEXT_STEPS, PhoneFoot } from './inputs/figures/phone-foot.tsx';
import { PrintSheet } from './print/print-sheet.tsx';
import { Answer } from './results/answer/answer.tsx';
import { LeftOutPanel } from './results/left-out-panel.tsx';
import { PaymentAnnouncer } from './results/payment-announcer.tsx';
import { KeptList } from './scenarios/kept-list.tsx';
import { OpenNote } from './sharing/open-note.tsx';
import { SharePanel } from './sharing/share-panel.tsx';
import { useCalculator, useLaterCalculator } from './state/calculator.tsx';
import { useSteadyInput } from './use-steady-input.ts';

/**
 * The explanations below the figures. Loaded separately, because they are half of the page's code
 * and are below the fold.
 */
const Explanation = lazy(async () => ({
  default: (await import('./results/explanation.tsx')).Explanation,
}));

/**
 * Shows all figures of the page and recalculates them after every change. The main figures update
 * on every key press. The explanations below the main figures update when the browser has time.
 */
export function Comparison() {
  const { keep } = useCalculator().actions;
  const steady = useSteadyInput();
  return (
    <div
      ref={steady}
      className="group/page [overflow-anchor:none] not-print:leading-[1.35] not-print:sm:leading-[1.4] not-print:[--text-sm:1rem]"
      onClickCapture={keep}
    >
      <ResultLayout
        page="calculator"
        header={<CalculatorHeader />}
        top={<Answer />}
        left={<Figures />}
        right={<Next />}
      >
        <Explained />
      </ResultLayout>
      <PhoneFoot />
      <PrintSheet />
      <PaymentAnnouncer />
    </div>
  );
}

/** Whether the buyer needs a loan. Without a loan, there is nothing to lower, explain or share. */
function useHasLoan(): boolean {
  const { verdict } = useLaterCalculator();
  return verdict !== 'loading' && verdict !== 'no-loan';
}

/** The steps that the buyer can take next with these figures. */
function Next() {
  const { quote, estimate, asked } = useLaterCalculator();
  const { program, programs } = estimate;
  const isAsked = programs.some(({ id }) => id === asked.programId);
  const chosen = isAsked || !program ? asked : idsOf([program]);
  const buyer = useBuyer(quote);
  const hasLoan = useHasLoan();
  return (
    <>
      <span id={NEXT_STEPS} className="scroll-mt-4" />
      <NextSteps buyer={buyer} program={estimate.program}>
        {/* The request contains the programs whose assistance is included in the figures. */}
        <ButtonLink
          to={addressOf({ path: 'pre-approval' }) + programsQueryOf(chosen)}
          className="w-full"
        >
          {text.getPreApproved()}
        </ButtonLink>
        <DemonstrationLine />
      </NextSteps>
      <KeptList />
      {hasLoan ? (
        <Card className="mt-3 px-5! py-1! sm:mt-6 sm:py-3! print:hidden">
          <LeftOutPanel />
        </Card>
      ) : null}
      <div className="flex flex-wrap items-center justify-between gap-x-2 max-sm:[--text-sm:0.9375rem] sm:mt-4 print:hidden [&>a]:mt-0">
        <BackLink to={addressOf({ path: 'programs' })} />
        {hasLoan ? <SharePanel /> : null}
      </div>
    </>
  );
}

/** The explanations below the fold. */
function Explained() {
  const { complete } = useCalculator();
  const { verdict } = useLaterCalculator();
  const hasLoan = useHasLoan();
  return (
    <div className="grid grid-cols-1 gap-3 sm:gap-6">
      {complete ? null : <OpenNote />}
      {verdict === 'loading' ? <Skeleton className="h-dvh rounded-card" /> : null}
      {hasLoan ? (
        <BelowFold>
          <Explanation />
        </BelowFold>
      ) : null}
    </div>
  );
}
