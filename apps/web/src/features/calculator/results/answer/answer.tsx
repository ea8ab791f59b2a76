import type { Estimate } from '@latchkey/domain';
import type { Ref } from 'react';
import { Suspense } from 'react';
import { lazyPage } from '@/lib/lazy-page.ts';
import { answerText as text } from '@/lib/texts.ts';
import type { Help } from '../../assistance/use-help.ts';
import type { Verdict } from '../verdict.ts';
import { AnswerCard } from './answer-card.tsx';
import { AnswerSkeleton } from './answer-skeleton.tsx';
import { HelpFailed } from './help-failed.tsx';
import { type AtLatestAverage, LoweredAnswer } from './lowered-answer.tsx';
import { NoLoanAnswer } from './no-loan-answer.tsx';
import { type IfRaised, NotQualifiedAnswer } from './not-qualified-answer.tsx';
import { TraditionalAnswer } from './traditional-answer.tsx';

interface Answered {
  readonly verdict: Verdict;
  readonly estimate: Estimate;
  readonly help: Help;
  readonly latest: AtLatestAverage | null;
  /** Set if the verdict is `not-qualified`. */
  readonly ifRaised: IfRaised | null;
  readonly offered: number;
  readonly onIncrease: () => void;
  readonly onApplyHelp: () => void;
  readonly onChangePrice: () => void;
}

/** Only sites without a lowered payment need it. */
const PlainAnswer = lazyPage(
  ['calculator', 'left-out', 'payments'],
  async () => (await import('./plain-answer.tsx')).PlainAnswer,
);

/** The page's answer: the payment, what comes after it, and what is owed. */
export function Answer({ ref, ...answered }: Answered & { ref: Ref<HTMLElement> }) {
  const { verdict, estimate, help } = answered;
  return (
    <AnswerCard ref={ref} estimate={estimate} look={verdict === 'not-qualified' ? 'warm' : 'plain'}>
      {help.state === 'failed' ? (
        <HelpFailed isLast={help.last.length > 0} onRetry={help.retry} />
      ) : null}
      <Body {...answered} />
      {help.state === 'none' ? (
        <div className="border-t border-line bg-panel px-5 py-4 text-sm sm:px-7">
          <p className="font-bold">{text.noPrograms()}</p>
          <p>{text.noProgramsWords()}</p>
        </div>
      ) : null}
    </AnswerCard>
  );
}

function Body({ verdict, estimate, latest, ifRaised, ...given }: Answered) {
  switch (verdict) {
    case 'loading':
      return <AnswerSkeleton />;
    case 'no-loan':
      return <NoLoanAnswer estimate={estimate} onChangePrice={given.onChangePrice} />;
    case 'qualified':
      return <LoweredAnswer estimate={estimate} latest={latest} />;
    case 'not-qualified':
      return ifRaised ? (
        <NotQualifiedAnswer
          estimate={estimate}
          ifRaised={ifRaised}
          offered={given.offered}
          onIncrease={given.onIncrease}
          onApplyHelp={given.onApplyHelp}
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
