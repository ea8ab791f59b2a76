import { type Estimate, loweredPlanOf } from '@latchkey/domain';
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point';
import { Suspense, useRef } from 'react';
import { lazyWithText } from '@/lib/lazy-with-text.ts';
import { calculatorText, noCommonLoanText, answerText as text } from '@/lib/texts.ts';
import { useMedia } from '@/lib/use-media.ts';
import { Button } from '@/ui/button.tsx';
import { Skeleton } from '@/ui/skeleton.tsx';
import { type Calculator, useCalculator, useLaterCalculator } from '../../state/calculator.tsx';
import { AnswerCard, partClass } from './answer-card.tsx';
import { AnswerRows } from './answer-rows.tsx';
import { AnswerSkeleton } from './answer-skeleton.tsx';
import { LoanFacts } from './loan-facts.tsx';
import { LoweredBlock } from './lowered-block.tsx';
import { NoCommonLoanAnswer } from './no-common-loan-answer.tsx';
import { NoLoanAnswer } from './no-loan-answer.tsx';
import { NotQualifiedAnswer } from './not-qualified-answer.tsx';
import { TraditionalBlock } from './traditional-block.tsx';

/** The answer for a site that offers no lowered payment. Only such a site loads this component. */
const PlainAnswer = lazyWithText(
  ['calculator', 'left-out', 'payments'],
  async () => (await import('./plain-answer.tsx')).PlainAnswer,
);

/** The answer: three main figures, followed by the figures that the specification requires. */
export function Answer() {
  const card = useRef<HTMLElement>(null);
  const now = useCalculator();
  const later = useLaterCalculator();
  // The sheet covers the answer and shows the payment itself. The answer may therefore update after
  // the sheet's boxes.
  const isCovered = useMedia('(width < 40rem)') && now.boxes.isOpen;
  const answered = isCovered ? later : now;
  const { verdict, estimate, help } = answered;
  const { noCommonLoan: above } = estimate;
  const focusCard = () => card.current?.focus();
  return (
    <AnswerCard ref={card}>
      {help.state === 'failed' ? (
        <HelpFailed isLast={help.last.length > 0} onRetry={help.retry} />
      ) : null}
      {verdict === 'loading' ? (
        <AnswerSkeleton />
      ) : (
        <>
          {above ? (
            <>
              <NoCommonLoanAnswer answered={answered} above={above} onShow={focusCard} />
              <h2 className={`text-lg font-bold ${partClass}`}>{noCommonLoanText.ifMade()}</h2>
            </>
          ) : (
            <AnswerRows answered={answered} />
          )}
          {/* The pressed button disappears, so focus moves to the new payment. */}
          <Block answered={answered} onDone={focusCard} />
          {verdict === 'no-loan' ? null : <LoanFacts estimate={estimate} />}
        </>
      )}
      {help.state === 'none' ? (
        <div className="border-t border-line bg-panel px-5 py-4 text-sm sm:px-7">
          <p className="font-bold">{text.noPrograms()}</p>
          <p>{text.noProgramsWords()}</p>
        </div>
      ) : null}
    </AnswerCard>
  );
}

/** The figures that the specification requires. They depend on whether the buyer qualifies. */
function Block({ answered, onDone }: { answered: Calculator; onDone: () => void }) {
  const { verdict, estimate, actions } = answered;
  const plan = loweredPlanOf(estimate.comparison);
  switch (verdict) {
    case 'loading':
      return null;
    case 'no-loan':
      return (
        <NoLoanAnswer estimate={estimate} onChangePrice={() => actions.showPart('price-box')} />
      );
    case 'qualified':
      return plan ? <LoweredBlock estimate={estimate} plan={plan} /> : null;
    case 'not-offered':
      return estimate.noCommonLoan ? (
        <TraditionalBlock estimate={estimate} title={calculatorText.mortgagePayment()} />
      ) : (
        <Suspense fallback={<Skeleton className="h-28" />}>
          <PlainAnswer estimate={estimate} />
        </Suspense>
      );
    case 'not-qualified':
      return (
        <>
          <NotQualified answered={answered} onDone={onDone} />
          <Traditional estimate={estimate} />
        </>
      );
    case 'unknown':
      return <Traditional estimate={estimate} />;
  }
}

function Traditional({ estimate }: { estimate: Estimate }) {
  return <TraditionalBlock estimate={estimate} title={calculatorText.traditionalPayment()} />;
}

function NotQualified({ answered, onDone }: { answered: Calculator; onDone: () => void }) {
  const { estimate, cash, ifRaised, offered, details, actions } = answered;
  if (!ifRaised) return null;
  return (
    <NotQualifiedAnswer
      estimate={estimate}
      ifRaised={ifRaised}
      cash={cash}
      offered={details.applyAssistance ? 0 : offered}
      onIncrease={() => {
        actions.changeAmounts({ downPayment: ifRaised.estimate.facts.downPayment });
        onDone();
      }}
      onApplyHelp={() => {
        actions.changeDetails({ applyAssistance: true });
        onDone();
      }}
    />
  );
}

/**
 * Tells the buyer that the programs failed to load, and which assistance the figures use instead.
 */
function HelpFailed({ isLast, onRetry }: { isLast: boolean; onRetry: () => void }) {
  return (
    <div
      role="alert"
      className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 bg-danger-tint px-5 py-3 text-sm sm:px-7"
    >
      <p className="flex min-w-0 grow basis-64 gap-2">
        <TriangleAlert size={20} aria-hidden className="mt-0.5 shrink-0 text-danger" />
        <span>
          <strong>{text.helpFailed()}</strong> {isLast ? text.lastFigure() : text.withoutHelp()}
        </span>
      </p>
      <Button look="outline" onClick={onRetry}>
        {calculatorText.tryAgain()}
      </Button>
    </div>
  );
}
