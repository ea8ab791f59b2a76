import type { Scenario } from '@latchkey/domain';
import { lazy } from 'react';
import { useDraftPart } from '@/state/draft.ts';
import { Card } from '@/ui/card.tsx';
import { LazyPart } from '@/ui/lazy-part.tsx';
import { Skeleton } from '@/ui/skeleton.tsx';

const Kept = lazy(async () => ({ default: (await import('./kept.tsx')).Kept }));

/** The saved figures. If the buyer has saved no figures, renders and loads nothing. */
export function KeptList() {
  const scenarios = useDraftPart((draft) => draft?.scenarios) ?? none;
  return scenarios.length > 0 ? (
    <LazyPart loading={<KeptSkeleton count={scenarios.length} />}>
      <Kept scenarios={scenarios} />
    </LazyPart>
  ) : null;
}

const none: readonly Scenario[] = [];

function KeptSkeleton({ count }: { count: number }) {
  return (
    <Card className="mt-4 p-5! pb-16! sm:mt-6 print:hidden">
      <Skeleton className="h-8" />
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows are all the same.
        <Skeleton key={index} className="mt-3 h-25 min-[78.5rem]:h-42" />
      ))}
    </Card>
  );
}
