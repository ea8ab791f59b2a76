import { programsText as text } from '@/lib/texts.ts';
import { Card } from '@/ui/card.tsx';
import { Page } from '@/ui/page.tsx';
import { LoadingStatus, Skeleton } from '@/ui/skeleton.tsx';

/** Placeholder for the list while the matches load. */
export function ProgramsSkeleton() {
  return (
    <Page title={text.searching()} lead={<Skeleton className="h-12 max-w-96 sm:h-6" />}>
      <LoadingStatus />
      <div className="grid gap-3">
        <CardSkeleton />
        <CardSkeleton />
        <CardSkeleton />
      </div>
    </Page>
  );
}

function CardSkeleton() {
  return (
    <Card>
      <div className="flex flex-wrap justify-between gap-x-4 gap-y-2">
        <div className="grow basis-56">
          <Skeleton className="h-5 w-1/2" />
          <Skeleton className="mt-1.5 h-7 w-3/4" />
        </div>
        <Skeleton className="h-8 w-28" />
      </div>
      <Skeleton className="mt-4 h-7 w-40" />
      <Skeleton className="mt-4 h-6 w-64 max-w-full" />
      <div className="mt-3 border-t border-line pt-3">
        <Skeleton className="h-9 w-full" />
      </div>
    </Card>
  );
}
