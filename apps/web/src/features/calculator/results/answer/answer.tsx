import { raisedDownPayment } from '@latchkey/domain';
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point';
import { Suspense, useRef } from 'react';
import { lazyWithText } from '@/lib/lazy-with-text.ts';
import { calculatorText, answerText as text } from '@/lib/texts.ts';
import { useMedia } from '@/lib/use-media.ts';
import { Button } from '@/ui/button.tsx';
import { type Calculator, useCalculator, useLaterCalculator } from '../../state/calculator.tsx';
import { AnswerCard } from './answer-card.tsx';
import { AnswerSkeleton } from './answer-skeleton.tsx';
import { LoweredAnswer } from './lowered-answer.tsx';
import { NoLoanAnswer } from './no-loan-answer.tsx';
import { NotQualifiedAnswer } from './not-qualified-answer.tsx';
import { TraditionalAnswer } from './traditional-answer.tsx';

/** Only sites without a lowered payment need it. */
const PlainAnswer = lazyWithText(
  ['calculator', 'left-out', 'payments'],
  async () => (await import('./plain-answer.tsx')).PlainAnswer,
);

/** The page's answer: the payment, what comes after it, and what is owed. */
export function Answer() {
  const card = useRef<HTMLElement>(null);
  const now = useCalculator();
  const later = useLaterCalculator();
  // The sheet's head has the payment, so the answer behind it may lag behind the sheet's boxes.
  const isCovered = useMedia('(width < 40rem)') && now.boxes.isOpen;
  const answered = isCovered ? later : now;
  const { verdict, estimate, help } = answered;
  // The pressed button disappears, so focus moves to the new payment.
  const focus = () => card.current?.focus();
  return (
    <AnswerCard
      ref={card}
      estimate={estimate}
      look={verdict === 'not-qualified' ? 'warm' : 'plain'}
    >
      {help.state === 'failed' ? (
        <HelpFailed isLast={help.last.length > 0} onRetry={help.retry} />
      ) : null}
      <Body answered={answered} onDone={focus} />
      {help.state === 'none' ? (
        <div className="border-t border-line bg-panel px-5 py-4 text-sm sm:px-7">
          <p className="font-bold">{text.noPrograms()}</p>
          <p>{text.noProgramsWords()}</p>
        </div>
      ) : null}
    </AnswerCard>
  );
}

function Body({ answered, onDone }: { answered: Calculator; onDone: () => void }) {
  const { verdict, estimate, latest, ifRaised, offered, details, quote, actions } = answered;
  const { increaseDownPayment } = estimate.comparison;
  switch (verdict) {
    case 'loading':
      return <AnswerSkeleton />;
    case 'no-loan':
      return (
        <NoLoanAnswer estimate={estimate} onChangePrice={() => actions.showPart('price-box')} />
      );
    case 'qualified':
      return <LoweredAnswer estimate={estimate} latest={latest} />;
    case 'not-qualified':
      return ifRaised ? (
        <NotQualifiedAnswer
          estimate={estimate}
          ifRaised={ifRaised}
          offered={details.applyAssistance ? 0 : offered}
          onIncrease={() => {
            const downPayment = raisedDownPayment(quote.downPayment, increaseDownPayment);
            actions.changeAmounts({ downPayment });
            onDone();
          }}
          onApplyHelp={() => {
            actions.changeDetails({ applyAssistance: true });
            onDone();
          }}
        />
      ) : null;
    case 'not-offered':
      return (
        <Suspense fallback={<AnswerSkeleton />}>
          <PlainAnswer estimate={estimate} />
        </Suspense>
      );
    case 'unknown':
      return <TraditionalAnswer estimate={estimate} isHeading />;
  }
}

/** Says that help could not be loaded, and what the figures below count instead. */
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
