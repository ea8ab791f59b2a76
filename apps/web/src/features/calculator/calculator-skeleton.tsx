import { calculatorText as text } from '@/lib/texts.ts';
import { ResultLayout } from '@/state/result-layout/result-layout.tsx';
import { LoadingStatus, Skeleton } from '@/ui/skeleton.tsx';

/** The calculator's heading, its boxes and its answer, in their places, while it loads. */
export function CalculatorSkeleton() {
  return (
    <ResultLayout
      page="calculator"
      header={
        <>
          <h1 className="flex min-h-11 items-center text-xl leading-tight font-bold sm:text-2xl">
            {text.title()}
          </h1>
          <Skeleton className="h-5 w-64 max-w-full" />
        </>
      }
      top={<Skeleton className="h-140" />}
      left={<Skeleton className="h-40 min-[65rem]:h-140" />}
    >
      <LoadingStatus />
      <Skeleton className="h-dvh" />
    </ResultLayout>
  );
}
