import type { QuoteDraft } from '@latchkey/domain';
import { LoadingStatus, Skeleton } from '@/ui/skeleton.tsx';
import { PageHead } from './page-head.tsx';
import { PriceLayout } from './price-layout.tsx';

/** Placeholders for the answer, the bars and the controls while the page loads. */
export function PriceSkeleton({ draft }: { draft: QuoteDraft | null }) {
  return (
    <PriceLayout
      header={<PageHead draft={draft} />}
      answer={<AnswerSkeleton />}
      controls={<Skeleton className="h-100 rounded-card" />}
    />
  );
}

/** Placeholders for the answer and the bars while the prices are computed. */
export function AnswerSkeleton() {
  return (
    <>
      <LoadingStatus />
      <Skeleton className="h-dvh rounded-card" />
    </>
  );
}
