import { calculatorText as text } from '@/lib/texts.ts';
import { ResultLayout } from '@/state/result-layout/result-layout.tsx';
import { Skeleton } from '@/ui/skeleton.tsx';
import { cardClass } from './results/answer/answer-card.tsx';
import { AnswerSkeleton } from './results/answer/answer-skeleton.tsx';

/** Placeholders for the calculator's heading, input boxes and answer while the page loads. */
export function CalculatorSkeleton() {
  return (
    <ResultLayout
      page="calculator"
      header={
        <>
          <h1 className="flex min-h-11 items-center text-xl leading-tight font-bold sm:text-2xl">
            {text.title()}
          </h1>
          <div className="min-h-[3lh] sm:min-h-[2lh]">
            <Skeleton className="h-5 w-64 max-w-full" />
          </div>
        </>
      }
      top={
        <div className={`${cardClass} border-line`}>
          <AnswerSkeleton />
        </div>
      }
      left={<Skeleton className="h-40 min-[65rem]:h-140" />}
    >
      <Skeleton className="h-dvh" />
    </ResultLayout>
  );
}
