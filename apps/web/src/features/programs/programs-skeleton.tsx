import { Card } from '@/ui/card.tsx';
import { Page } from '@/ui/page.tsx';
import { LoadingStatus, Skeleton } from '@/ui/skeleton.tsx';
import { text } from './programs-text.ts';

/** The list's shape while the matches are on their way. */
export function ProgramsSkeleton() {
  return (
    <Page title={text.searching()} lead={<Skeleton className="h-6 w-full max-w-96" />}>
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
      <div className="flex justify-between gap-4">
        <div className="grow">
          <Skeleton className="h-5 w-1/2" />
          <Skeleton className="mt-2 h-7 w-3/4" />
        </div>
        <Skeleton className="h-9 w-24" />
      </div>
      <div className="mt-4 flex gap-2">
        <Skeleton className="h-7 w-32" />
        <Skeleton className="h-7 w-24" />
      </div>
      <div className="mt-4 border-t border-line pt-4">
        <Skeleton className="h-5 w-full" />
      </div>
    </Card>
  );
}
